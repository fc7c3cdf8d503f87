internal import CUchardet

extension TextEncoding {
  /// Returns a text in this encoding, with a byte order mark if the file had one. Characters that the encoding doesn't
  /// have are replaced by similar ones. An encoding that is unknown gives UTF-8.
  package func bytes(of text: String) -> [UInt8] {
    let marked = source == .byteOrderMark ? "\u{feff}" + text : text
    guard name != "UTF-8", let converter = iconv_open(name + "//TRANSLIT", "UTF-8"),
      converter != iconv_t(bitPattern: -1)
    else { return Array(marked.utf8) }
    defer { iconv_close(converter) }
    var input = marked.utf8.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4 + 16)
    let count = output.count
    let unused = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output -> Int in
        var (start, left) = (input.baseAddress, input.count)
        var (end, unused) = (output.baseAddress, output.count)
        while left > 0, iconv(converter, &start, &left, &end, &unused) == -1 {
          // The character has no equivalent. An encoding can need an escape sequence before ASCII.
          iconv(converter, nil, nil, &end, &unused)
          guard left > 0, unused > 0 else { break }
          end?.pointee = CChar(UInt8(ascii: "?"))
          end = end.map { $0 + 1 }
          unused -= 1
          repeat {
            start = start.map { $0 + 1 }
            left -= 1
          } while left > 0 && start.map { UInt8(bitPattern: $0.pointee) & 0xc0 == 0x80 } == true
        }
        // The escape sequence at the end
        iconv(converter, nil, nil, &end, &unused)
        return unused
      }
    }
    return output.prefix(count - unused).map { UInt8(bitPattern: $0) }
  }
}
