internal import CGtk

/// Wraps GtkMenuButton.
@MainActor
public final class MenuButton: Widget {
  override class var gType: GType { gtk_menu_button_get_type() }

  public convenience init(iconName: String? = nil, menu: Menu? = nil) {
    self.init(adopting: gtk_menu_button_new())
    // The inner button has the focus, and from GTK 4.14 on the name of the menu button, which may be its tooltip.
    setAccessibleRole(.generic)
    firstChild?.setAccessibleRole(.button)
    if let iconName { self.iconName = iconName }
    setMenu(menu)
  }

  public var iconName: String? {
    get { string(at: gtk_menu_button_get_icon_name(opaque)) }
    set {
      gtk_menu_button_set_icon_name(opaque, newValue ?? "")
      restoreAccessibleLabel()
    }
  }

  public func setMenu(_ menu: Menu?) {
    gtk_menu_button_set_menu_model(opaque, menu?.typed())
    restoreAccessibleLabel()
    guard let popover = gtk_menu_button_get_popover(opaque) else { return }
    MenuFocus().follow(Widget(borrowing: popover))
    Widget(borrowing: popover).connect("closed") { arguments in
      let button = arguments.emitter(as: Widget.self).parent?.firstChild
      MainLoop.idle { button?.takeLostFocus() }
    }
  }

  /// Calls `body` with the button before the menu is opened for the first time. It sets the menu, which a window
  /// doesn't need to be shown.
  public func onFirstOpening(_ body: @escaping @MainActor (MenuButton) -> Void) {
    let box = FirstOpening(body)
    gtk_menu_button_set_create_popup_func(
      opaque,
      { button, data in
        guard let button, let data else { return }
        let box = Unmanaged<FirstOpening>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated {
          let body = box.body
          box.body = nil
          body?(MenuButton(borrowing: UnsafeMutableRawPointer(button)))
        }
      }, Unmanaged.passRetained(box).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<FirstOpening>.fromOpaque(data).release()
      })
  }

  /// The call that is made once.
  private final class FirstOpening {
    nonisolated(unsafe) var body: (@MainActor (MenuButton) -> Void)?

    init(_ body: @escaping @MainActor (MenuButton) -> Void) {
      self.body = body
    }
  }

  /// Puts a widget into the menu, in the place of an item that was appended with an id.
  public func addMenuChild(_ child: Widget, id: String) {
    guard let popover = gtk_menu_button_get_popover(opaque) else { return }
    gtk_popover_menu_add_child(Widget(borrowing: popover).opaque, child.widget, id)
  }

  /// A Boolean value indicating whether the button is drawn with a frame.
  public var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(opaque) != 0 }
    set { gtk_menu_button_set_has_frame(opaque, newValue.gboolean) }
  }

  /// A Boolean value indicating whether F10 opens the menu.
  public var isPrimary: Bool {
    get { gtk_menu_button_get_primary(opaque) != 0 }
    set { gtk_menu_button_set_primary(opaque, newValue.gboolean) }
  }

  package func popUp() {
    gtk_menu_button_popup(opaque)
  }

  package func popDown() {
    gtk_menu_button_popdown(opaque)
  }
}

extension Widget {
  /// Takes the focus if a hidden widget has it. GTK 4.8 leaves it in a submenu that is closed with its menu, and then
  /// no key reaches the window.
  fileprivate func takeLostFocus() {
    guard let window = root else { return }
    if window.focusedWidget?.isMapped != true { grabFocus() }
  }
}

/// Returns the focus to the widget that had it before a menu was opened, if Escape closes the menu. An action of the
/// menu can move the focus itself.
@MainActor
private final class MenuFocus {
  /// The open menu, and the widget that had the focus before.
  private var open: (menu: Widget, focused: Widget)?

  func follow(_ menu: Widget) {
    menu.connect("map") { arguments in
      let menu = arguments.emitter(as: Widget.self)
      // The menu doesn't have the focus yet.
      self.open = menu.root?.focusedWidget.map { (menu, $0) }
    }
    menu.connect("unmap") { _ in self.open = nil }
    menu.onKeyPress { event in
      guard event.key == .escape, let (menu, focused) = self.open else { return false }
      MainLoop.idle {
        if !menu.isMapped, focused.isMapped { focused.grabFocusKeepingSelection() }
      }
      return false
    }
  }
}

extension Widget {
  /// Takes the focus without selecting the text of a field, so that the next key doesn't replace it.
  fileprivate func grabFocusKeepingSelection() {
    if isInstance(of: gtk_text_get_type()) {
      gtk_text_grab_focus_without_selecting(typed())
    } else {
      grabFocus()
    }
  }
}
