/// Offers that have a separate line, such as "3 for 2" below the price.
extension ProductTiles {
  /// Returns products with the offers that are next to them.
  func withOffers(_ tiles: [Tile]) -> [Tile] {
    let offers = lines.indices.filter { lines[$0].offer != nil }
    guard !offers.isEmpty else { return tiles }
    let used = Set(tiles.flatMap(\.lines))
    let places = offers.filter { !used.contains($0) }.map { place(of: $0, tiles, used) }
    // Offers that are next to only one product show on which side of it the others are, if they agree.
    let hasOfferAbove = places.contains { $0.above == nil && $0.below != nil }
    let hasOfferBelow = places.contains { $0.above != nil && $0.below == nil }
    var tiles = tiles
    for place in places {
      let isUnclear = place.above != nil && place.below != nil
      guard !isUnclear || hasOfferAbove != hasOfferBelow,
        let tile = isUnclear && hasOfferAbove ? place.below : place.above ?? place.below
      else { continue }
      add(place.line, to: &tiles[tile])
    }
    return tiles
  }

  /// The line of an offer, and the products directly above and below it.
  private typealias OfferPlace = (line: Int, above: Int?, below: Int?)

  /// Returns the products that an offer can belong to. If only notes such as "Add to cart" are between the offer and one
  /// of them, it belongs to the one that is directly next to it.
  private func place(of offer: Int, _ tiles: [Tile], _ used: Set<Int>) -> OfferPlace {
    let around = tiles.firstIndex {
      $0.lines.contains { $0 < offer } && $0.lines.contains { $0 > offer }
    }
    if around != nil { return (offer, around, nil) }
    func neighbor(_ step: Int) -> (tile: Int, distance: Int)? {
      var line = offer + step
      while lines.indices.contains(line), !used.contains(line), lines[line].isPassed {
        line += step
      }
      let tile = tiles.firstIndex { (step < 0 ? $0.lines.max() : $0.lines.min()) == line }
      return tile.map { ($0, abs(line - offer)) }
    }
    let (above, below) = (neighbor(-1), neighbor(1))
    if let above, let below, above.distance != below.distance,
      min(above.distance, below.distance) == 1
    {
      return above.distance == 1 ? (offer, above.tile, nil) : (offer, nil, below.tile)
    }
    return (offer, above?.tile, below?.tile)
  }

  /// Adds an offer to a product, if the line with both means that.
  private func add(_ line: Int, to tile: inout Tile) {
    guard let offer = lines[line].offer, case .product(let product) = tile.outcome,
      product.offer == nil
    else { return }
    let text = tile.text + ", " + lines[line].text
    let outcome = reader.read(text).outcome
    guard case .product(let full) = outcome, full.amount == product.amount,
      full.price == product.price, full.offer == offer, full.name == product.name
    else { return }
    (tile.text, tile.outcome) = (text, outcome)
    tile.lines.append(line)
  }
}

extension TileLine {
  /// A Boolean value indicating whether the line can be between an offer and its product.
  fileprivate var isPassed: Bool {
    switch content {
    case .note, .unitPrice, .offer: true
    case .text, .quantity, .price, .product, .other: false
    }
  }
}
