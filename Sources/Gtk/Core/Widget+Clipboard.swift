internal import CGtk

extension Widget {
  /// Copies a text to the clipboard.
  public func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
  }

  /// Copies a text to the clipboard, and the same content as HTML.
  public func copy(_ text: String, html: String) {
    let plain = withValue(of: per_type_string) { value in
      g_value_set_string(value, text)
      return gdk_content_provider_new_for_value(value)
    }
    let rich = contentProvider(Array(html.utf8), type: "text/html")
    // The union consumes a reference to each provider.
    var providers = [rich, plain]
    let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gdk_clipboard_set_content(gtk_widget_get_clipboard(widget), union)
    g_object_unref(union)
  }

  /// Reads the text of the clipboard and calls `body` with it, or with nil if it has none.
  ///
  /// The text has no NUL. GTK itself would end the text there.
  public func readClipboard(_ body: @escaping @MainActor (String?) -> Void) {
    let clipboard = gtk_widget_get_clipboard(widget)
    let data = Unmanaged.passRetained(ClipboardBody(body)).toOpaque()
    let formats = gdk_clipboard_get_formats(clipboard)
    guard gdk_content_formats_contain_mime_type(formats, plainText) != 0 else {
      return gdk_clipboard_read_text_async(
        clipboard, nil,
        { source, result, data in
          let text = string(
            taking: gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil))
          finish(data, text)
        }, data)
    }
    withCStrings([plainText]) { types in
      gdk_clipboard_read_async(
        clipboard, types, G_PRIORITY_DEFAULT, nil,
        { source, result, data in
          guard
            let input = gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil)
          else { return finish(data, nil) }
          let output = g_memory_output_stream_new_resizable()
          g_output_stream_splice_async(
            output, input,
            GOutputStreamSpliceFlags(
              G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue
                | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue),
            G_PRIORITY_DEFAULT, nil,
            { source, result, data in
              let output = UnsafeMutableRawPointer(source!).assumingMemoryBound(
                to: GOutputStream.self)
              guard g_output_stream_splice_finish(output, result, nil) >= 0 else {
                return finish(data, nil)
              }
              let bytes = g_memory_output_stream_steal_as_bytes(
                UnsafeMutableRawPointer(source!).assumingMemoryBound(to: GMemoryOutputStream.self))
              defer { g_bytes_unref(bytes) }
              var size: gsize = 0
              let start = g_bytes_get_data(bytes, &size)
              let text = UnsafeRawBufferPointer(start: start, count: Int(size)).filter { $0 != 0 }
              finish(data, String(decoding: text, as: UTF8.self))
            }, data)
          g_object_unref(input)
          g_object_unref(output)
        }, data)
    }
  }
}

/// Returns a new provider of bytes for the clipboard.
func contentProvider(_ bytes: [UInt8], type: String) -> UnsafeMutablePointer<GdkContentProvider> {
  let content = g_bytes_new(bytes, gsize(bytes.count))
  defer { g_bytes_unref(content) }
  return gdk_content_provider_new_for_bytes(type, content)
}

/// The type of plain text in UTF-8.
let plainText = "text/plain;charset=utf-8"

private typealias ClipboardBody = Boxed<@MainActor (String?) -> Void>

/// Calls the retained body of a read of the clipboard, on the main thread.
private func finish(_ data: gpointer?, _ text: String?) {
  let body = Unmanaged<ClipboardBody>.fromOpaque(data!).takeRetainedValue()
  MainActor.assumeIsolated { body.value(text) }
}
