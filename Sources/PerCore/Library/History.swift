/// The steps that can be undone and redone.
public struct History: Equatable, Sendable {
  /// One user action.
  public struct Step: Equatable, Sendable {
    public let action: Action
    /// The changes of the action in their order; they are undone together.
    public let changes: [Change]

    /// The changes that undo the action, in their order.
    var inverseChanges: [Change] { changes.reversed().map(\.inverse) }
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

  /// Makes the last step redoable.
  mutating func undo() {
    if let step = done.popLast() { undone.append(step) }
  }

  /// Makes the step that was undone last undoable again.
  mutating func redo() {
    if let step = undone.popLast() { done.append(step) }
  }
}
