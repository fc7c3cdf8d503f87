/// A product of a shop page, whose price is below or above its quantity.
struct Tile {
  /// The lines, in the order name, quantity, price, unit price.
  var lines: [Int]
  /// The line of the name.
  let name: Int
  let isNamed: Bool
  var text: String
  var outcome: LineOutcome
  let priceCount: Int
  /// A Boolean value indicating whether the unit price shows that the price and the quantity belong together.
  let hasUnitPrice: Bool

  var isProduct: Bool { if case .product = outcome { true } else { false } }
}

extension ProductTiles {
  /// Returns products with the line above their names, such as the brand, if each of them has one.
  func withBrands(_ tiles: [Tile]) -> [Tile] {
    let used = Set(tiles.flatMap(\.lines))
    // A text below each product isn't the brand of the next one.
    guard tiles.count > 1, let last = used.max(),
      last + 1 == lines.count || !lines[last + 1].isText || lines[last + 1].hasDigit
    else { return tiles }
    let brands = tiles.compactMap { brand(of: $0, used) }
    guard brands.count == tiles.count else { return tiles }
    return zip(tiles, brands).map { tile, brand in
      var full = tile
      full.lines.insert(brand, at: 0)
      full.text = lines[brand].text + " " + tile.text
      let (old, new) = (tile.outcome.product, reader.read(full.text).outcome.product)
      return old.amount == new.amount && old.price == new.price && old.offer == new.offer
        ? full : tile
    }
  }

  private func brand(of tile: Tile, _ used: Set<Int>) -> Int? {
    let line = tile.name - 1
    guard line >= 0, !used.contains(line), case .text = lines[line].content,
      lines[line].canBeName
    else { return nil }
    return line
  }
}
