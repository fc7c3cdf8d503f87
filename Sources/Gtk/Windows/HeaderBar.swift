internal import CGtk

/// Wraps GtkHeaderBar.
@MainActor
public final class HeaderBar: Widget {
  override class var gType: GType { gtk_header_bar_get_type() }

  public convenience init() {
    self.init(adopting: gtk_header_bar_new())
  }

  public func packStart(_ child: Widget) {
    gtk_header_bar_pack_start(opaque, child.widget)
  }

  public func packEnd(_ child: Widget) {
    gtk_header_bar_pack_end(opaque, child.widget)
  }

  /// The widget in the center, or nil for the window's title.
  public var titleWidget: Widget? {
    get { gtk_header_bar_get_title_widget(opaque).map { Widget(borrowing: $0) } }
    set { gtk_header_bar_set_title_widget(opaque, newValue?.widget) }
  }

  /// The layout of the window controls, such as ":close", or nil for the desktop's layout.
  public var decorationLayout: String? {
    get { string(at: gtk_header_bar_get_decoration_layout(opaque)) }
    set { gtk_header_bar_set_decoration_layout(opaque, newValue) }
  }

  /// A Boolean value indicating whether the window controls are shown.
  public var showsTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(opaque) != 0 }
    set { gtk_header_bar_set_show_title_buttons(opaque, newValue.gboolean) }
  }
}
