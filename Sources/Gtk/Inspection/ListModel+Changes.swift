extension ListModel {
  /// Calls `body` after `removed` items were replaced with `added` items from `position` on.
  package func onItemsChange(
    _ body: @escaping @MainActor (_ position: Int, _ removed: Int, _ added: Int) -> Void
  ) {
    connect("items-changed") { arguments in
      body(Int(arguments.uint(1)), Int(arguments.uint(2)), Int(arguments.uint(3)))
    }
  }
}
