internal import CGtk

extension Widget {
  /// Copies a text to the clipboard.
  public func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
  }
}
