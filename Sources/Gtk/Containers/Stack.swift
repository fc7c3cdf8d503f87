internal import CGtk

/// Wraps GtkStack.
@MainActor
public final class Stack: Widget {
  override class var gType: GType { gtk_stack_get_type() }

  public convenience init() {
    self.init(adopting: gtk_stack_new())
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
