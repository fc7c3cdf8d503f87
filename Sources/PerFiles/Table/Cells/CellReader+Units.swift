internal import PerCore

/// Cells that contain only a unit or a number of pieces, and text after sizes.
extension CellReader {
  /// Returns the amount of a cell such as "kg", "each" or "per lb", which says what the price is for; nil for other
  /// cells.
  func single(_ cell: String) -> LineAmount? {
    if let unit = Self.withoutArticle(cell) { return single(unit) }
    var words = ColumnHeader.words(of: cell)
    guard words.count <= 3 else { return nil }
    if words.count > 1, words[0] == "/" || words[0] == "all" || HeaderWords.per.contains(words[0]) {
      words.removeFirst()
      return unit(words.joined(separator: " "))
    }
    if words.count == 1, Self.singles.contains(words[0]) { return LineAmount(.one, .piece) }
    guard let amount = unit(cell) else { return nil }
    // A container has an unknown size. Nothing is sold by the gram.
    let isLarge =
      amount.unit.kind == .units
      ? amount.inBaseUnits > .one : !Self.small.contains(amount.unit) || amount.value > .one
    return isLarge ? amount : nil
  }

  /// Returns the amount that the price of a row is for by a cell without a price, such as "€/kg", "per lb" and
  /// "Kilopreis"; nil for other cells and for pieces, which can be the product.
  func priceBasis(_ cell: String) -> LineAmount? {
    guard cell.utf8.count <= 40 else { return nil }
    let amount: LineAmount?
    if let slash = cell.firstIndex(of: "/") {
      let sign = cell[..<slash].trimmed
      guard !sign.hasNumber else { return nil }
      amount = unit(cell[cell.index(after: slash)...].trimmed)
      guard
        sign.isEmpty || HeaderWords.cents.contains(HeaderWords.folded(sign))
          || amount != nil && isOwnCurrency(sign) != nil
      else { return nil }
    } else {
      let words = ColumnHeader.words(of: cell).drop { HeaderWords.isCurrency($0) }
      if words.count == 1, let unit = words.first.flatMap(HeaderWords.unit(ofPrice:)) {
        return LineAmount(.one, unit)
      }
      guard words.count > 1, let first = words.first, HeaderWords.per.contains(first) else {
        return nil
      }
      amount = unit(words.dropFirst().joined(separator: " "))
    }
    return amount?.unit.kind == .units ? nil : amount
  }

  /// Returns whether a unit is the metric ton, which typed lines don't have.
  static func isTon(_ unit: String) -> Bool {
    unit == "t" || tons.contains(HeaderWords.folded(unit).filter { $0 != "." })
  }

  private static let tons = HeaderWords.set(
    "to tonne tonnen tonnes tonnellata tonnellate tonelada toneladas")

  /// Returns the weight of a cell such as "1 t"; nil for other cells.
  func tons(_ cell: String, decimalMark mark: Character?) -> LineAmount? {
    guard let number = NumberCell(cell), number.prefix.isEmpty, !number.isNegative,
      Self.isTon(number.suffix.trimmed), let value = value(number, decimalMark: mark),
      value.isPositive
    else { return nil }
    return LineAmount(value * Rational(1_000), .kilogram)
  }

  /// Returns the unit after an article, as in "le kg"; nil for other texts.
  static func withoutArticle(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count == 2, ["le", "la", "il", "el"].contains(words[0].lowercased()) else {
      return nil
    }
    return String(words[1])
  }

  /// Returns whether a word means a piece, and not a container.
  static func isPiece(_ unit: String) -> Bool {
    let words = ColumnHeader.words(of: unit)
    return words.count == 1 && singles.contains(words[0])
  }

  private static let small: Set<Unit> = [
    .milligram, .gram, .millilitre, .centilitre, .decilitre, .millimetre, .centimetre,
  ]

  /// Words for one piece.
  private static let singles = HeaderWords.pieceUnits.subtracting(["pack", "packung"]).union(
    HeaderWords.set(
      """
      single pce pieces item unit einzeln stuck pièces unité unités pezzi und unidades pieza piezas pza unid
      unidade unidades peça stuks sztuka sztuki styck styk stykk kappale kus kusy штука штуки 件 本 枚 개 tane قطعة
      حبة
      """))

  /// Returns the number of pieces in a cell such as "30 un" and "10er"; nil for other cells.
  func pieces(_ cell: String) -> LineAmount? {
    if let number = NumberCell(cell), number.prefix.isEmpty, !number.isNegative,
      Self.codes[number.suffix.trimmed.lowercased().filter { $0 != "." }] == "pcs",
      let value = value(number, decimalMark: notation.decimalMark), value.isPositive
    {
      return LineAmount(value, .piece)
    }
    // "A2" is a code.
    guard cell.first?.isNumber == true, !cell.contains(where: { "xX×*".contains($0) }) else {
      return nil
    }
    return HeaderWords.packCount(cell).map { LineAmount(Rational($0), .piece) }
  }

  /// Returns whether the only numbers in a text after a size are percentages and numbers of servings: "37.5%", "serves
  /// 4".
  static func isNoise(_ text: String) -> Bool {
    guard text.contains(where: \.isDigit) else { return true }
    let words = text.split { $0.isWhitespace || "(),;/~".contains($0) }
    return words.indices.allSatisfy { index in
      let word = words[index]
      guard word.contains(where: \.isDigit) else { return true }
      if word.last == "%" { return NumberCell(String(word.dropLast()))?.isAlone == true }
      guard word.allSatisfy(\.isDigit) else { return false }
      if index + 1 < words.count, words[index + 1] == "%" { return true }
      let beside = [index - 1, index + 1].filter(words.indices.contains).map {
        HeaderWords.folded(String(words[$0]))
      }
      let isContent =
        index + 2 < words.count && beside.last == "per" && words[index + 2].lowercased() == "pack"
      return isContent || beside.contains(where: servings.contains)
    }
  }

  /// Words beside the number of people that a product serves.
  private static let servings = HeaderWords.servings.union(
    HeaderWords.set(
      """
      serves personen person personnes personne personas persone porciones pessoas personer osób osoby
      people 인분
      """))
}
