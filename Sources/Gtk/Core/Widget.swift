internal import CGtk

/// A thing that can be seen on the screen. Its parent keeps it; the wrapper is one more reference.
@MainActor
public class Widget: Object {
  override init(adopting pointer: UnsafeMutableRawPointer) {
    super.init(adopting: pointer)
  }

  override required init(borrowing pointer: UnsafeMutableRawPointer) {
    super.init(borrowing: pointer)
  }

  var widget: UnsafeMutablePointer<GtkWidget> { typed() }

  /// The widget as a more special one, where it is one: for what was found by walking the tree.
  public func cast<Target: Widget>(to type: Target.Type) -> Target? {
    isInstance(ofTypeNamed: "Gtk\(type)") ? Target(borrowing: pointer) : nil
  }

  /// The name by which style sheets and tests find the widget.
  public var name: String {
    get { String(cString: gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }

  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue.gboolean) }
  }

  /// Whether it is on the screen, as are all its ancestors.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether it answers the user. Reading tells the widget's own setting, not its ancestors'.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue.gboolean) }
  }

  /// Whether it answers the user, and so do all its ancestors.
  public var isEffectivelySensitive: Bool { gtk_widget_is_sensitive(widget) != 0 }

  /// Whether a pointer can hit it.
  public var canTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue.gboolean) }
  }

  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  public var tooltip: String? {
    get { string(at: gtk_widget_get_tooltip_text(widget)) }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// Lays the widget out the other way; its children follow unless they say otherwise.
  public var textDirection: TextDirection {
    get { TextDirection(gtk_widget_get_direction(widget)) }
    set { gtk_widget_set_direction(widget, newValue.value) }
  }

  public func addClass(_ name: String) {
    gtk_widget_add_css_class(widget, name)
  }

  public func removeClass(_ name: String) {
    gtk_widget_remove_css_class(widget, name)
  }

  public func setClass(_ name: String, on isOn: Bool) {
    isOn ? addClass(name) : removeClass(name)
  }

  public func hasClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(widget, name) != 0
  }

  /// Sounds the system's bell, where the user has it on.
  public func errorBell() {
    gtk_widget_error_bell(widget)
  }

  /// Does what Enter does on it; false where it does nothing. A button acts a quarter second later.
  @discardableResult
  public func activate() -> Bool {
    gtk_widget_activate(widget) != 0
  }

  @discardableResult
  public func onMapped(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("map", body)
  }

  @discardableResult
  public func onDestroy(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("destroy", body)
  }

  public func addController(_ controller: EventController) {
    g_object_ref(controller.pointer)
    gtk_widget_add_controller(widget, controller.opaque)
  }

  public func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(widget, controller.opaque)
  }
}
