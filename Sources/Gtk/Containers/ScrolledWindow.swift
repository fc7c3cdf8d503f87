internal import CGtk

/// Wraps GtkScrolledWindow.
@MainActor
public final class ScrolledWindow: Widget {
  override class var gType: GType { gtk_scrolled_window_get_type() }

  /// Wraps GtkPolicyType: when a scrollbar is shown.
  public enum Policy: UInt32, CEnumeration, Sendable {
    typealias Value = GtkPolicyType

    case always, automatic, never, external
  }

  public convenience init(child: Widget? = nil) {
    self.init(adopting: gtk_scrolled_window_new())
    self.child = child
    connect("unrealize") { arguments in
      if let pointer = arguments.object(0) { Self.disconnect(pointer) }
    }
  }

  /// Disconnects a scrolled window from the settings. GTK 4.8 connects one function and disconnects another, and calls
  /// the first one with a finalized widget when the user changes how scrollbars are shown.
  private static func disconnect(_ pointer: UnsafeMutableRawPointer) {
    let settings = gtk_widget_get_settings(Widget(borrowing: pointer).typed())
    g_signal_handlers_disconnect_matched(
      settings.map { UnsafeMutableRawPointer($0) }, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, pointer)
  }

  public var child: Widget? {
    get { gtk_scrolled_window_get_child(opaque).map { Widget(borrowing: $0) } }
    set { gtk_scrolled_window_set_child(opaque, newValue?.widget) }
  }

  /// Shows a child that is scrolled only vertically.
  ///
  /// - Parameter name: The accessible label.
  public func scrollVertically(_ child: Widget, name: String) {
    self.child = child
    accessibleLabel = name
    setPolicy(horizontal: .never, vertical: .automatic)
  }

  public func setPolicy(horizontal: Policy, vertical: Policy) {
    gtk_scrolled_window_set_policy(opaque, horizontal.value, vertical.value)
  }

  /// A Boolean value indicating whether the scrollbars are over the content, where they are visible only while the
  /// pointer moves.
  package var overlaysScrollbars: Bool {
    get { gtk_scrolled_window_get_overlay_scrolling(opaque) != 0 }
    set { gtk_scrolled_window_set_overlay_scrolling(opaque, newValue ? 1 : 0) }
  }

  /// The vertical scroll position, in pixels.
  public var verticalPosition: Double {
    get { gtk_adjustment_get_value(verticalAdjustment) }
    set { gtk_adjustment_set_value(verticalAdjustment, newValue) }
  }

  /// The maximum vertical scroll position, in pixels.
  public var maximumVerticalPosition: Double {
    gtk_adjustment_get_upper(verticalAdjustment) - gtk_adjustment_get_page_size(verticalAdjustment)
  }

  /// Calls `body` with the vertical scroll position, in pixels, after each vertical scroll.
  public func onVerticalPositionChange(_ body: @escaping @MainActor (Double) -> Void) {
    Object(borrowing: verticalAdjustment).connect("value-changed") { arguments in
      guard let adjustment = arguments.object(0) else { return }
      body(gtk_adjustment_get_value(Object(borrowing: adjustment).typed()))
    }
  }

  /// Calls `body` when the width of a scrollable child, such as a list view, has changed.
  ///
  /// The call comes during the layout of the child. Schedule further layout changes with `ListView.onLayout(_:)` or
  /// `MainLoop.idle`.
  public func onWidthChange(_ body: @escaping @MainActor () -> Void) {
    Object(borrowing: gtk_scrolled_window_get_hadjustment(opaque))
      .connect("notify::page-size", body)
  }

  /// Calls `body` when the height of the content or of its visible part has changed.
  ///
  /// The call comes during the layout. Schedule further layout changes, for example with
  /// `MainLoop.idle`.
  public func onHeightChange(_ body: @escaping @MainActor () -> Void) {
    Object(borrowing: verticalAdjustment).connect("changed", body)
  }

  /// A Boolean value indicating whether the natural height is that of the child.
  public var propagateNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue.gboolean) }
  }

  /// The maximum natural height, in pixels, or -1 for none.
  public var maximumContentHeight: Int {
    get { Int(gtk_scrolled_window_get_max_content_height(opaque)) }
    set { gtk_scrolled_window_set_max_content_height(opaque, Int32(newValue)) }
  }

  /// A Boolean value indicating whether the natural width is that of the child.
  public var propagateNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(opaque, newValue.gboolean) }
  }

  private var verticalAdjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(opaque)
  }
}
