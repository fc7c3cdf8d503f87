internal import CUchardet

/// The text of a file, in UTF-8.
public struct DecodedText: Sendable {
  /// The bytes of the text, without a byte order mark. Bytes that the encoding doesn't have became U+FFFD.
  public let utf8: [UInt8]
  public let encoding: TextEncoding

  /// A reason why bytes are no text.
  public enum Failure: Error {
    /// The bytes contain characters that texts don't have, such as NUL.
    case binary
    /// iconv doesn't know the encoding.
    case unknownEncoding(String)
  }

  /// Decodes bytes.
  ///
  /// A byte order mark decides. Otherwise, bytes that are valid UTF-8 or that look like UTF-16 are that; then uchardet
  /// guesses, and the last resort is Windows-1252.
  ///
  /// - Parameter name: The name of the encoding; nil to detect it.
  public init(_ bytes: [UInt8], encoding name: String? = nil) throws(Failure) {
    if let name {
      guard let text = Self.convert(bytes, from: name) else { throw .unknownEncoding(name) }
      (utf8, encoding) = (Self.withoutMark(text), TextEncoding(name, .chosen))
    } else if let (name, length) = Self.byteOrderMark(of: bytes) {
      guard let text = Self.convert(Array(bytes[length...]), from: name) else {
        throw .unknownEncoding(name)
      }
      (utf8, encoding) = (text, TextEncoding(name, .byteOrderMark))
    } else if Self.isUTF8(bytes) {
      (utf8, encoding) = (bytes, TextEncoding("UTF-8", .valid))
    } else if let name = Self.looksLikeUTF16(bytes), let text = Self.convert(bytes, from: name) {
      (utf8, encoding) = (text, TextEncoding(name, .valid))
    } else if let name = Self.guess(bytes), let text = Self.convert(bytes, from: name),
      !Self.hasControls(text), !Self.hasReplacements(text)
    {
      (utf8, encoding) = (text, TextEncoding(name, .guessed))
    } else {
      utf8 = Self.convert(bytes, from: "WINDOWS-1252") ?? bytes
      encoding = TextEncoding("WINDOWS-1252", .guessed)
    }
    guard !Self.hasControls(utf8) else { throw .binary }
  }

  private static func byteOrderMark(of bytes: [UInt8]) -> (name: String, length: Int)? {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return ("UTF-8", 3) }
    if bytes.starts(with: [0xff, 0xfe, 0, 0]) { return ("UTF-32LE", 4) }
    if bytes.starts(with: [0xff, 0xfe]) { return ("UTF-16LE", 2) }
    if bytes.starts(with: [0xfe, 0xff]) { return ("UTF-16BE", 2) }
    return nil
  }

  private static func withoutMark(_ text: [UInt8]) -> [UInt8] {
    text.starts(with: [0xef, 0xbb, 0xbf]) ? Array(text.dropFirst(3)) : text
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    guard !bytes.contains(0) else { return false }
    return bytes.withUnsafeBufferPointer {
      String(validating: $0, as: UTF8.self) != nil
    }
  }

  /// Returns the byte order of UTF-16 text, most of whose characters are below U+0100; nil for other bytes.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 4, bytes.count % 2 == 0 else { return nil }
    let sample = bytes.prefix(4096)
    var zeros = [0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let pairs = sample.count / 2
    if zeros[1] * 2 > pairs, zeros[0] == 0 { return "UTF-16LE" }
    if zeros[0] * 2 > pairs, zeros[1] == 0 { return "UTF-16BE" }
    return nil
  }

  /// The greatest number of bytes that uchardet looks at.
  private static let sampleSize = 1 << 18

  private static func guess(_ bytes: [UInt8]) -> String? {
    guard let detector = uchardet_new() else { return nil }
    defer { uchardet_delete(detector) }
    let count = min(bytes.count, sampleSize)
    let status = bytes.withUnsafeBytes {
      uchardet_handle_data(detector, $0.bindMemory(to: CChar.self).baseAddress, count)
    }
    guard status == 0 else { return nil }
    uchardet_data_end(detector)
    let name = String(cString: uchardet_get_charset(detector))
    // Windows-1252 has all characters of ISO 8859-1 that texts have, and more.
    return name.isEmpty ? nil : name == "ISO-8859-1" ? "WINDOWS-1252" : name
  }

  /// Returns the bytes in UTF-8, or nil if iconv doesn't know the encoding.
  private static func convert(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    defer { iconv_close(converter) }
    let unit = name.hasPrefix("UTF-16") ? 2 : name.hasPrefix("UTF-32") ? 4 : 1
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 2)
    var buffer = [CChar](repeating: 0, count: 1 << 16)
    var input = bytes.map { CChar(bitPattern: $0) }
    input.withUnsafeMutableBufferPointer { input in
      var start = input.baseAddress
      var left = input.count
      while left > 0 {
        let written = buffer.withUnsafeMutableBufferPointer { buffer -> Int in
          var end = buffer.baseAddress
          var room = buffer.count
          iconv(converter, &start, &left, &end, &room)
          return buffer.count - room
        }
        result.append(contentsOf: buffer[..<written].lazy.map { UInt8(bitPattern: $0) })
        // Without progress, the next bytes are no character of the encoding.
        guard written == 0, left > 0 else { continue }
        result += [0xef, 0xbf, 0xbd]
        let skipped = min(unit, left)
        start = start.map { $0 + skipped }
        left -= skipped
        iconv(converter, nil, nil, nil, nil)
      }
    }
    return result
  }

  /// Returns whether a text has control characters other than tabs and line breaks.
  private static func hasControls(_ utf8: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20, byte != 9, byte != 10, byte != 12, byte != 13 { return true }
      // U+0080 to U+009F, but not U+0085, a line break.
      if previous == 0xc2, byte < 0xa0, byte != 0x85 { return true }
      previous = byte
    }
    return false
  }

  private static func hasReplacements(_ utf8: [UInt8]) -> Bool {
    var count = 0
    for byte in utf8 {
      switch (count, byte) {
      case (0, 0xef), (1, 0xbf): count += 1
      case (2, 0xbd): return true
      default: count = byte == 0xef ? 1 : 0
      }
    }
    return false
  }
}
