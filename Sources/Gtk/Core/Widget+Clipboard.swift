internal import CGtk

extension Widget {
  /// Copies a text to the clipboard.
  public func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
  }

  /// Copies a text to the clipboard, and the same content as HTML.
  public func copy(_ text: String, html: String) {
    var value = GValue()
    g_value_init(&value, per_type_string)
    g_value_set_string(&value, text)
    let plain = gdk_content_provider_new_for_value(&value)
    g_value_unset(&value)
    let bytes =
      html.utf8.withContiguousStorageIfAvailable { utf8 in
        g_bytes_new(utf8.baseAddress, gsize(utf8.count))
      } ?? nil
    guard let bytes else { return copy(text) }
    let rich = gdk_content_provider_new_for_bytes("text/html", bytes)
    g_bytes_unref(bytes)
    // The union consumes a reference to each provider.
    var providers = [rich, plain]
    let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gdk_clipboard_set_content(gtk_widget_get_clipboard(widget), union)
    g_object_unref(union)
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
