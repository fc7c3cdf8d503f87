internal import CGtk

/// Wraps GtkStringList.
@MainActor
public final class StringList: Object, ListModel {
  public convenience init(_ strings: [String] = []) {
    self.init(adopting: withCStrings(strings) { UnsafeMutableRawPointer(gtk_string_list_new($0)) })
  }

  public var count: Int { Int(g_list_model_get_n_items(opaque)) }

  public var strings: [String] { (0..<count).map { self[$0] } }

  public subscript(index: Int) -> String {
    Gtk.string(at: gtk_string_list_get_string(opaque, guint(index))) ?? ""
  }

  /// Replaces `removing` strings with `count` empty strings. For lists whose rows get their content
  /// by position. The model emits one `items-changed` signal.
  public func splice(_ position: Int, removing: Int, addingEmpty count: Int) {
    "".withCString { empty in
      var additions = [UnsafePointer<CChar>?](repeating: empty, count: count)
      additions.append(nil)
      gtk_string_list_splice(opaque, guint(position), guint(removing), &additions)
    }
  }

  /// Returns the GtkStringObject at an index.
  func object(at index: Int) -> Object? {
    g_list_model_get_item(opaque, guint(index)).map { Object(adopting: $0) }
  }

  static func string(of object: Object?) -> String {
    object.flatMap { Gtk.string(at: gtk_string_object_get_string($0.opaque)) } ?? ""
  }
}
