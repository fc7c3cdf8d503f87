internal import CGtk

/// Wraps GtkCheckButton: a check box, or a radio button if it is in a group.
@MainActor
public final class CheckButton: Widget, Actionable {
  override class var gType: GType { gtk_check_button_get_type() }

  public convenience init() {
    self.init(adopting: gtk_check_button_new())
  }

  /// Creates a check box with a text that has a mnemonic, the letter after an underscore.
  public convenience init(mnemonic: String) {
    self.init(adopting: gtk_check_button_new_with_mnemonic(mnemonic))
    accessibleLabel = Mnemonic.plainText(of: mnemonic)
  }

  /// Lets a text that is wider than its place wrap. Otherwise, the check box is at least as wide as its text.
  public func wrapLabel() {
    for label in descendants(of: [Label.gType]).compactMap({ $0.cast(to: Label.self) }) {
      label.isWrapping = true
      label.prefersOneLine = true
      label.xalign = 0
    }
  }

  public var isActive: Bool {
    get { gtk_check_button_get_active(typed()) != 0 }
    set { gtk_check_button_set_active(typed(), newValue.gboolean) }
  }

  /// Calls `body` after the button was turned on or off.
  public func onToggle(_ body: @escaping @MainActor () -> Void) {
    connectUnlessBlocked("toggled") { _ in body() }
  }

  /// Adds the button to another button's group. At most one button of a group is active.
  public func group(with other: CheckButton?) {
    gtk_check_button_set_group(typed(), other?.typed())
  }
}
