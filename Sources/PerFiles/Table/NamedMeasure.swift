internal import PerCore

/// What a quick look at a name says of measures in it. To read a name as a line takes much longer.
enum NamedMeasure {
  /// The name has no measure.
  case none
  /// The name has one measure, which nothing multiplies: approximately in the base unit of its kind.
  case single(Double, Kind)
  /// Only the reader of lines can tell.
  case unclear

  init(_ name: String) {
    self = .none
    var name = name
    name.withUTF8 { self = Self.find($0) }
  }

  private static func find(_ bytes: UnsafeBufferPointer<UInt8>) -> NamedMeasure {
    var found = NamedMeasure.none
    var hasOtherNumber = false
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      var value = 0.0
      var decimal = 0.0
      while index < bytes.count, isDigit(bytes[index]) || isMark(bytes, index) {
        if isDigit(bytes[index]) {
          value = value * 10 + Double(bytes[index] - 48)
          decimal *= 10
        } else if decimal > 0 {
          return .unclear
        } else {
          decimal = 1
        }
        index += 1
      }
      // A mark before three digits can group them.
      if decimal == 1_000 { return .unclear }
      if decimal > 0 { value /= decimal }
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
      var word: UInt64 = 0
      var length = 0
      while index < bytes.count, case let letter = bytes[index] | 0x20, isLetter(letter) {
        word = word << 8 | UInt64(letter)
        (index, length) = (index + 1, length + 1)
      }
      // Letters of other scripts, and signs.
      if length == 0, index < bytes.count, bytes[index] > 0x7f { return .unclear }
      // Longer words don't fit the number that holds the letters.
      let isWord = (1...7).contains(length)
      if isWord, isMultiplier(word) || isMultiplied(bytes, start) { return .unclear }
      guard isWord, let unit = units[word] else {
        hasOtherNumber = true
        continue
      }
      guard let factor = unit.factor, case .none = found else { return .unclear }
      found = .single(value * factor, unit.kind)
    }
    // The other number can be that of packs: "6 bottles 330 ml".
    if hasOtherNumber, case .single = found { return .unclear }
    return found
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte) }

  /// Returns whether there is a point or a comma between two digits.
  private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    (bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ","))
      && index + 1 < bytes.count && isDigit(bytes[index + 1])
  }

  /// Returns whether there is a multiplication sign or another sign before a number.
  private static func isMultiplied(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard let last = bytes[..<start].last(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return last > 0x7f || "xX*/+".utf8.contains(last)
  }

  /// Returns whether a word behind a number multiplies: "x", "er", "pk", "pack" or "packs".
  private static func isMultiplier(_ word: UInt64) -> Bool {
    word == 0x78 || word == 0x6572 || word == 0x706b || word == 0x7061_636b
      || word == 0x70_6163_6b73
  }

  /// The units of measures; without a factor where it depends on the place.
  private static let units: [UInt64: (kind: Kind, factor: Double?)] = {
    let factors: [(String, Kind, Double?)] = [
      ("g", .weight, 0.001), ("gr", .weight, 0.001), ("gramm", .weight, 0.001),
      ("kg", .weight, 1), ("kilo", .weight, 1), ("dag", .weight, 0.01), ("gm", .weight, 0.001),
      ("ml", .volume, 0.001), ("cl", .volume, 0.01), ("dl", .volume, 0.1), ("l", .volume, 1),
      ("lt", .volume, 1), ("ltr", .volume, 1), ("liter", .volume, 1), ("litre", .volume, 1),
      ("litro", .volume, 1), ("litri", .volume, 1), ("litros", .volume, 1), ("gms", .weight, nil),
      ("oz", .weight, nil), ("lb", .weight, nil), ("lbs", .weight, nil), ("fl", .volume, nil),
      ("floz", .volume, nil), ("gal", .volume, nil), ("pt", .volume, nil), ("qt", .volume, nil),
      ("pint", .volume, nil), ("pints", .volume, nil), ("gallon", .volume, nil),
      ("grams", .weight, 0.001), ("pound", .weight, nil), ("pounds", .weight, nil),
      ("ounce", .weight, nil), ("ounces", .weight, nil), ("quart", .volume, nil),
      ("liters", .volume, 1), ("litres", .volume, 1), ("hl", .volume, 100), ("pfund", .weight, nil),
    ]
    return Dictionary(uniqueKeysWithValues: factors.map { (packed($0.0), ($0.1, $0.2)) })
  }()

  /// Returns the bytes of a short word in one number.
  private static func packed(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns whether the name certainly has nothing but an amount, but for rounding, or no measure at all.
  func agrees(with amount: LineAmount) -> Bool {
    switch self {
    case .none: return true
    case .single(let value, let kind):
      let known = amount.inBaseUnits.approximation
      return kind == amount.unit.kind && abs(known - value) <= known / 100
    case .unclear: return false
    }
  }
}
