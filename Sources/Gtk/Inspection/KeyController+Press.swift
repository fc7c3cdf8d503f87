internal import CGtk

extension KeyController {
  /// Emits a key press. Returns whether a handler stopped the propagation.
  package func press(_ event: KeyEvent) -> Bool {
    var values = (GValue(), GValue(), GValue(), GValue())
    return withUnsafeMutableBytes(of: &values) { bytes in
      let values = bytes.bindMemory(to: GValue.self)
      let base = values.baseAddress!
      g_value_init_from_instance(base, pointer)
      g_value_init(base + 1, per_type_uint)
      g_value_set_uint(base + 1, event.key.keyval)
      g_value_init(base + 2, per_type_uint)
      g_value_init(base + 3, gdk_modifier_type_get_type())
      g_value_set_flags(base + 3, event.modifiers.state)
      defer { for index in values.indices { g_value_unset(base + index) } }
      var returnValue = GValue()
      g_value_init(&returnValue, per_type_boolean)
      let signal = g_signal_lookup("key-pressed", gtk_event_controller_key_get_type())
      g_signal_emitv(base, signal, 0, &returnValue)
      return g_value_get_boolean(&returnValue) != 0
    }
  }
}
