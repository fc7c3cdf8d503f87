internal import CGtk

/// Wraps GtkStack.
@MainActor
public final class Stack: Widget {
  override class var gType: GType { gtk_stack_get_type() }

  /// The animation between two children.
  public enum Transition: Sendable {
    case none
    /// The next child comes from the end, and a previous one from the start.
    case slideLeftRight

    var value: GtkStackTransitionType {
      switch self {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .slideLeftRight: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT
      }
    }
  }

  public convenience init(transition: Transition = .none) {
    self.init(adopting: gtk_stack_new())
    gtk_stack_set_transition_type(opaque, transition.value)
  }

  public func addChild(_ child: Widget, name: String) {
    gtk_stack_add_named(opaque, child.widget, name)
  }

  /// The name of the visible child. GTK logs a warning if it is set to a name that no child has.
  public var visibleChildName: String? {
    get { string(at: gtk_stack_get_visible_child_name(opaque)) }
    set { newValue.map { gtk_stack_set_visible_child_name(opaque, $0) } }
  }
}
