extension Widget {
  /// Calls `body` when the widget is destroyed: with its window, or after its last reference was released.
  package func onDestroy(_ body: @escaping @MainActor () -> Void) {
    connect("destroy", body)
  }
}
