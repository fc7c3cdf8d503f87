internal import CGtk

/// A child that may be larger than its room.
@MainActor
public final class ScrolledWindow: Widget {
  /// When a scroll bar is there.
  public enum Policy: Sendable {
    case always, automatic, never, external

    var value: GtkPolicyType {
      switch self {
      case .always: GTK_POLICY_ALWAYS
      case .automatic: GTK_POLICY_AUTOMATIC
      case .never: GTK_POLICY_NEVER
      case .external: GTK_POLICY_EXTERNAL
      }
    }
  }

  public convenience init(child: Widget? = nil) {
    self.init(adopting: gtk_scrolled_window_new())
    self.child = child
  }

  public var child: Widget? {
    get { gtk_scrolled_window_get_child(opaque).map { Widget(borrowing: $0) } }
    set { gtk_scrolled_window_set_child(opaque, newValue?.widget) }
  }

  public func setPolicy(horizontal: Policy, vertical: Policy) {
    gtk_scrolled_window_set_policy(opaque, horizontal.value, vertical.value)
  }

  /// How far the child is scrolled down, in pixels.
  public var verticalPosition: Double {
    get { gtk_adjustment_get_value(verticalAdjustment) }
    set { gtk_adjustment_set_value(verticalAdjustment, newValue) }
  }

  /// How far the child can be scrolled down, in pixels.
  public var maximumVerticalPosition: Double {
    gtk_adjustment_get_upper(verticalAdjustment) - gtk_adjustment_get_page_size(verticalAdjustment)
  }

  /// Called whenever the child was scrolled up or down.
  @discardableResult
  public func onVerticalPositionChange(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    Object(borrowing: verticalAdjustment).connect("value-changed", body)
  }

  /// Called whenever a child that scrolls by itself, such as a list, was given another width. It is being laid out
  /// then: what depends on its width has to be changed later.
  @discardableResult
  public func onWidthChange(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    Object(borrowing: gtk_scrolled_window_get_hadjustment(opaque))
      .connect("notify::page-size", body)
  }

  /// Whether it asks for the height that its child would like.
  public var propagateNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue.gboolean) }
  }

  /// Whether it asks for the width that its child would like.
  public var propagateNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(opaque, newValue.gboolean) }
  }

  /// The least height it shows, in pixels; -1 for none.
  public var minimumContentHeight: Int {
    get { Int(gtk_scrolled_window_get_min_content_height(opaque)) }
    set { gtk_scrolled_window_set_min_content_height(opaque, Int32(newValue)) }
  }

  /// The greatest height it asks for, in pixels; -1 for none.
  public var maximumContentHeight: Int {
    get { Int(gtk_scrolled_window_get_max_content_height(opaque)) }
    set { gtk_scrolled_window_set_max_content_height(opaque, Int32(newValue)) }
  }

  private var verticalAdjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(opaque)
  }
}
