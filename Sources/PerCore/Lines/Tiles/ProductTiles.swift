/// The products of a pasted shop page. The name, the quantity, the price and the unit price of each product are on
/// separate lines.
struct ProductTiles {
  let reader: LineReader
  /// The lines that are not blank.
  let lines: [TileLine]

  /// A text with more lines is not a shop page.
  private static let maximumLines = 2000
  /// The number of lines at the start of a shop page that contain a price without a product.
  private static let startCount = 60
  /// The maximum number of lines between the quantity and the last line of a product.
  private static let maximumDistance = 8

  /// - Returns: nil if the first lines show that the text isn't a shop page. Reading all lines of a list would take long.
  fileprivate init?(_ lines: [String], _ reader: LineReader) {
    self.reader = reader
    let labels = TileLabels(lines)
    var start = lines.prefix(Self.startCount).map { TileLine(labels.removed(from: $0), reader) }
    TileLine.joinMarks(in: &start, reader)
    guard start.contains(where: { $0.isPrice || $0.unitOfPrice == .units }) else { return nil }
    var all =
      start
      + lines.dropFirst(Self.startCount).map { TileLine(labels.removed(from: $0), reader) }
    TileLine.correct(&all, reader)
    self.lines = all
  }

  /// Returns whether a text can be a shop page: it has several lines, but not too many, and a short line with a digit
  /// and few letters. This takes much less time than reading the lines.
  fileprivate static func canBe(in lines: [some StringProtocol]) -> Bool {
    lines.count > 1 && lines.count <= maximumLines
      && lines.contains { line in
        line.utf8.count <= 40 && line.containsDigit
          && line.count { $0.isLetter } <= 12
      }
  }

  /// Returns the text of each product at the index of its first line, an empty text for its other lines, and nil for
  /// the lines that belong to no product.
  fileprivate var joined: [String?] {
    let (below, above) = (tiles(isBelow: true), tiles(isBelow: false))
    var joined = [String?](repeating: nil, count: lines.count)
    let chosen: Tiles
    if below.productCount != above.productCount {
      chosen = below.productCount > above.productCount ? below : above
    } else if below.isRegular {
      // Most pages have the price below the name.
      chosen = below
    } else {
      guard above.isRegular else { return joined }
      chosen = above
    }
    for tile in withOffers(withBrands(chosen.tiles)) {
      for line in tile.lines { joined[line] = "" }
      if let first = tile.lines.min() { joined[first] = tile.text }
    }
    return joined
  }

  /// The products whose prices are on the same side of their quantities.
  private struct Tiles {
    let tiles: [Tile]
    /// A Boolean value indicating whether the places of the prices show which product each price belongs to.
    let isRegular: Bool

    var productCount: Int { tiles.count(where: \.isProduct) }
  }

  /// Returns the products whose prices are below their quantities, or above them.
  ///
  /// Without unit prices, the lines are products only if nothing but notes is between each price and its quantity.
  /// Otherwise, a price could belong to another product.
  private func tiles(isBelow: Bool) -> Tiles {
    let tiles = lines.indices.compactMap { tile(of: $0, isBelow: isBelow) }
    let quantities = lines.count { if case .quantity = $0.content { true } else { false } }
    let isRegular =
      (tiles.count == quantities || isBelow && canLackPrices(tiles))
      && (tiles.count > 1 || tiles.contains(where: \.isProduct))
      && tiles.allSatisfy { isTogether($0) }
      && tiles.reduce(0) { $0 + $1.priceCount } == lines.count(where: \.isPrice)
    return Tiles(
      tiles: isRegular ? tiles : tiles.filter(\.hasUnitPrice), isRegular: isRegular)
  }

  /// Returns whether products with a price below their quantity can be between others without a price. There are at
  /// least two, and the last line isn't a quantity, because then each price could be above its quantity.
  private func canLackPrices(_ tiles: [Tile]) -> Bool {
    guard tiles.count > 1, let last = lines.last else { return false }
    if case .quantity = last.content { return false }
    return tiles.allSatisfy { isApart($0) }
  }

  /// Returns whether a product has a name, and no quantity without a name is directly above or below it. Its price could
  /// be for that quantity.
  private func isApart(_ tile: Tile) -> Bool {
    guard let first = tile.lines.min(), let last = tile.lines.max(), tile.isNamed else {
      return false
    }
    return [first - 1, last + 1].allSatisfy { line in
      guard lines.indices.contains(line), case .quantity(_, _, let isNamed, _) = lines[line].content
      else { return true }
      return isNamed
    }
  }

  /// Returns whether only notes and offers are between the lines of a product, and a repeated text below its name.
  private func isTogether(_ tile: Tile) -> Bool {
    guard let first = tile.lines.min(), let last = tile.lines.max() else { return false }
    return (first...last).allSatisfy { line in
      tile.lines.contains(line) || lines[line].isNote || lines[line].offer != nil
        || line == tile.name + 1 && lines[line].isRepeated
    }
  }

  private func tile(of quantity: Int, isBelow: Bool) -> Tile? {
    guard
      case .quantity(let amount, let quantityText, let isNamed, var hasUnitPrice) =
        lines[quantity].content
    else { return nil }
    let others = self.lines(beside: quantity, isBelow: isBelow)
    let prices = others.filter { lines[$0].isPrice }
    let unitPrices = others.filter { lines[$0].unitOfPrice != nil }
    guard !prices.isEmpty,
      unitPrices.allSatisfy({ lines[$0].unitOfPrice == amount.unit.kind })
    else { return nil }
    for case .price(_, hasUnitPrice: true) in prices.map({ lines[$0].content }) {
      hasUnitPrice = true
    }
    var places = [quantity] + prices + unitPrices
    let name = isNamed ? nil : name(above: quantity, (places.min() ?? quantity))
    if let name { places.insert(name, at: 0) }
    func joined(separatesRates: Bool) -> String {
      places.map { place in
        if place == quantity, name != nil { return quantityText }
        let text = lines[place].text
        return separatesRates && unitPrices.contains(place) ? "(\(text))" : text
      }.joined(separator: " ")
    }
    var text = joined(separatesRates: false)
    var outcome = reader.read(text).outcome
    if case .ask = outcome, !unitPrices.isEmpty {
      // "1.39" and "kg = 5.56" have another meaning in one line.
      let separated = joined(separatesRates: true)
      let reading = reader.read(separated).outcome
      if case .product = reading { (text, outcome) = (separated, reading) }
    }
    switch outcome {
    case .product(let product) where product.amount == amount && product.price != nil: break
    case .ask(_, _, let candidates) where candidates.contains { $0.amount == amount }: break
    case .product, .ask, .refuse: return nil
    }
    return Tile(
      lines: places, name: name ?? quantity, isNamed: isNamed || name != nil, text: text,
      outcome: outcome,
      priceCount: prices.count, hasUnitPrice: hasUnitPrice || !unitPrices.isEmpty)
  }

  /// Returns the lines near a quantity that can contain its price and its unit price.
  ///
  /// A text before the price ends them, because it can be the name of the next product: "Sold out", "Bananas", "0.99".
  /// A unit price can be between the name and the quantity, or directly below the quantity.
  private func lines(beside quantity: Int, isBelow: Bool) -> [Int] {
    let range =
      isBelow
      ? Array(lines.indices[(quantity + 1)...].prefix(Self.maximumDistance))
      : lines.indices[..<quantity].suffix(Self.maximumDistance).reversed()
    var hasPrice = false
    let beside = range.prefix { index in
      hasPrice = hasPrice || lines[index].isPrice
      return isBeside(quantity, index, isBelow: isBelow, hasPrice: hasPrice)
    }
    guard isBelow else {
      let next = quantity + 1
      guard next < lines.count, lines[next].unitOfPrice != nil,
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
    switch lines[index].content {
    case .quantity, .product: return false
    case .price, .unitPrice, .note, .offer, .other: return true
    case .text:
      // A text with a number can be a rating.
      if lines[index].hasDigit { return true }
      // The name can be between a price and the quantity below it.
      return isBelow ? hasPrice : index == quantity - 1
    }
  }

  /// Returns whether a unit price is directly above a quantity without a name.
  private func isUnitPriceAboveQuantity(_ index: Int) -> Bool {
    guard index >= 0, lines[index].unitOfPrice != nil, index + 1 < lines.count,
      case .quantity(_, _, isNamed: false, _) = lines[index + 1].content
    else { return false }
    return true
  }

  /// Returns the line of the name, which is above the quantity, or else above the first line of the product. Notes can
  /// be between them, and a text that the page repeats, such as "In stock".
  private func name(above quantity: Int, _ first: Int) -> Int? {
    let name = [quantity, first].lazy.compactMap { place in
      lines[..<place].lastIndex { !$0.isNote || $0.canBeName }
    }.first { lines[$0].canBeName }
    guard let name, name > 0, lines[name].isRepeated else { return name }
    let above = lines[name - 1]
    return above.canBeName && !above.isRepeated ? name - 1 : name
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
    for (index, line) in zip(filled, tiles.joined) {
      if let line { joined[index] = Line(decoding: line.utf8, as: UTF8.self) }
    }
    return joined
  }
}
