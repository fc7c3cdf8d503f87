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

  public var firstChild: Widget? {
    gtk_widget_get_first_child(widget).map { Widget(borrowing: $0) }
  }

  public var nextSibling: Widget? {
    gtk_widget_get_next_sibling(widget).map { Widget(borrowing: $0) }
  }

  public var children: [Widget] {
    Array(
      sequence(state: firstChild) { next in
        defer { next = next?.nextSibling }
        return next
      })
  }

  public func isDescendant(of ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }
}
