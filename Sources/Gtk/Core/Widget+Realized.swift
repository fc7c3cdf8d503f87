internal import CGtk

extension Widget {
  /// Connects to a signal of an object that the widget has while it is realized, such as its frame clock. Call this
  /// function before the widget is realized.
  ///
  /// - Parameters:
  ///   - object: Returns the object of the widget.
  ///   - body: Called with the widget.
  func connectWhileRealized(
    _ signal: String,
    of object: @escaping @MainActor (UnsafeMutablePointer<GtkWidget>) -> OpaquePointer?,
    _ body: @escaping @MainActor (UnsafeMutablePointer<GtkWidget>) -> Void
  ) {
    // The object is retained as long as it has the handler.
    var handler: (id: gulong, object: Object)?
    connect("realize") { arguments in
      guard let widget = arguments.object(0)?.assumingMemoryBound(to: GtkWidget.self),
        let target = object(widget).map(UnsafeMutableRawPointer.init)
      else { return }
      let closure = makeClosure { _ in
        body(widget)
        return false
      }
      let id = g_signal_connect_closure(target, signal, closure, true.gboolean)
      handler = (id, Object(borrowing: target))
    }
    connect("unrealize") { _ in
      guard let connected = handler else { return }
      g_signal_handler_disconnect(connected.object.pointer, connected.id)
      handler = nil
    }
  }
}
