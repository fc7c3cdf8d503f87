internal import CUchardet
internal import Synchronization

/// The text of a file, in UTF-8.
public struct DecodedText: Sendable {
  /// The bytes of the text, without a byte order mark. Invalid bytes are replaced by U+FFFD.
  public let utf8: [UInt8]
  public let encoding: TextEncoding

  /// A reason why bytes can't be decoded.
  public enum Failure: Error, Equatable {
    /// The bytes contain many characters that texts don't have, such as NUL.
    case binary
    /// iconv doesn't know the encoding.
    case unknownEncoding(String)
  }

  /// Decodes bytes.
  ///
  /// A byte order mark determines the encoding. Otherwise, bytes that look like UTF-16, or like UTF-8 with few errors,
  /// are decoded as such. Other bytes are decoded with the most plausible of uchardet's guess and the common encodings.
  ///
  /// - Parameters:
  ///   - name: The name of the encoding; nil to detect it.
  ///   - language: The language of the user, which short texts are likely to be in; empty for any.
  /// - Throws: A `Failure` if the bytes aren't text, or if the encoding is unknown.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(
    _ bytes: [UInt8], encoding name: String? = nil, language: String = ""
  ) throws(Failure) {
    if let known = name ?? Self.byteOrderMark(of: bytes) {
      guard let text = Self.convert(bytes, from: known) else { throw .unknownEncoding(known) }
      utf8 = text.starts(with: [0xef, 0xbb, 0xbf]) ? Array(text.dropFirst(3)) : text
      encoding = TextEncoding(known, name == nil ? .byteOrderMark : .chosen)
    } else if bytes.contains(0), let name = Self.utf16Encoding(of: bytes),
      let text = Self.convert(bytes, from: name)
    {
      (utf8, encoding) = (text, TextEncoding(name, .valid))
    } else if Self.isUTF8(bytes) {
      (utf8, encoding) = (bytes, TextEncoding("UTF-8", .valid))
    } else if let text = Self.repairedUTF8(bytes) {
      (utf8, encoding) = (text, TextEncoding("UTF-8", .guessed))
    } else {
      let name = Self.guess(bytes, language)
      utf8 = Self.convert(bytes, from: name) ?? []
      encoding = TextEncoding(name, .guessed)
    }
    guard !Self.isBinary(utf8) else { throw .binary }
  }

  /// Returns the encoding of a byte order mark; nil if there is none.
  private static func byteOrderMark(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return "UTF-8" }
    if bytes.starts(with: [0xff, 0xfe, 0, 0]) { return "UTF-32LE" }
    if bytes.starts(with: [0xff, 0xfe]) { return "UTF-16LE" }
    if bytes.starts(with: [0xfe, 0xff]) { return "UTF-16BE" }
    return nil
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
  }

  /// Returns a text in UTF-8 with U+FFFD in place of invalid bytes; nil if most of the bytes that are not ASCII are
  /// invalid.
  private static func repairedUTF8(_ bytes: [UInt8]) -> [UInt8]? {
    let text = String(decoding: bytes, as: UTF8.self)
    var (valid, broken) = (0, 0)
    for scalar in text.unicodeScalars where !scalar.isASCII {
      if scalar == "\u{fffd}" { broken += 1 } else { valid += 1 }
    }
    return valid > broken ? Array(text.utf8) : nil
  }

  /// Returns the encoding of a UTF-16 text that has mostly characters below U+0100; nil for other bytes.
  private static func utf16Encoding(of bytes: [UInt8]) -> String? {
    guard bytes.count >= 4, bytes.count % 2 == 0 else { return nil }
    let sample = bytes.prefix(4096)
    var zeros = [0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let pairs = sample.count / 2
    if zeros[1] * 2 > pairs, zeros[0] == 0 { return "UTF-16LE" }
    if zeros[0] * 2 > pairs, zeros[1] == 0 { return "UTF-16BE" }
    return nil
  }

  /// The number of bytes at the start of a file by which the encoding is guessed.
  private static let sampleSize = 1 << 18

  /// The encodings of files without a byte order mark that are tried besides the answer of uchardet.
  private static let commonEncodings = [
    "WINDOWS-1252", "WINDOWS-1250", "CP932", "GB18030", "EUC-JP", "MACINTOSH", "ISO-8859-15",
    "CP850", "ISO-8859-2",
  ]

  /// The encodings in which uchardet is trusted. It often mistakes short Western texts for those in other encodings,
  /// such as the Baltic ones, so these must be more plausible than the common encodings.
  private static let trustedEncodings: Set<String> = [
    "WINDOWS-1250", "WINDOWS-1251", "WINDOWS-1252", "WINDOWS-1254", "WINDOWS-1256", "ISO-8859-2",
    "ISO-8859-5", "ISO-8859-6", "ISO-8859-15", "KOI8-R", "IBM866", "CP932", "EUC-JP", "GB18030",
    "BIG5", "CP949", "UTF-16LE", "UTF-16BE",
  ]

  /// Returns the most plausible encoding of bytes that aren't UTF-8.
  ///
  /// uchardet needs long texts, so its answer is compared with the usual encodings.
  private static func guess(_ bytes: [UInt8], _ language: String) -> String {
    var sample = bytes.prefix(sampleSize)
    if sample.count < bytes.count, let end = sample.lastIndex(where: { $0 == 10 || $0 == 13 }) {
      sample = sample[..<end]
    }
    let content = Array(sample)
    var best = (name: "WINDOWS-1252", implausibility: Int.max)
    let answer = detected(content).map { likelyAnswer($0, content, language) }
    // Among equally plausible encodings, the first one wins.
    let answers = [answer].compactMap(\.self)
    let others = commonEncodings.filter { $0 != answer }
    let isTrusted = answer.map(trustedEncodings.contains) ?? false
    for name in isTrusted ? answers + others : others + answers {
      guard let converted = convert(content, from: name) else { continue }
      let text = String(decoding: converted, as: UTF8.self)
      var implausibility = TextPlausibility.implausibility(of: text)
      // The Japanese letters have the same bytes in EUC-JP.
      if name == "GB18030", text.contains(where: isKana) { implausibility += 1 }
      if implausibility < best.implausibility { best = (name, implausibility) }
      // No other text is more plausible, and the first use of a decoder takes long.
      if implausibility == 0 { break }
    }
    return best.name
  }

  /// The minimum number of accented letters with which uchardet can recognize a language.
  private static let minimumAccentCount = 200

  /// Returns the answer of uchardet. For a short text, it is replaced by the encoding of the user's language if all
  /// letters that differ between the two encodings are letters of that language.
  private static func likelyAnswer(
    _ answer: String, _ bytes: [UInt8], _ language: String
  ) -> String {
    guard bytes.count(where: { $0 > 0x7f }) < minimumAccentCount,
      let alphabet = Alphabet(language: language), alphabet.encoding != answer,
      answer == "WINDOWS-1250" || answer == "WINDOWS-1252",
      let own = convert(bytes, from: alphabet.encoding), let other = convert(bytes, from: answer)
    else { return answer }
    let pairs = zip(
      String(decoding: own, as: UTF8.self).unicodeScalars,
      String(decoding: other, as: UTF8.self).unicodeScalars)
    let isOwn = pairs.allSatisfy { $0 == $1 || alphabet.canContain($0) }
    return isOwn ? alphabet.encoding : answer
  }

  private static func isKana(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x3041...0x30fa).contains($0.value) } ?? false
  }

  /// Returns the answer of uchardet, or an encoding that has all its characters and more.
  private static func detected(_ bytes: [UInt8]) -> String? {
    guard let detector = uchardet_new() else { return nil }
    defer { uchardet_delete(detector) }
    let status = bytes.withUnsafeBytes {
      uchardet_handle_data(detector, $0.bindMemory(to: CChar.self).baseAddress, bytes.count)
    }
    guard status == 0 else { return nil }
    uchardet_data_end(detector)
    let name = String(cString: uchardet_get_charset(detector))
    let supersets = [
      "ISO-8859-1": "WINDOWS-1252", "ISO-8859-9": "WINDOWS-1254", "SHIFT_JIS": "CP932",
      "GB2312": "GB18030", "EUC-KR": "CP949", "UHC": "CP949", "TIS-620": "CP874",
    ]
    return name.isEmpty || name == "ASCII" ? nil : supersets[name] ?? name
  }

  /// The addresses of converters by encoding. One converter of each encoding that has been used stays open, because the
  /// C library otherwise loads the decoder again, which takes longer than decoding a table.
  private static let openConverters = Mutex<[String: Int]>([:])

  /// Returns the bytes in UTF-8, or nil if iconv doesn't know the encoding.
  private static func convert(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    defer { iconv_close(converter) }
    openConverters.withLock {
      if $0[name] == nil { $0[name] = Int(bitPattern: iconv_open("UTF-8", name)) }
    }
    let upper = name.uppercased()
    let unit = upper.hasPrefix("UTF-16") ? 2 : upper.hasPrefix("UTF-32") ? 4 : 1
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 2)
    var buffer = [CChar](repeating: 0, count: min(1 << 16, 4 * bytes.count + 16))
    var input = bytes.map { CChar(bitPattern: $0) }
    input.withUnsafeMutableBufferPointer { input in
      var start = input.baseAddress
      var left = input.count
      /// Appends the characters that a call of iconv writes, and returns the number of their bytes.
      func append(_ work: (_ end: inout UnsafeMutablePointer<CChar>?, _ unused: inout Int) -> Void)
        -> Int
      {
        let written = buffer.withUnsafeMutableBufferPointer { buffer -> Int in
          var end = buffer.baseAddress
          var unused = buffer.count
          work(&end, &unused)
          return buffer.count - unused
        }
        result.append(contentsOf: buffer[..<written].lazy.map { UInt8(bitPattern: $0) })
        return written
      }
      // Some decoders keep a letter until they know whether an accent follows.
      func flush() { _ = append { iconv(converter, nil, nil, &$0, &$1) } }
      while left > 0 {
        let written = append { iconv(converter, &start, &left, &$0, &$1) }
        // If there is no progress, the next bytes are invalid in the encoding.
        guard written == 0, left > 0 else { continue }
        flush()
        result += [0xef, 0xbf, 0xbd]
        let skipped = min(unit, left)
        start = start.map { $0 + skipped }
        left -= skipped
      }
      flush()
    }
    return result
  }

  /// Returns whether so many characters are control characters that the bytes are not text.
  private static func isBinary(_ utf8: [UInt8]) -> Bool {
    let controls = utf8.count { $0 < 0x20 && $0 != 9 && $0 != 10 && $0 != 12 && $0 != 13 }
    return controls * 30 > utf8.count
  }
}
