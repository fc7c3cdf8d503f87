internal import PerCore

/// What a quick look at a name says about measures in it. Reading a name as a line takes much longer.
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
      guard bytes[index].isASCIIDigit else {
        index += 1
        continue
      }
      let start = index
      var value = 0.0
      var decimal = 0.0
      while index < bytes.count, bytes[index].isASCIIDigit || isMark(bytes, index) {
        if bytes[index].isASCIIDigit {
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
      while index < bytes.count, bytes[index].isASCIILetter {
        word = word << 8 | UInt64(bytes[index] | 0x20)
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

  /// Returns whether there is a point or a comma between two digits.
  private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    (bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ","))
      && index + 1 < bytes.count && bytes[index + 1].isASCIIDigit
  }

  /// Returns whether there is a multiplication sign or another sign before a number.
  private static func isMultiplied(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard let last = bytes[..<start].last(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return last > 0x7f || "xX*/+".utf8.contains(last)
  }

  /// Returns whether a word after a number multiplies: "x", "er", "pk", "pack" or "packs".
  private static func isMultiplier(_ word: UInt64) -> Bool {
    word == 0x78 || word == 0x6572 || word == 0x706b || word == 0x7061_636b
      || word == 0x70_6163_6b73
  }

  /// The units of measures by the bytes of their words in one number; without a factor where it depends on the place.
  private static let units: [UInt64: (kind: Kind, factor: Double?)] = {
    let words: [(String, Kind, Double?)] = [
      ("g gr gm gramm grams", .weight, 0.001), ("dag", .weight, 0.01), ("kg kilo", .weight, 1),
      ("gms oz ounce ounces lb lbs pound pounds pfund", .weight, nil),
      ("ml", .volume, 0.001), ("cl", .volume, 0.01), ("dl", .volume, 0.1),
      ("l lt ltr liter liters litre litres litro litri litros", .volume, 1), ("hl", .volume, 100),
      ("fl floz gal gallon pt pint pints qt quart", .volume, nil),
    ]
    return Dictionary(
      uniqueKeysWithValues: words.flatMap { words, kind, factor in
        words.split(separator: " ").map { word in
          (word.utf8.reduce(0) { $0 << 8 | UInt64($1) }, (kind, factor))
        }
      })
  }()

  /// Returns whether the name certainly has only this amount, apart from rounding, or no measure at all.
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
