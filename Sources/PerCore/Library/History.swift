/// The steps that can be undone and redone.
public struct History: Equatable, Sendable {
  /// One user action.
  public struct Step: Equatable, Sendable {
    public let action: Action
    /// The changes of the action in their order; they are undone together.
    public let changes: [Change]
  }

  /// The maximum number of steps; the oldest steps are removed.
  public static let limit = 1000

  private var done: [Step] = []
  private var undone: [Step] = []

  public init() {}

  var lastDone: Step? { done.last }

  var lastUndone: Step? { undone.last }

  /// The action that undo reverts.
  public var undoable: Action? { done.last?.action }

  /// The action that redo repeats.
  public var redoable: Action? { undone.last?.action }

  /// Appends a step and removes all steps that could be redone.
  mutating func append(_ step: Step) {
    done.append(step)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
  }

  /// Makes the last step redoable, and returns it.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// Makes the step that was undone last undoable again, and returns it.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
