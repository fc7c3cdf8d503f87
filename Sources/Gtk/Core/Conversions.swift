internal import CGtk

extension Bool {
  var gboolean: CGtk.gboolean { self ? 1 : 0 }
}

/// Returns a copy of a C string that C owns, or nil for NULL.
func string(at pointer: UnsafePointer<CChar>?) -> String? {
  pointer.map { String(cString: $0) }
}

/// Returns a copy of a C string and frees the original, or returns nil for NULL.
func string(taking pointer: UnsafeMutablePointer<CChar>?) -> String? {
  guard let pointer else { return nil }
  defer { g_free(pointer) }
  return String(cString: pointer)
}

/// Calls `body` with a NULL-terminated array of C strings, valid during the call.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  var copies = strings.map { UnsafePointer<CChar>?(g_strdup($0)) }
  defer { for copy in copies { g_free(UnsafeMutableRawPointer(mutating: copy)) } }
  copies.append(nil)
  var lent = copies
  return lent.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
}

/// Calls `body` with an initialized GValue of a type, and unsets it afterwards.
func withValue(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Void) {
  var value = GValue()
  g_value_init(&value, type)
  body(&value)
  g_value_unset(&value)
}

/// Converts an index to a GTK list position. Nil becomes GTK_INVALID_LIST_POSITION.
func position(_ index: Int?) -> guint {
  index.map { guint($0) } ?? per_no_position
}

/// Converts a GTK list position to an index. GTK_INVALID_LIST_POSITION becomes nil.
func index(_ position: guint) -> Int? {
  position == per_no_position ? nil : Int(position)
}
