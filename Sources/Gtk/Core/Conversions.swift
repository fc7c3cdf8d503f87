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
func withValue<Result>(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}

/// Returns the items of a GListModel, each as the wrapper that `wrap` creates of an owned reference.
@MainActor
func items<Item>(of list: OpaquePointer?, _ wrap: (UnsafeMutableRawPointer) -> Item) -> [Item] {
  guard let list else { return [] }
  return (0..<g_list_model_get_n_items(list)).compactMap {
    g_list_model_get_item(list, $0).map(wrap)
  }
}

/// Converts an index to a GTK list position. Nil becomes GTK_INVALID_LIST_POSITION.
func position(_ index: Int?) -> guint {
  index.map { guint($0) } ?? per_no_position
}

/// Converts a GTK list position to an index. GTK_INVALID_LIST_POSITION becomes nil.
func index(_ position: guint) -> Int? {
  position == per_no_position ? nil : Int(position)
}
