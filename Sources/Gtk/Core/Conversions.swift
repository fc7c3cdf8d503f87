internal import CGtk

extension Bool {
  var gboolean: CGtk.gboolean { self ? 1 : 0 }
}

/// The string at a pointer that C keeps; nil for NULL.
func string(at pointer: UnsafePointer<CChar>?) -> String? {
  pointer.map { String(cString: $0) }
}

/// The string at a pointer that the caller has to free; nil for NULL.
func string(taking pointer: UnsafeMutablePointer<CChar>?) -> String? {
  guard let pointer else { return nil }
  defer { g_free(pointer) }
  return String(cString: pointer)
}

/// Lends a NULL-terminated array of C strings.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  var copies = strings.map { UnsafePointer<CChar>?(g_strdup($0)) }
  defer { for copy in copies { g_free(UnsafeMutableRawPointer(mutating: copy)) } }
  copies.append(nil)
  var lent = copies
  return lent.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
}

/// Lends an initialized value of a type, and clears it afterwards.
func withValue(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Void) {
  var value = GValue()
  g_value_init(&value, type)
  body(&value)
  g_value_unset(&value)
}

/// A position in a list as GTK writes it.
func position(_ index: Int?) -> guint {
  index.map { guint($0) } ?? per_no_position
}

/// A position in a list as Swift writes it.
func index(_ position: guint) -> Int? {
  position == per_no_position ? nil : Int(position)
}
