/// The products of a pasted shop page. The name, the quantity, the price and the unit price of each product are on
/// separate lines.
struct ProductTiles {
  private let reader: LineReader
  /// The lines that are not blank.
  private let lines: [String]
  private let contents: [Content]

  /// What a single line says about a product.
  private enum Content {
    case text
    /// A quantity, which can have the name and the unit price as well. The text has no words for packs before it.
    case quantity(LineAmount, String, isNamed: Bool, hasUnitPrice: Bool)
    /// A price, which can have the unit price as well.
    case price(hasUnitPrice: Bool)
    case unitPrice(Kind)
    case product
    case other

    var isPrice: Bool { if case .price = self { true } else { false } }
    var unitOfPrice: Kind? { if case .unitPrice(let kind) = self { kind } else { nil } }
  }

  /// A product whose price is below or above its quantity.
  private struct Tile {
    /// The lines, in the order name, quantity, price, unit price.
    let lines: [Int]
    let text: String
    let isProduct: Bool
    let priceCount: Int
    /// A Boolean value indicating whether the unit price shows that the price and the quantity belong together.
    let hasUnitPrice: Bool

    /// A Boolean value indicating whether no other line is between the first line and the last one.
    var isTogether: Bool {
      guard let first = lines.min(), let last = lines.max() else { return false }
      return last - first < lines.count
    }
  }

  /// A text with more lines is not a shop page.
  private static let maximumLines = 2000
  /// The number of lines at the start of a shop page that contain a price without a product.
  private static let startCount = 60
  /// The maximum number of lines between the quantity and the last line of a product.
  private static let maximumDistance = 6

  /// - Returns: nil if the first lines show that the text isn't a shop page. Reading all lines of a list would take long.
  fileprivate init?(_ lines: [String], _ reader: LineReader) {
    (self.lines, self.reader) = (lines, reader)
    let start = lines.prefix(Self.startCount).map { Self.content(of: $0, reader) }
    guard start.contains(where: { $0.isPrice }) else { return nil }
    contents = start + lines.dropFirst(Self.startCount).map { Self.content(of: $0, reader) }
  }

  /// Returns whether a text can be a shop page: it has several lines, but not too many, and a short line with a digit
  /// and few letters. This takes much less time than reading the lines.
  fileprivate static func canBe(in lines: [some StringProtocol]) -> Bool {
    lines.count > 1 && lines.count <= maximumLines
      && lines.contains { line in
        line.utf8.count <= 40 && line.utf8.contains(where: \.isASCIIDigit)
          && line.count { $0.isLetter } <= 12
      }
  }

  private static func content(of line: String, _ reader: LineReader) -> Content {
    if isBarePrice(line, decimals: reader.notation.currencyDecimals) {
      return .price(hasUnitPrice: false)
    }
    if case .shop = ShopHeading(line) { return .other }
    guard ReceiptCount(line) == nil else { return .other }
    let reading = reader.read(line)
    let hasUnitPrice = reading.parts.contains { $0.role == .unitPrice }
    switch reading.outcome {
    case .product(let product):
      guard hasUnitPrice, product.name.isEmpty, let amount = product.amount,
        !reading.parts.contains(where: { $0.role == .price })
      else { return .product }
      return .unitPrice(amount.unit.kind)
    case .ask(.price, let known, _):
      guard let amount = known.amount else { return .other }
      let isNamed = !known.name.isEmpty && reader.hasName(line)
      let start = isNamed ? 0 : reading.parts.first?.range.lowerBound ?? 0
      let text = String(line.unicodeScalars.dropFirst(start))
      return .quantity(amount, text, isNamed: isNamed, hasUnitPrice: hasUnitPrice)
    case .ask(.amount, let known, _):
      if known.price == nil { return .text }
      return known.name.isEmpty ? .price(hasUnitPrice: hasUnitPrice) : .other
    case .ask: return .other
    case .refuse: return .text
    }
  }

  /// Returns whether a line is a number with the decimals of a price and nothing else.
  private static func isBarePrice(_ line: String, decimals: Int) -> Bool {
    let parts = line.filter { !$0.isWhitespace }
      .split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return decimals > 0 && parts.count == 2 && parts[1].count == decimals && !parts[0].isEmpty
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// Returns the text of each product at the index of its first line, and the other lines of products as empty ones.
  fileprivate var joined: [String] {
    let (below, above) = (tiles(isBelow: true), tiles(isBelow: false))
    let (countBelow, countAbove) = (
      below.count(where: \.isProduct), above.count(where: \.isProduct)
    )
    guard countBelow != countAbove else { return lines }
    var joined = lines
    for tile in countBelow > countAbove ? below : above {
      for line in tile.lines { joined[line] = "" }
      if let first = tile.lines.min() { joined[first] = tile.text }
    }
    return joined
  }

  /// Returns the products whose prices are below their quantities, or above them.
  ///
  /// Without unit prices, the lines are products only if the price of each quantity is directly above or below it.
  /// Otherwise, a price could belong to another product.
  private func tiles(isBelow: Bool) -> [Tile] {
    let tiles = contents.indices.compactMap { tile(of: $0, isBelow: isBelow) }
    let quantities = contents.count { if case .quantity = $0 { true } else { false } }
    let isRegular =
      tiles.count == quantities && tiles.allSatisfy { $0.isProduct && $0.isTogether }
      && tiles.reduce(0) { $0 + $1.priceCount } == contents.count(where: \.isPrice)
    return isRegular ? tiles : tiles.filter(\.hasUnitPrice)
  }

  private func tile(of quantity: Int, isBelow: Bool) -> Tile? {
    guard
      case .quantity(let amount, let quantityText, let isNamed, var hasUnitPrice) = contents[
        quantity]
    else { return nil }
    let others = lines(beside: quantity, isBelow: isBelow)
    let prices = others.filter { contents[$0].isPrice }
    let unitPrices = others.filter { contents[$0].unitOfPrice != nil }
    guard !prices.isEmpty, unitPrices.allSatisfy({ contents[$0].unitOfPrice == amount.unit.kind })
    else { return nil }
    for case .price(true) in prices.map({ contents[$0] }) { hasUnitPrice = true }
    var lines = [quantity] + prices + unitPrices
    let name = isNamed ? nil : name(above: quantity, (lines.min() ?? quantity))
    if let name { lines.insert(name, at: 0) }
    let text = lines.map { $0 == quantity && name != nil ? quantityText : self.lines[$0] }
      .joined(separator: " ")
    let outcome = reader.read(text).outcome
    switch outcome {
    case .product(let product) where product.amount == amount && product.price != nil: break
    case .ask(_, _, let candidates) where candidates.contains { $0.amount == amount }: break
    case .product, .ask, .refuse: return nil
    }
    let isProduct = if case .product = outcome { true } else { false }
    return Tile(
      lines: lines, text: text, isProduct: isProduct, priceCount: prices.count,
      hasUnitPrice: hasUnitPrice || !unitPrices.isEmpty)
  }

  /// Returns the lines near a quantity that can contain its price and its unit price.
  ///
  /// A text before the price ends them, because it can be the name of the next product: "Sold out", "Bananas", "0.99".
  /// A unit price can be between the name and the quantity, or directly below the quantity.
  private func lines(beside quantity: Int, isBelow: Bool) -> [Int] {
    let range =
      isBelow
      ? Array(contents.indices[(quantity + 1)...].prefix(Self.maximumDistance))
      : contents.indices[..<quantity].suffix(Self.maximumDistance).reversed()
    var hasPrice = false
    let beside = range.prefix { index in
      hasPrice = hasPrice || contents[index].isPrice
      return isBeside(quantity, index, isBelow: isBelow, hasPrice: hasPrice)
    }
    guard isBelow else {
      let next = quantity + 1
      guard next < contents.count, contents[next].unitOfPrice != nil,
        !isUnitPriceAboveQuantity(next)
      else { return beside.reversed() }
      return beside.reversed() + [next]
    }
    let own = beside.filter { !isUnitPriceAboveQuantity($0) }
    return isUnitPriceAboveQuantity(quantity - 1) ? [quantity - 1] + own : own
  }

  /// Returns whether a line can belong to the product of a quantity, from its place.
  ///
  /// - Parameter hasPrice: Whether the lines up to this one contain a price. A second one below it is another price of
  ///   the product, such as one for members.
  private func isBeside(
    _ quantity: Int, _ index: Int, isBelow: Bool, hasPrice: Bool
  ) -> Bool {
    switch contents[index] {
    case .quantity, .product: return false
    case .price, .unitPrice, .other: return true
    case .text:
      // A text with a number can be a rating.
      if lines[index].utf8.contains(where: \.isASCIIDigit) { return true }
      // The name can be between a price and the quantity below it.
      return isBelow ? hasPrice : index == quantity - 1
    }
  }

  /// Returns whether a unit price is directly above a quantity without a name.
  private func isUnitPriceAboveQuantity(_ index: Int) -> Bool {
    guard index >= 0, contents[index].unitOfPrice != nil, index + 1 < contents.count,
      case .quantity(_, _, isNamed: false, _) = contents[index + 1]
    else { return false }
    return true
  }

  /// Returns the line of the name, which is above the quantity, or else above the first line of the product.
  private func name(above quantity: Int, _ first: Int) -> Int? {
    [quantity, first].lazy.map { $0 - 1 }.first { index in
      if index >= 0, case .text = contents[index] {
        lines[index].contains(where: \.isLetter)
      } else {
        false
      }
    }
  }
}

extension LineReader {
  /// Returns lines in which each product of a shop page is one line, and the other lines of the product are empty.
  ///
  /// A shop page has the name, the quantity, the price and the unit price of a product on separate lines.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package func joiningTiles<Line: StringProtocol>(_ lines: [Line]) -> [Line] {
    guard ProductTiles.canBe(in: lines) else { return lines }
    let filled = lines.indices.filter { !lines[$0].isBlank }
    guard let tiles = ProductTiles(filled.map { String(lines[$0]) }, self) else { return lines }
    var joined = lines
    for (index, line) in zip(filled, tiles.joined) where line != lines[index] {
      joined[index] = Line(decoding: line.utf8, as: UTF8.self)
    }
    return joined
  }

  /// Returns whether a line has a word other than articles and those for packs: "Jam 340 g", but not "Le paquet de
  /// 250 g".
  fileprivate func hasName(_ line: String) -> Bool {
    var scanner = LineScanner(lexicon: lexicon, marks: marks)
    guard (try? scanner.scan(line)) != nil else { return false }
    return scanner.tokens.contains { token in
      guard token.kind == .word else { return false }
      guard token.sense >= 0 else { return true }
      let sense = lexicon.senses[token.sense]
      if sense.roles.contains(.noun) { return true }
      return !sense.clues.contains(.article)
        && sense.roles.isDisjoint(with: [
          .unit, .container, .pack, .packOf, .of, .per, .each, .multiply, .about, .from,
          .numberWord,
        ])
    }
  }
}
