internal import CGtk

/// Wraps GtkStack.
@MainActor
public final class Stack: Widget {
  public enum Transition: Sendable {
    case none, crossfade, slideLeftRight, slideUpDown

    var value: GtkStackTransitionType {
      switch self {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      case .slideLeftRight: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT
      case .slideUpDown: GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN
      }
    }
  }

  public convenience init(transition: Transition = .none) {
    self.init(adopting: gtk_stack_new())
    setTransition(transition)
  }

  public func addChild(_ child: Widget, name: String) {
    gtk_stack_add_named(opaque, child.widget, name)
  }

  /// The name of the visible child. GTK logs a warning if it is set to a name that no child has.
  public var visibleChildName: String? {
    get { string(at: gtk_stack_get_visible_child_name(opaque)) }
    set { newValue.map { gtk_stack_set_visible_child_name(opaque, $0) } }
  }

  public func setTransition(_ transition: Transition) {
    gtk_stack_set_transition_type(opaque, transition.value)
  }
}
