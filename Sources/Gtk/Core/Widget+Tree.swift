internal import CGtk

extension Widget {
  public var parent: Widget? {
    gtk_widget_get_parent(widget).map { Widget(borrowing: $0) }
  }

  /// The window that contains the widget.
  public var root: Window? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    return Widget(borrowing: UnsafeMutableRawPointer(root)).cast(to: Window.self)
  }

  package var firstChild: Widget? {
    gtk_widget_get_first_child(widget).map { Widget(borrowing: $0) }
  }

  public var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      children.append(Widget(borrowing: child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Returns the descendants that are instances of one of the types, each before its own descendants.
  func descendants(of types: [GType]) -> [Widget] {
    children.flatMap { child in
      (types.contains { child.isInstance(of: $0) } ? [child] : []) + child.descendants(of: types)
    }
  }

  package func isDescendant(of ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }
}
