internal import Glibc

/// Reads and writes whole files.
package enum Files {
  /// Returns the content of a file. It is empty if the file can't be read.
  package static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "re") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Returns the content of a text file in UTF-8, or `nil` if there is no such file.
  package static func text(_ path: String) -> String? {
    exists(path) ? String(decoding: read(path), as: UTF8.self) : nil
  }

  /// The error thrown if a file of the package is missing.
  package struct MissingFile: Error {
    package let path: String
  }

  /// Returns the content of a text file of the package.
  package static func source(_ path: String) throws(MissingFile) -> String {
    guard let text = text(Environment.packageRoot + "/" + path) else {
      throw MissingFile(path: path)
    }
    return text
  }

  package static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "we") else { fatalError("cannot write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  package static func write(_ text: String, to path: String) {
    write(Array(text.utf8), to: path)
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Returns the permissions of a file, or 0 if there is no such file.
  package static func mode(_ path: String) -> UInt32 {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// Creates a folder that only its owner can enter, and the folders above it.
  package static func makeFolder(_ path: String) {
    guard !exists(path) else { return }
    if let end = path.lastIndex(of: "/"), end > path.startIndex { makeFolder(String(path[..<end])) }
    mkdir(path, 0o700)
  }
}
