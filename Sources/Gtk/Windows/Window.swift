internal import CGtk

/// A window. GTK keeps it from the moment it is made until it is closed or destroyed.
@MainActor
public class Window: Widget {
  public convenience init() {
    self.init(borrowing: gtk_window_new())
  }

  /// Gives every window that does not name its own this icon of the icon theme.
  public static func setDefaultIconName(_ name: String) {
    gtk_window_set_default_icon_name(name)
  }

  public var title: String? {
    get { string(at: gtk_window_get_title(typed())) }
    set { gtk_window_set_title(typed(), newValue) }
  }

  public var iconName: String? {
    get { string(at: gtk_window_get_icon_name(typed())) }
    set { gtk_window_set_icon_name(typed(), newValue) }
  }

  /// The size to open with, in pixels; -1 leaves a side to the content. Once open, the present size.
  public var defaultSize: (width: Int, height: Int) {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_window_get_default_size(typed(), &width, &height)
      return (Int(width), Int(height))
    }
    set { gtk_window_set_default_size(typed(), Int32(newValue.width), Int32(newValue.height)) }
  }

  /// Called when the user has given the window another width.
  @discardableResult
  public func onResize(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
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

  /// The window that this window belongs to, which makes this one a dialog. Set it before the window is shown.
  public var transientFor: Window? {
    get { gtk_window_get_transient_for(typed()).map { Window(borrowing: $0) } }
    set {
      gtk_window_set_transient_for(typed(), newValue?.typed())
      // A screen reader speaks all text of a dialog.
      let isDialog = newValue != nil && !isInstance(ofTypeNamed: "GtkShortcutsWindow")
      setAccessibleRole(isDialog ? .dialog : .window)
    }
  }

  /// Whether it goes when the window it stands before goes.
  public var isDestroyedWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(typed()) != 0 }
    set { gtk_window_set_destroy_with_parent(typed(), newValue.gboolean) }
  }

  public var isResizable: Bool {
    get { gtk_window_get_resizable(typed()) != 0 }
    set { gtk_window_set_resizable(typed(), newValue.gboolean) }
  }

  public var isMaximized: Bool {
    get { gtk_window_is_maximized(typed()) != 0 }
    set { newValue ? gtk_window_maximize(typed()) : gtk_window_unmaximize(typed()) }
  }

  /// Whether it closes but lives on, to be shown again.
  public var hidesOnClose: Bool {
    get { gtk_window_get_hide_on_close(typed()) != 0 }
    set { gtk_window_set_hide_on_close(typed(), newValue.gboolean) }
  }

  /// Whether the keyboard is with this window.
  public var isActive: Bool { gtk_window_is_active(typed()) != 0 }

  /// What Enter activates where the focused widget does not take it.
  public var defaultWidget: Widget? {
    get { gtk_window_get_default_widget(typed()).map { Widget(borrowing: $0) } }
    set { gtk_window_set_default_widget(typed(), newValue?.widget) }
  }

  /// The widget that has the focus in this window: for an entry, the text inside it.
  public var focusedWidget: Widget? {
    get { gtk_window_get_focus(typed()).map { Widget(borrowing: $0) } }
    set { gtk_window_set_focus(typed(), newValue?.widget) }
  }

  /// Whether the focused widget shows that it is focused, as it does once keys are used.
  public var isFocusVisible: Bool {
    get { gtk_window_get_focus_visible(typed()) != 0 }
    set { gtk_window_set_focus_visible(typed(), newValue.gboolean) }
  }

  public func present() {
    gtk_window_present(typed())
  }

  /// Asks the window to close, as the user does; `onCloseRequest` may refuse.
  public func close() {
    gtk_window_close(typed())
  }

  /// Takes the window away, asking nobody. Its widgets, and their handlers, go with the last wrapper
  /// of the window, not before.
  public func destroy() {
    gtk_window_destroy(typed())
  }

  /// Called when the window is about to close; true keeps it open.
  @discardableResult
  public func onCloseRequest(_ body: @escaping @MainActor () -> Bool) -> SignalHandler {
    connectAnswering("close-request") { _ in body() }
  }

  /// Called when a window that was shown is gone, whether it was closed or destroyed. Its widgets
  /// live on for as long as a wrapper of the window does.
  @discardableResult
  public func onClosed(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("unrealize") { arguments in
      guard let window = arguments.object(0), !Self.isToplevel(window) else { return }
      body()
    }
  }

  @discardableResult
  public func onFocusChange(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("notify::focus-widget", body)
  }

  @discardableResult
  public func onActiveChange(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("notify::is-active", body)
  }

  /// Whether GTK still counts the window among its own.
  private static func isToplevel(_ window: UnsafeMutableRawPointer) -> Bool {
    let toplevels = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(toplevels)).contains { index in
      let toplevel = g_list_model_get_item(toplevels, index)
      defer { g_object_unref(toplevel) }
      return toplevel == window
    }
  }
}
