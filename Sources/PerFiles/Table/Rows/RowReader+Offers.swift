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

  /// Makes the note of a product its offer if the note is an offer for several packs, such as "3 for £20", in a table
  /// that has no other offers. The price can have a discount in it already, so other offers stay notes.
  mutating func takeOffer(fromNoteOf product: inout TableProduct) {
    let note = product.note
    guard offers.isEmpty, shopPrices.isEmpty, !layout.isCopied, product.offer == nil,
      CellReader.canHaveOffer(note)
    else { return }
    let mark = prices.first.flatMap { self.mark(of: $0) } ?? cells.notation.decimalMark
    let offer = notedOffersByText.value(of: note) { [cells] in
      cells.offerReader.offer(in: CellReader.plain(note, decimalMark: mark))
    }
    switch offer?.terms {
    case .multibuy, .bundle, .nth:
      var changed = product
      (changed.offer, changed.note) = (offer, "")
      guard changed.lineProduct.pack != nil, offer?.fits(product.amount.unit) == true else {
        return
      }
      product = changed
    case .percent, .amount, .coupon, .bonus, .bonusPercent, nil: return
    }
  }
}
