internal import CGtk

/// Wraps GtkWidget. The parent of a widget also retains it.
@MainActor
public class Widget: Object {
  override init(adopting pointer: UnsafeMutableRawPointer) {
    super.init(adopting: pointer)
  }

  override required init(borrowing pointer: UnsafeMutableRawPointer) {
    super.init(borrowing: pointer)
  }

  var widget: UnsafeMutablePointer<GtkWidget> { typed() }

  /// The type of GTK that the class wraps; `G_TYPE_INVALID` for a class that wraps none.
  class var gType: GType { 0 }

  /// Returns the widget as an instance of a subclass, or nil if it is not one.
  public func cast<Target: Widget>(to type: Target.Type) -> Target? {
    isInstance(of: type.gType) ? Target(borrowing: pointer) : nil
  }

  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set {
      // GTK keeps the measured size of a hidden widget that gets a child, and would show the widget with it.
      if newValue, !isVisible { gtk_widget_queue_resize(widget) }
      gtk_widget_set_visible(widget, newValue.gboolean)
    }
  }

  /// A Boolean value indicating whether the widget and all its ancestors are shown.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// A Boolean value indicating whether the widget's own `sensitive` property is set.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue.gboolean) }
  }

  /// A Boolean value indicating whether the widget and all its ancestors are sensitive.
  public var isEffectivelySensitive: Bool { gtk_widget_is_sensitive(widget) != 0 }

  /// A Boolean value indicating whether the widget receives pointer events.
  public var canTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue.gboolean) }
  }

  /// The opacity, from 0 to 1.
  package var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  public var tooltip: String? {
    get { string(at: gtk_widget_get_tooltip_text(widget)) ?? tooltipOnDemand }
    set {
      gtk_widget_set_tooltip_text(widget, newValue)
      hideTooltipBehindMenus()
    }
  }

  /// The text direction of the widget, in which it also arranges its children.
  public var textDirection: TextDirection {
    get { TextDirection(gtk_widget_get_direction(widget)) ?? .none }
    set { gtk_widget_set_direction(widget, newValue.value) }
  }

  public func addClass(_ name: String) {
    gtk_widget_add_css_class(widget, name)
  }

  package func removeClass(_ name: String) {
    gtk_widget_remove_css_class(widget, name)
  }

  public func setClass(_ name: String, on isOn: Bool) {
    isOn ? addClass(name) : removeClass(name)
  }

  public func hasClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(widget, name) != 0
  }

  /// Plays the system's error sound, if the user enabled it.
  public func errorBell() {
    gtk_widget_error_bell(widget)
  }

  /// Activates the widget as Enter does. Returns false if it cannot be activated. A button emits
  /// `clicked` 250 ms later.
  @discardableResult
  package func activate() -> Bool {
    gtk_widget_activate(widget) != 0
  }

  package func onMapped(_ body: @escaping @MainActor () -> Void) {
    connect("map", body)
  }

  public func addController(_ controller: EventController) {
    gtk_widget_add_controller(widget, controller.consumed)
  }
}
