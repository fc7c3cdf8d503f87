internal import CGtk

extension Widget {
  /// Drops a text on the widget. Returns whether its drop target took it.
  package func drop(text: String) -> Bool {
    withValue(of: per_type_string) { value in
      g_value_set_string(value, text)
      return drop(value)
    }
  }

  /// Drops files on the widget. Returns whether its drop target took them.
  package func drop(files paths: [String]) -> Bool {
    var files: [OpaquePointer?] = paths.map { g_file_new_for_path($0) }
    defer { for file in files { g_object_unref(UnsafeMutableRawPointer(file!)) } }
    return withValue(of: gdk_file_list_get_type()) { value in
      g_value_take_boxed(
        value, UnsafeRawPointer(gdk_file_list_new_from_array(&files, gsize(files.count))))
      return drop(value)
    }
  }

  private func drop(_ content: UnsafeMutablePointer<GValue>) -> Bool {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    let target = items(of: controllers, Object.init(adopting:)).first {
      $0.isInstance(of: gtk_drop_target_get_type())
    }
    guard let target else { return false }
    var values = [GValue(), GValue(), GValue(), GValue()]
    g_value_init_from_instance(&values[0], target.pointer)
    g_value_init(&values[1], g_value_get_type())
    g_value_set_boxed(&values[1], content)
    g_value_init(&values[2], per_type_double)
    g_value_init(&values[3], per_type_double)
    defer { for place in values.indices { g_value_unset(&values[place]) } }
    return withValue(of: per_type_boolean) { value in
      g_signal_emitv(&values, g_signal_lookup("drop", gtk_drop_target_get_type()), 0, value)
      return g_value_get_boolean(value) != 0
    }
  }
}
