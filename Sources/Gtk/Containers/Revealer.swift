internal import CGtk

/// Wraps GtkRevealer.
@MainActor
public final class Revealer: Widget {
  override class var gType: GType { gtk_revealer_get_type() }

  /// Wraps GtkRevealerTransitionType.
  public enum Transition: UInt32, CEnumeration, Sendable {
    typealias Value = GtkRevealerTransitionType

    case crossfade = 1, slideRight = 2, slideUp = 4, slideDown
  }

  public convenience init(transition: Transition = .slideDown) {
    self.init(adopting: gtk_revealer_new())
    gtk_revealer_set_transition_type(opaque, transition.value)
  }

  public var child: Widget? {
    get { gtk_revealer_get_child(opaque).map { Widget(borrowing: $0) } }
    set { gtk_revealer_set_child(opaque, newValue?.widget) }
  }

  /// A Boolean value indicating whether the child is revealed or being revealed.
  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set { gtk_revealer_set_reveal_child(opaque, newValue.gboolean) }
  }
}
