internal import CGtk

/// Wraps GFile.
@MainActor
public final class File: Object {
  override init(borrowing pointer: UnsafeMutableRawPointer) {
    super.init(borrowing: pointer)
  }

  override init(adopting pointer: UnsafeMutableRawPointer) {
    super.init(adopting: pointer)
  }

  /// The path; nil for a file that is not in the file system.
  public var path: String? { string(taking: g_file_get_path(opaque)) }

  /// The name to show, without folders.
  public var name: String { string(taking: g_file_get_basename(opaque)) ?? "" }

  /// Replaces the content, and calls `body` with the error message; nil after success.
  public func replace(by bytes: [UInt8], _ body: @escaping @MainActor (String?) -> Void) {
    typealias Body = Boxed<@MainActor (String?) -> Void>
    let content = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(content) }
    g_file_replace_contents_bytes_async(
      opaque, content, nil, false.gboolean, G_FILE_CREATE_NONE, nil,
      { source, result, data in
        var error: UnsafeMutablePointer<GError>?
        g_file_replace_contents_finish(OpaquePointer(source), result, nil, &error)
        let message = string(at: error?.pointee.message)
        g_clear_error(&error)
        let body = Unmanaged<Body>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { body.value(message) }
      }, Unmanaged.passRetained(Body(body)).toOpaque())
  }

  /// Returns the files of a list, which is released.
  static func all(in list: OpaquePointer?) -> [File] {
    guard let list else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      g_list_model_get_item(list, index).map { File(adopting: $0) }
    }
  }
}
