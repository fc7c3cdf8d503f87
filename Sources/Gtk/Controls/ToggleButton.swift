internal import CGtk

/// A button that stays pressed.
@MainActor
public final class ToggleButton: Button {
  public convenience init(label: String) {
    self.init(adopting: gtk_toggle_button_new_with_label(label))
  }

  public convenience init(mnemonic: String) {
    self.init(adopting: gtk_toggle_button_new_with_mnemonic(mnemonic))
    nameByMnemonic(mnemonic)
  }

  public convenience init(iconName: String) {
    self.init(adopting: gtk_toggle_button_new())
    gtk_button_set_icon_name(typed(), iconName)
  }

  public var isActive: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set { gtk_toggle_button_set_active(typed(), newValue.gboolean) }
  }

  /// Makes the two exclude one another: of a group one is pressed at most.
  public func group(with other: ToggleButton?) {
    gtk_toggle_button_set_group(typed(), other?.typed())
  }

  /// Called whenever `isActive` changed, by whomever; in a group also on the one let go.
  @discardableResult
  public func onToggle(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("toggled", body)
  }
}
