internal import CGtk

/// Wraps GtkToggleButton.
@MainActor
public final class ToggleButton: Button {
  override class var gType: GType { gtk_toggle_button_get_type() }

  public convenience init(label: String) {
    self.init(adopting: gtk_toggle_button_new_with_label(label))
  }

  public convenience init(mnemonic: String) {
    self.init(adopting: gtk_toggle_button_new_with_mnemonic(mnemonic))
    accessibleLabel = Mnemonic.plainText(of: mnemonic)
  }

  public convenience init(iconName: String) {
    self.init(adopting: gtk_toggle_button_new())
    gtk_button_set_icon_name(typed(), iconName)
  }

  public var isActive: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set { gtk_toggle_button_set_active(typed(), newValue.gboolean) }
  }

  /// Adds the button to another button's group. At most one button of a group is active.
  public func group(with other: ToggleButton?) {
    gtk_toggle_button_set_group(typed(), other?.typed())
  }

  /// Calls `body` after `isActive` changed, by the user or the program. In a group, this includes
  /// the button that became inactive.
  public func onToggle(_ body: @escaping @MainActor () -> Void) {
    connectUnlessBlocked("toggled") { _ in body() }
  }
}
