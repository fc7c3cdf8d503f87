import PerCore
import Testing

/// Tests the ranking with prices that shops published.
@Suite struct ShelfPriceTests {
  static let sample = Environment.fixtures + "/shelf-prices-sample.csv"

  /// The table that the sample was taken from, with 64,703 rows. It is not in the repository.
  static let all =
    Environment["PER_SHELF_PRICES"] ?? Environment.packageRoot + "/../shared/data/shelf-prices.csv"

  private static let units: [String: PerCore.Unit] = [
    "ml": .millilitre, "g": .gram, "mg": .milligram, "cm": .centimetre, "pcs": .piece,
    "washes": .wash,
  ]

  @Test func ranksTheSample() throws {
    let counts = try check(Self.sample)
    #expect(counts.ranked == 425 && counts.refused == 13)
  }

  @Test(.enabled(if: Environment.fileExists(all), "The full table of shelf prices is not here."))
  func ranksTheWholeTable() throws {
    let counts = try check(Self.all)
    #expect(counts.ranked > counts.refused)
  }

  private func check(_ path: String) throws -> (ranked: Int, refused: Int) {
    let text = try #require(Environment.contents(of: path), "\(path) cannot be read.")
    // Different counted items can't be compared; the other units of a kind can.
    var lists: [DisplayUnit: [(offer: ExactOffer, product: Product)]] = [:]
    var refused = 0
    for row in rows(of: text).dropFirst() {
      let (quantity, price) = (row[2], row[4])
      let unit = try #require(Self.units[row[3]], "\(row)")
      func isNothing(_ text: String) -> Bool { text.allSatisfy { "0.".contains($0) } }
      let isBad = isNothing(quantity) || isNothing(price)
      let product = outcome { () throws(EntryError) in
        Product(
          quantity: try Amount(quantity, format: .plain), unit: unit,
          price: try Amount(price, format: .plain), name: row[1])
      }
      switch product {
      case .success(let product):
        #expect(!isBad, "\(row)")
        let offer = ExactOffer(
          price: try #require(.init(price)), quantity: try #require(.init(quantity)), unit: unit)
        let list = unit.item.map { DisplayUnit($0.unit) } ?? .standard(for: unit.kind, in: .metric)
        lists[list, default: []].append((offer, product))
      case .failure(let error):
        #expect(isBad && (error == .zero || error == .empty), "\(row)")
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
    let decimals = list.decimals(per: unit, minimum: 2)
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
              tenths: natural(String(try #require(offer.tenths(of: entries[expected[0]].offer)))))
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

  /// Returns the rows of a table in the format of RFC 4180: fields in quotes can contain commas, line
  /// breaks and doubled quotes.
  private func rows(of text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var field: [UInt8] = []
    var isQuoted = false
    var bytes = text.utf8.makeIterator()
    var next = bytes.next()
    func end() {
      rows[rows.count - 1].append(String(decoding: field, as: UTF8.self))
      field = []
    }
    while let byte = next {
      next = bytes.next()
      switch byte {
      case UInt8(ascii: "\""):
        if isQuoted, next == UInt8(ascii: "\"") {
          field.append(byte)
          next = bytes.next()
        } else {
          isQuoted.toggle()
        }
      case UInt8(ascii: ",") where !isQuoted:
        end()
      case UInt8(ascii: "\n") where !isQuoted:
        end()
        rows.append([])
      case UInt8(ascii: "\r") where !isQuoted:
        break
      default:
        field.append(byte)
      }
    }
    return rows.filter { $0.count == 5 }
  }
}

extension ExactOffer {
  fileprivate func isLessThanOnePercentMore(than best: ExactOffer) -> Bool {
    let (mine, others) = (cross(best), best.cross(self))
    return mine.high == 0 && others.high == 0 && (mine.low - others.low) * 100 < others.low
  }
}
