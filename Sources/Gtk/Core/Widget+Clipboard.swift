internal import CGtk

extension Widget {
  /// Puts text where other programs can paste it from.
  public func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
  }
}
