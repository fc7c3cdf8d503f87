internal import PerCore

/// Offers in notes, and in columns of numbers and prices.
extension RowReader {
  /// Returns the offer of a row whose number of packs and price are in two columns; nil if the row has none. Throws if it
  /// has only one of them, or if they are impossible.
  mutating func bundle(
    _ record: TableRecord, price: Int, count: Int
  ) throws(Refusal) -> Offer? {
    let texts = [cell(record, count), cell(record, price)]
    guard texts.contains(where: \.hasNumberBesideZero) else { return nil }
    guard let packs = Int(texts[0]), texts[1].hasNumberBesideZero,
      let offer = try? Offer(
        .bundle(packs: packs, price: try self.price(texts[1], record, price)))
    else { throw Refusal(.offer) }
    return offer
  }

  /// Makes the note of a product its offer if the note is only an offer for several packs, such as "3 for £20", in a
  /// table that has no other offers. The price can have a discount in it already, so other offers stay notes. So does
  /// "3 for 2 last week".
  mutating func takeOffer(fromNoteOf product: inout TableProduct) {
    let note = product.note
    guard offers.isEmpty, shopPrices.isEmpty, !layout.isCopied, product.offer == nil,
      CellReader.canHaveOffer(note), let price = product.price,
      case let mark = prices.first.flatMap({ self.mark(of: $0) }) ?? cells.notation.decimalMark,
      let offer = cells.offerReader.offer(in: CellReader.plain(note, decimalMark: mark))
    else { return }
    switch offer.terms {
    case .multibuy, .bundle, .nth: break
    case .percent, .amount, .coupon, .bonus, .bonusPercent: return
    }
    let notation = cells.notation
    let text = NumberFormat.plain.string(price, minimumDecimals: notation.currencyDecimals)
    let line =
      "1 kg; \(text) \(notation.currency); " + CellReader.plain(note, decimalMark: mark)
    guard case .product(let read) = cells.offerReader.read(line, namesLimit: false).outcome,
      read.name.isEmpty, read.shop.isEmpty, read.offer == offer, read.price == price
    else { return }
    var changed = product
    (changed.offer, changed.note) = (offer, "")
    guard changed.lineProduct.pack != nil, offer.fits(product.amount.unit) else { return }
    product = changed
  }
}
