internal import CGtk

/// Keys that do actions once the focused widget has had no use for them.
///
/// The application's accelerators come before the widget instead, so that a text that is being typed would lose its
/// own undo to them.
@MainActor
public final class ShortcutController: EventController {
  public init() {
    super.init(adopting: gtk_shortcut_controller_new(), phase: .bubble)
  }

  /// Lets an accelerator such as "<Control>z" do an action such as "win.undo".
  public func add(_ accelerator: String, action: String) {
    guard let trigger = gtk_shortcut_trigger_parse_string(accelerator) else { return }
    // The controller owns the shortcut, which owns the two.
    gtk_shortcut_controller_add_shortcut(
      opaque, gtk_shortcut_new(trigger, gtk_named_action_new(action)))
  }
}
