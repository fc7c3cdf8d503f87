internal import CGtk

/// A thing to press.
@MainActor
public class Button: Widget {
  public convenience init(label: String) {
    self.init(adopting: gtk_button_new_with_label(label))
  }

  /// A button whose letter after an underscore presses it, with Alt. It is named by the text
  /// without the underscore.
  public convenience init(mnemonic: String) {
    self.init(adopting: gtk_button_new_with_mnemonic(mnemonic))
    nameByMnemonic(mnemonic)
  }

  /// A button with an icon of the icon theme; give it an `accessibleLabel`.
  public convenience init(iconName: String) {
    self.init(adopting: gtk_button_new_from_icon_name(iconName))
  }

  /// The text, with the underscore of a mnemonic; nil for an icon. A name of its own stays.
  public var label: String? {
    get { string(at: gtk_button_get_label(typed())) }
    set {
      gtk_button_set_label(typed(), newValue ?? "")
      if gtk_button_get_use_underline(typed()) != 0 {
        nameByMnemonic(newValue ?? "")
      } else {
        restoreAccessibleLabel()
      }
    }
  }

  public var iconName: String? {
    get { string(at: gtk_button_get_icon_name(typed())) }
    set {
      gtk_button_set_icon_name(typed(), newValue ?? "")
      restoreAccessibleLabel()
    }
  }

  public var child: Widget? {
    get { gtk_button_get_child(typed()).map { Widget(borrowing: $0) } }
    set { gtk_button_set_child(typed(), newValue?.widget) }
  }

  public var hasFrame: Bool {
    get { gtk_button_get_has_frame(typed()) != 0 }
    set { gtk_button_set_has_frame(typed(), newValue.gboolean) }
  }

  /// Does what a press does, where the button answers the user.
  public func click() {
    guard isEffectivelySensitive else { return }
    emit("clicked")
  }

  @discardableResult
  public func onClick(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("clicked", body)
  }

  func nameByMnemonic(_ mnemonic: String) {
    accessibleLabel = Mnemonic.plainText(of: mnemonic)
  }
}
