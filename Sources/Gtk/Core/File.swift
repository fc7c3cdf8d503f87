internal import CGtk

/// Wraps GFile.
@MainActor
public final class File: Object {
  /// - Parameter uri: The URI, such as "smb://server/prices.csv".
  package convenience init(uri: String) {
    self.init(adopting: UnsafeMutableRawPointer(g_file_new_for_uri(uri)))
  }

  /// The path; nil for a file that is not in the file system.
  public var path: String? { string(taking: g_file_get_path(opaque)) }

  /// The name to show, without folders.
  public var name: String { string(taking: g_file_get_basename(opaque)) ?? "" }

  /// The result of reading a file.
  public enum ReadResult: Sendable {
    case content([UInt8])
    /// The error message of the system.
    case failure(String)
  }

  /// Reads the content, and calls `body` with it.
  ///
  /// - Parameter limit: The number of bytes after which reading stops. The content can be longer than the limit then.
  public func read(atMost limit: Int, _ body: @escaping @MainActor (ReadResult) -> Void) {
    let reading = Reading((limit, body))
    g_file_load_partial_contents_async(
      opaque, nil,
      { _, size, data in
        let reading = Unmanaged<Reading>.fromOpaque(data!).takeUnretainedValue()
        return (size <= reading.value.limit).gboolean
      },
      { source, result, data in
        var content: UnsafeMutablePointer<CChar>?
        var (size, error): (gsize, UnsafeMutablePointer<GError>?) = (0, nil)
        g_file_load_partial_contents_finish(
          OpaquePointer(source), result, &content, &size, nil, &error)
        let bytes = UnsafeRawBufferPointer(start: content, count: Int(size))
        let outcome =
          string(at: error?.pointee.message).map { ReadResult.failure($0) }
          ?? .content([UInt8](bytes))
        g_free(content)
        g_clear_error(&error)
        let reading = Unmanaged<Reading>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { reading.value.body(outcome) }
      }, Unmanaged.passRetained(reading).toOpaque())
  }

  private typealias Reading = Boxed<(limit: Int, body: @MainActor (ReadResult) -> Void)>

  /// Returns the files of a list, which is released.
  static func all(in list: OpaquePointer?) -> [File] {
    defer { list.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    return items(of: list, File.init(adopting:))
  }
}
