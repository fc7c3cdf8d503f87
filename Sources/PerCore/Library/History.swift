/// What was done and can be taken back, and what was taken back and can be done again.
public struct History: Equatable, Sendable {
  /// One thing that the user did.
  public struct Step: Equatable, Sendable {
    public let action: Action
    /// In the order in which they were made; kept and taken back as one.
    public let changes: [Change]
  }

  /// How many steps can be taken back; the oldest are forgotten.
  public static let limit = 1000

  private var done: [Step] = []
  private var undone: [Step] = []

  public init() {}

  var lastDone: Step? { done.last }

  var lastUndone: Step? { undone.last }

  /// What undo would take back.
  public var undoable: Action? { done.last?.action }

  /// What redo would do again.
  public var redoable: Action? { undone.last?.action }

  /// Notes what was done, after which nothing is left to redo.
  mutating func note(_ step: Step) {
    done.append(step)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
  }

  /// Moves the last step to those that can be redone, and returns it.
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
