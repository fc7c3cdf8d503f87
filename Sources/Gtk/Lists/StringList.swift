internal import CGtk

/// Strings for a list or a dropdown to show.
@MainActor
public final class StringList: Object {
  public init(_ strings: [String] = []) {
    super.init(adopting: withCStrings(strings) { UnsafeMutableRawPointer(gtk_string_list_new($0)) })
  }

  override init(borrowing pointer: UnsafeMutableRawPointer) {
    super.init(borrowing: pointer)
  }

  public var count: Int { Int(g_list_model_get_n_items(opaque)) }

  public var strings: [String] { (0..<count).map { self[$0] } }

  public subscript(index: Int) -> String {
    Gtk.string(at: gtk_string_list_get_string(opaque, guint(index))) ?? ""
  }

  /// Puts `strings` in the place of `removing` ones; one change for all who look at the list.
  public func splice(_ position: Int, removing: Int, adding strings: [String]) {
    withCStrings(strings) { additions in
      gtk_string_list_splice(opaque, guint(position), guint(removing), additions)
    }
  }

  /// Puts `count` empty strings in the place of `removing` ones: for lists whose rows know by
  /// their position what to show.
  public func splice(_ position: Int, removing: Int, addingEmpty count: Int) {
    "".withCString { empty in
      var additions = [UnsafePointer<CChar>?](repeating: empty, count: count)
      additions.append(nil)
      gtk_string_list_splice(opaque, guint(position), guint(removing), &additions)
    }
  }

  /// The object that stands for the string.
  func object(at index: Int) -> Object? {
    g_list_model_get_item(opaque, guint(index)).map { Object(adopting: $0) }
  }

  static func string(of object: Object?) -> String {
    object.flatMap { Gtk.string(at: gtk_string_object_get_string($0.opaque)) } ?? ""
  }
}
