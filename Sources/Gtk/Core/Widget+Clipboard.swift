internal import CGtk

extension Widget {
  /// Copies a text to the clipboard.
  public func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
  }

  /// Reads the text of the clipboard and calls `body` with it, or with nil if it has none.
  public func readClipboard(_ body: @escaping @MainActor (String?) -> Void) {
    typealias Body = Boxed<@MainActor (String?) -> Void>
    gdk_clipboard_read_text_async(
      gtk_widget_get_clipboard(widget), nil,
      { source, result, data in
        let text = string(
          taking: gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil))
        let body = Unmanaged<Body>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { body.value(text) }
      }, Unmanaged.passRetained(Body(body)).toOpaque())
  }
}
