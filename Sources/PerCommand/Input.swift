internal import Glibc
internal import PerCore
internal import PerFiles

/// A file that products are read from.
struct Input {
  /// A file that can't be read, with a message for the user.
  struct Failure: Error {
    let message: String
  }

  /// The name for messages; "-" for standard input.
  let name: String
  private let bytes: [UInt8]
  private let encoding: String?
  private let language: String

  /// Reads a file, or standard input for "-".
  ///
  /// - Parameters:
  ///   - encoding: The name of the file's encoding; nil to detect it.
  ///   - language: The language of the user, by which the encoding of short files is detected.
  init(_ name: String, encoding: String?, language: String) throws(Failure) {
    self.name = name
    (self.encoding, self.language) = (encoding, language)
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(name == "-" ? nil : name)
    } catch {
      let reason =
        switch error {
        case .folder: "it is a folder"
        case .tooLarge: "it is larger than 512 MiB"
        case .notRegular: "it is not a regular file"
        case .noWriter: "nothing writes to it"
        case .changed: "it was changed while it was read"
        case .system(let number): String(cString: strerror(number))
        }
      throw Failure(message: "\(name) can't be read: \(reason)")
    }
  }

  /// Returns whether an argument is the name of an existing file.
  static func isFile(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the text of a table.
  func text() throws(Failure) -> DecodedText {
    do throws(DecodedText.Failure) {
      return try DecodedText(bytes, encoding: encoding, language: language)
    } catch {
      switch error {
      case .binary: throw Failure(message: "\(name) is not a text file")
      case .unknownEncoding(let encoding):
        throw Failure(message: "the encoding \(encoding) is unknown; see iconv --list")
      }
    }
  }

  /// Returns all lines of the file, including empty ones. Bytes that are not text stay in their lines, which the reader
  /// refuses.
  func lines() throws(Failure) -> [String] {
    var text = bytes
    if encoding != nil {
      text = try self.text().utf8
    } else if let decoded = try? DecodedText(bytes, language: language) {
      text = decoded.utf8
    }
    return String(decoding: text, as: UTF8.self).lines.map { String($0) }
  }
}
