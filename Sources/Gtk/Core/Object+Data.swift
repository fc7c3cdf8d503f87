internal import CGtk

extension Object {
  /// Returns the string stored in the GObject under a key, or nil if there is none.
  ///
  /// Use it for state that must be shared by all wrappers of the object.
  func stringData(_ key: String) -> String? {
    string(at: g_object_get_data(typed(), key)?.assumingMemoryBound(to: CChar.self))
  }

  /// Stores a string in the GObject under a key. Nil removes it.
  func setStringData(_ key: String, _ text: String?) {
    g_object_set_data_full(typed(), key, text.map { g_strdup($0) }, g_free)
  }

  /// Returns the Swift object stored in the GObject under a key, which must always have the same type.
  ///
  /// - Parameter make: Creates the object if there is none.
  func object<Value: AnyObject>(forKey key: String, _ make: () -> Value) -> Value {
    if let stored = g_object_get_data(typed(), key) {
      return Unmanaged<Value>.fromOpaque(stored).takeUnretainedValue()
    }
    let value = make()
    g_object_set_data_full(typed(), key, Unmanaged.passRetained(value).toOpaque()) { value in
      Unmanaged<AnyObject>.fromOpaque(value!).release()
    }
    return value
  }
}
