internal import CGtk

extension Object {
  /// The value of a property of type string; nil if it has none.
  subscript(property name: String) -> String? {
    get {
      withValue(of: per_type_string) { value in
        g_object_get_property(typed(), name, value)
        return string(at: g_value_get_string(value))
      }
    }
    set {
      withValue(of: per_type_string) { value in
        g_value_set_string(value, newValue)
        g_object_set_property(typed(), name, value)
      }
    }
  }
}
