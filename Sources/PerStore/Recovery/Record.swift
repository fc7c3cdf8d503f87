/// A row in the format of SQLite.
struct Record {
  /// The values; nil for a type of value that Per's tables do not contain.
  let fields: [Value?]
  /// A Boolean value indicating whether no bytes are missing.
  let isWhole: Bool

  /// Reads a row; nil if the bytes are no row.
  ///
  /// - Parameters:
  ///   - payload: The bytes that could be read.
  ///   - length: The length of the row in bytes.
  init?(_ payload: [UInt8], length: Int) {
    var offset = 0
    guard let headerLength = payload.variableInteger(at: &offset),
      headerLength > 1, headerLength <= Int64(min(payload.count, 64))
    else { return nil }
    var types: [Int64] = []
    while offset < Int(headerLength) {
      guard let type = payload.variableInteger(at: &offset), type >= 0 else { return nil }
      types.append(type)
    }
    guard offset == Int(headerLength) else { return nil }
    var fields: [Value?] = []
    for type in types {
      let size = Self.size(of: type)
      guard offset + size <= length else { return nil }
      fields.append(Self.field(type, payload.dropFirst(offset).prefix(size)))
      offset += size
    }
    guard offset == length else { return nil }
    self.fields = fields
    isWhole = payload.count >= length
  }

  private static func size(of type: Int64) -> Int {
    switch type {
    case 1...4: Int(type)
    case 5: 6
    case 6, 7: 8
    case 12...: Int((type - 12) / 2)
    default: 0
    }
  }

  /// Returns the value in `bytes`. There are fewer bytes than the type requires if the row is incomplete.
  private static func field(_ type: Int64, _ bytes: ArraySlice<UInt8>) -> Value? {
    switch type {
    case 0: return .null
    case 1...6 where bytes.count == size(of: type):
      let sign: Int64 = bytes.first! >= 0x80 ? -1 : 0
      return .integer(bytes.reduce(sign) { $0 << 8 | Int64($1) })
    case 8: return .integer(0)
    case 9: return .integer(1)
    case 13... where type % 2 == 1:
      // Per writes no NUL, but a damaged page can contain many.
      return .text(String(decoding: bytes, as: UTF8.self).withoutNUL)
    default: return nil
    }
  }

  func integer(_ index: Int) -> Int64? {
    if case .integer(let value) = fields[index] { value } else { nil }
  }

  func text(_ index: Int) -> String? {
    if case .text(let value) = fields[index] { value } else { nil }
  }

  func isNull(_ index: Int) -> Bool {
    if case .null = fields[index] { true } else { false }
  }
}
