internal import CGtk

extension Widget {
  /// A Boolean value indicating whether the widget would show its tooltip under the pointer.
  package var wouldShowTooltip: Bool {
    let query = g_object_new_with_properties(gtk_tooltip_get_type(), 0, nil, nil)
    defer { g_object_unref(query) }
    var values = [GValue](repeating: GValue(), count: 5)
    g_value_init_from_instance(&values[0], pointer)
    for index in 1...2 { g_value_init(&values[index], per_type_int) }
    g_value_init(&values[3], per_type_boolean)
    g_value_init_from_instance(&values[4], query)
    var result = GValue()
    g_value_init(&result, per_type_boolean)
    g_signal_emitv(&values, g_signal_lookup("query-tooltip", gtk_widget_get_type()), 0, &result)
    for index in values.indices { g_value_unset(&values[index]) }
    return g_value_get_boolean(&result) != 0
  }
}

extension GtkRuntime {
  /// Cancels the pending tooltip. GTK 4.8 logs a warning if a window is destroyed within
  /// half a second after a pointer event.
  package static func dropPendingTooltip() {
    guard let display = gdk_display_get_default() else { return }
    Object(borrowing: UnsafeMutableRawPointer(display)).setStringData(
      "gdk-display-current-tooltip", nil)
  }
}
