/// Decimals behind a unit, and deposits directly after a price.
extension LineScanner {
  /// Writes "1l5", which is one and a half litres, as "1,5l".
  mutating func moveLitresBehindDecimals() {
    for litre in folded.indices.dropFirst() where folded[litre] == 0x6c {
      // "6x1l5"
      let isAlone =
        litre < 2 || ScalarClass(folded[litre - 2]) == .space || isTimes(at: litre - 2)
      var end = litre + 1
      while scalarClass(at: end) == .digit { end += 1 }
      guard isAlone, ScalarClass(folded[litre - 1]) == .digit, isWordEnd(end),
        Self.decimalsOfLitres.contains(Array(folded[litre + 1..<end]))
      else { continue }
      folded[litre] = marks.decimal
      folded.insert(0x6c, at: end)
      places.insert(places[end - 1], at: end)
      return
    }
  }

  /// The digits that follow the letter in sizes of bottles such as "1l5" and "0l75".
  private static let decimalsOfLitres: Set<[UInt32]> = [
    [0x35], [0x32, 0x35], [0x33, 0x33], [0x35, 0x30], [0x37, 0x35],
  ]

  /// Writes the letter after the decimals of "2,50e" as the sign for euros.
  mutating func writeEuroSigns() {
    for letter in folded.indices.dropFirst(4) where folded[letter] == 0x65 {
      let mark = folded[letter - 3]
      // "1.00E+03"
      let isLast = letter + 1 == folded.count || scalarClass(at: letter + 1) == .space
      guard mark == 0x2c || mark == 0x2e, isLast,
        [letter - 1, letter - 2, letter - 4].allSatisfy({ scalarClass(at: $0) == .digit })
      else { continue }
      folded[letter] = 0x20ac
    }
  }

  /// Reads "16:90+pant" as if there were spaces around the sign.
  mutating func separateSum() {
    let sign = tokens.count - 2
    guard sign > 0, tokens[sign].kind == .sign, tokens[sign].sign == 0x2b else { return }
    tokens[sign].hasSpaceBefore = true
    tokens[sign + 1].hasSpaceBefore = true
  }
}
