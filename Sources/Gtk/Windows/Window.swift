internal import CGtk

/// Wraps GtkWindow. GTK retains a window until it is closed or destroyed.
@MainActor
public class Window: Widget {
  override class var gType: GType { gtk_window_get_type() }

  public convenience init() {
    self.init(borrowing: gtk_window_new())
  }

  /// All windows of the program, the most recently created last.
  public static var all: [Window] {
    items(of: gtk_window_get_toplevels(), Window.init(adopting:))
  }

  /// Sets the icon from the icon theme.
  public func setIconName(_ name: String) {
    gtk_window_set_icon_name(typed(), name)
  }

  /// Sets the icon of windows that are shown after this and have no icon name.
  public static func setDefaultIconName(_ name: String) {
    gtk_window_set_default_icon_name(name)
  }

  public var title: String? {
    get { string(at: gtk_window_get_title(typed())) }
    set { gtk_window_set_title(typed(), newValue) }
  }

  /// The initial size, in pixels, or -1 for the size of the content. After the window is shown, the
  /// current size.
  public var defaultSize: (width: Int, height: Int) {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_window_get_default_size(typed(), &width, &height)
      return (Int(width), Int(height))
    }
    set { gtk_window_set_default_size(typed(), Int32(newValue.width), Int32(newValue.height)) }
  }

  /// The width that the content has in the first layout, in pixels.
  public var expectedContentWidth: Int {
    let display = gtk_widget_get_display(widget)
    let hasShadow = gdk_display_is_composited(display) != 0 && gdk_display_is_rgba(display) != 0
    return defaultSize.width - (hasShadow ? 0 : 2 * Self.borderWidth)
  }

  /// The width of the border that replaces the shadow where there is no compositor, in pixels. All themes of GTK have
  /// a padding of 4 pixels and a line of one pixel.
  private static let borderWidth = 5

  /// Calls `body` after the user changed the width of the window.
  public func onResize(_ body: @escaping @MainActor () -> Void) {
    connect("notify::default-width", body)
  }

  public var child: Widget? {
    get { gtk_window_get_child(typed()).map { Widget(borrowing: $0) } }
    set { gtk_window_set_child(typed(), newValue?.widget) }
  }

  public var titlebar: Widget? {
    get { gtk_window_get_titlebar(typed()).map { Widget(borrowing: $0) } }
    set { gtk_window_set_titlebar(typed(), newValue?.widget) }
  }

  public var isModal: Bool {
    get { gtk_window_get_modal(typed()) != 0 }
    set { gtk_window_set_modal(typed(), newValue.gboolean) }
  }

  /// The parent window, above which this window is shown as a dialog. Set it before the window is shown.
  public var transientFor: Window? {
    get { gtk_window_get_transient_for(typed()).map { Window(borrowing: $0) } }
    set {
      gtk_window_set_transient_for(typed(), newValue?.typed())
      // GTK 4.8 doesn't tell assistive technology that a dialog is active. A screen reader speaks all text of a dialog,
      // which is too much for the shortcuts.
      guard GtkRuntime.isAtLeast(minor: 14), !isInstance(of: ShortcutsWindow.gType) else { return }
      setAccessibleRole(newValue == nil ? .window : .dialog)
    }
  }

  public var isResizable: Bool {
    get { gtk_window_get_resizable(typed()) != 0 }
    set { gtk_window_set_resizable(typed(), newValue.gboolean) }
  }

  /// A Boolean value indicating whether the window is active, that is, has the keyboard focus.
  package var isActive: Bool { gtk_window_is_active(typed()) != 0 }

  /// The widget that has the focus in this window. For an entry, this is its inner GtkText.
  package var focusedWidget: Widget? {
    get { gtk_window_get_focus(typed()).map { Widget(borrowing: $0) } }
    set { gtk_window_set_focus(typed(), newValue?.widget) }
  }

  /// Calls `body` after the focus moved to another widget of this window.
  public func onFocusChange(_ body: @escaping @MainActor () -> Void) {
    connect("notify::focus-widget", body)
  }

  /// A Boolean value indicating whether the focus is visible. GTK sets it when the user presses a
  /// navigation key.
  public var isFocusVisible: Bool {
    get { gtk_window_get_focus_visible(typed()) != 0 }
    set { gtk_window_set_focus_visible(typed(), newValue.gboolean) }
  }

  /// The size of the monitor that shows the window, in pixels; nil if the window isn't shown.
  public var screenSize: (width: Int, height: Int)? {
    guard let surface = gtk_native_get_surface(opaque),
      let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(widget), surface)
    else { return nil }
    var geometry = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &geometry)
    return (Int(geometry.width), Int(geometry.height))
  }

  public func present() {
    gtk_window_present(typed())
  }

  /// Closes the window as the user does. A handler of `onCloseRequest` can prevent it.
  package func close() {
    gtk_window_close(typed())
  }

  /// Destroys the window without a close request. Its widgets and their handlers are released with
  /// the last wrapper of the window.
  public func destroy() {
    gtk_window_destroy(typed())
  }

  /// Calls `body` before the window is closed. Return true to keep it open.
  public func onCloseRequest(_ body: @escaping @MainActor () -> Bool) {
    connectReturningBool("close-request") { _ in body() }
  }
}
