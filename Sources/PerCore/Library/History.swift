/// The actions that can be undone and redone.
public struct History: Equatable, Sendable {
  /// An action with the changes that it made.
  public struct Step: Equatable, Sendable {
    public let action: Action
    /// The changes in the order in which they were made, which are saved and undone together.
    public let changes: [Change]
  }

  /// The greatest number of steps that can be undone.
  public static let limit = 1000

  private var done: [Step] = []
  private var undone: [Step] = []

  public init() {}

  var lastDone: Step? { done.last }

  var lastUndone: Step? { undone.last }

  /// The action that undo would undo.
  public var undoable: Action? { done.last?.action }

  /// The action that redo would redo.
  public var redoable: Action? { undone.last?.action }

  /// Records a step. The steps that could be redone are removed.
  mutating func note(_ step: Step) {
    done.append(step)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
  }

  /// Moves the last step to the steps that can be redone, and returns it.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
