internal import CGtk

/// Wraps GtkShortcutController in the bubble phase: shortcuts that apply if the focused widget does
/// not handle the key.
///
/// Application accelerators precede the focused widget. An accelerator for undo, for example, would
/// replace the undo of text entries.
@MainActor
public final class ShortcutController: EventController {
  public init() {
    super.init(adopting: gtk_shortcut_controller_new(), phase: .bubble)
  }

  /// Adds a shortcut from an accelerator such as "<Control>z" to an action such as "win.undo".
  public func add(_ accelerator: String, action: String) {
    guard let trigger = gtk_shortcut_trigger_parse_string(accelerator) else { return }
    // The controller takes ownership of the shortcut, and the shortcut of the trigger and action.
    gtk_shortcut_controller_add_shortcut(
      opaque, gtk_shortcut_new(trigger, gtk_named_action_new(action)))
  }
}
