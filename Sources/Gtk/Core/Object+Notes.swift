internal import CGtk

extension Object {
  /// A text kept with the object itself, for what GTK takes but does not give back.
  func note(_ key: String) -> String? {
    string(at: g_object_get_data(typed(), key)?.assumingMemoryBound(to: CChar.self))
  }

  func setNote(_ key: String, _ text: String?) {
    g_object_set_data_full(typed(), key, text.map { g_strdup($0) }, g_free)
  }
}
