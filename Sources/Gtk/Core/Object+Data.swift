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
}
