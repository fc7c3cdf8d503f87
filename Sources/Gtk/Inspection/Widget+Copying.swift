internal import CGtk

extension Widget {
  /// Copies bytes to the clipboard as plain text.
  package func copy(bytes: [UInt8]) {
    let provider = contentProvider(bytes, type: plainText)
    gdk_clipboard_set_content(gtk_widget_get_clipboard(widget), provider)
    g_object_unref(provider)
  }
}
