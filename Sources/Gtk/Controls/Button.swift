internal import CGtk

/// Wraps GtkButton.
@MainActor
public class Button: Widget, Actionable {
  override class var gType: GType { gtk_button_get_type() }

  public convenience init(label: String) {
    self.init(adopting: gtk_button_new_with_label(label))
  }

  /// Creates a button with a mnemonic, the letter after an underscore. The accessible label is the
  /// text without the underscore.
  public convenience init(mnemonic: String) {
    self.init(adopting: gtk_button_new_with_mnemonic(mnemonic))
    accessibleLabel = Mnemonic.plainText(of: mnemonic)
  }

  /// Creates a button with an icon from the icon theme. Set its `accessibleLabel`.
  public convenience init(iconName: String) {
    self.init(adopting: gtk_button_new_from_icon_name(iconName))
  }

  /// The text, including the underscore of a mnemonic, or nil if the button has no text. An
  /// accessible label that was set is kept.
  public var label: String? {
    get { string(at: gtk_button_get_label(typed())) }
    set {
      gtk_button_set_label(typed(), newValue ?? "")
      if gtk_button_get_use_underline(typed()) != 0 {
        accessibleLabel = Mnemonic.plainText(of: newValue ?? "")
      } else {
        restoreAccessibleLabel()
      }
    }
  }

  /// The uppercase letter that activates the button together with Alt; nil if the label has no mnemonic.
  public var mnemonicLetter: String? {
    guard gtk_button_get_use_underline(typed()) != 0 else { return nil }
    return label.flatMap(Mnemonic.letter)
  }

  package var iconName: String? { string(at: gtk_button_get_icon_name(typed())) }

  public var child: Widget? {
    get { gtk_button_get_child(typed()).map { Widget(borrowing: $0) } }
    set { gtk_button_set_child(typed(), newValue?.widget) }
  }

  public var hasFrame: Bool {
    get { gtk_button_get_has_frame(typed()) != 0 }
    set { gtk_button_set_has_frame(typed(), newValue.gboolean) }
  }

  /// Emits the `clicked` signal if the button is sensitive.
  public func click() {
    guard isEffectivelySensitive else { return }
    emit("clicked")
  }

  public func onClick(_ body: @escaping @MainActor () -> Void) {
    connect("clicked", body)
  }
}
