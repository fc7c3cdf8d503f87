/// A change of a list model: items were replaced with `added` items from `position` on.
struct ItemsChange {
  let position, added: Int

  /// Creates the change from the arguments of the signal `items-changed`.
  init(_ arguments: SignalArguments) {
    (position, added) = (Int(arguments.uint(1)), Int(arguments.uint(3)))
  }
}
