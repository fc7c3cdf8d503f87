import PerCore
import TestSupport
import Testing

/// Ranks prices that real shops published.
@Suite struct ShelfPriceTests {
  @Test func ranksTheSample() throws {
    let counts = try check(ShelfPrice.sample)
    #expect(counts.ranked == 425 && counts.refused == 13)
  }

  @Test(
    .enabled(if: Files.exists(ShelfPrice.all), "The file with all shelf prices is not available."))
  func ranksTheWholeTable() throws {
    let counts = try check(ShelfPrice.all)
    #expect(counts.ranked > counts.refused)
  }

  private func check(_ path: String) throws -> (ranked: Int, refused: Int) {
    // Different counted items can't be compared; the other units of a kind can.
    var lists: [DisplayUnit: [(offer: ExactOffer, product: Product)]] = [:]
    var refused = 0
    for price in try ShelfPrice.load(path) {
      func isNothing(_ text: String) -> Bool { text.allSatisfy { "0.".contains($0) } }
      let isBad = isNothing(price.quantity) || isNothing(price.price)
      switch outcome(price.product) {
      case .success(let product):
        #expect(!isBad, "\(price)")
        let offer = ExactOffer(
          price: try #require(.init(price.price)), quantity: try #require(.init(price.quantity)),
          unit: price.unit)
        let list =
          price.unit.item.map { DisplayUnit($0.unit) }
          ?? .standard(for: price.unit.kind, in: .metric)
        lists[list, default: []].append((offer, product))
      case .failure(let error):
        #expect(isBad && (error == .zero || error == .empty), "\(price)")
        refused += 1
      }
    }
    for (unit, entries) in lists { try check(entries, per: unit) }
    return (lists.values.map(\.count).reduce(0, +), refused)
  }

  private func check(
    _ entries: [(offer: ExactOffer, product: Product)], per unit: DisplayUnit
  ) throws {
    let expected = entries.indices.sorted { a, b in
      let (x, y) = (entries[a].offer, entries[b].offer)
      return ExactOffer.isCheaper(x, y) || ExactOffer.ties(x, y) && a < b
    }
    let list = try ProductList(entries.map(\.product))
    var grown = ProductList()
    for entry in entries { _ = try grown.insert(entry.product) }
    let decimals = list.decimals(per: unit.factor, minimum: 2)
    var (wrong, verdicts, misleading, ties) = (0, 0, 0, 0)
    var (shown, previous) = ("", expected[0])
    for (rank, place) in expected.enumerated() {
      let (offer, product) = entries[place]
      if list[rank] != product || grown[rank] != product { wrong += 1 }
      if let percent = offer.percentMore(than: entries[expected[0]].offer) {
        let verdict: Verdict =
          if ExactOffer.ties(offer, entries[expected[0]].offer) {
            .best
          } else if offer.isLessThanOnePercentMore(than: entries[expected[0]].offer) {
            .more(.lessThanOne)
          } else if percent < 200 {
            .more(.whole(BigUInt(UInt(percent))))
          } else {
            .times(
              tenths: bigUInt(String(try #require(offer.tenths(of: entries[expected[0]].offer)))))
          }
        if list.verdict(at: rank) != verdict { verdicts += 1 }
      }
      let text = NumberFormat.plain.string(product.unitPrice.per(unit), decimals: decimals)
      let isTie = ExactOffer.ties(offer, entries[previous].offer)
      if rank > 0, (text == shown) != isTie { misleading += 1 }
      ties += rank > 0 && isTie ? 1 : 0
      (shown, previous) = (text, place)
    }
    #expect(wrong == 0, "\(unit)")
    #expect(verdicts == 0, "\(unit)")
    #expect(misleading == 0, "\(unit)")
    #expect(ties > 0, "\(unit)")
  }
}

extension ExactOffer {
  fileprivate func isLessThanOnePercentMore(than best: ExactOffer) -> Bool {
    let (mine, others) = (cross(best), best.cross(self))
    return mine.high == 0 && others.high == 0 && (mine.low - others.low) * 100 < others.low
  }
}
