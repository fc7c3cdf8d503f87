internal import Gtk
package import PerCore

extension OfferText {
  /// The terms with their limit, such as "3 for 2" and "20% off, at most 6 packs".
  package var text: String {
    guard let limit else { return termsText }
    let packs = limit.packsText(numbers)
    // Translators: An offer and the number of packs that it holds for: "3 for 2, at most 6 packs".
    return tr("{offer}, at most {packs}").filled(["offer": termsText, "packs": packs])
  }

  private var termsText: String {
    switch terms {
    case .multibuy:
      // Translators: An offer: {packs} packs for the price of {paid}, such as "3 for 2".
      trc("offer", "{packs} for {paid}").filled(["packs": packs, "paid": value])
    case .bundle:
      // Translators: An offer: so many packs for one price, such as "2 for €5.00".
      trc("offer", "{packs} for {price}").filled(["packs": packs, "price": value])
    case .nth(2, _):
      // Translators: An offer: every second pack costs so much less.
      tr("2nd pack {percent}% off").filled(["percent": value])
    case .nth(let every, _):
      // Translators: An offer: every fourth pack costs so much less. {ordinal} is "4th".
      tr("{ordinal} pack {percent}% off")
        .filled(["ordinal": every.packOrdinal(in: numbers), "percent": value])
    case .percent:
      // Translators: An offer: every pack costs so much less.
      tr("{percent}% off").filled(["percent": value])
    case .amount:
      // Translators: An offer: every pack costs so much less. {money} is "€1.00".
      tr("{money} off each pack").filled(["money": value])
    case .coupon(_, 1):
      // Translators: An offer: the purchase costs so much less once. {money} is "€1.00".
      tr("{money} off once").filled(["money": value])
    case .coupon(_, let count):
      // Translators: An offer: the purchase costs so much less once. {packs} is "3 packs".
      tr("{money} off once if you buy {packs}")
        .filled(["money": value, "packs": count.packsText(numbers)])
    case .bonus:
      // Translators: An offer: each pack contains so much more. {quantity} is "50 g".
      tr("{quantity} extra").filled(["quantity": bonus?.text ?? ""])
    case .bonusPercent:
      // Translators: An offer: each pack contains so much more.
      tr("{percent}% extra").filled(["percent": value])
    }
  }

  /// The terms and what they cost, such as "3 for 2: 1.5 kg for €7.98".
  package var totalText: String {
    // Translators: An offer, the amount of its packs and what they cost: "3 for 2: 1.5 kg for €7.98".
    tr("{offer}: {quantity} for {price}").filled([
      "offer": text, "quantity": quantity.text, "price": cost,
    ])
  }

  /// The unit price with the number of packs that must be bought for it, such as "€5.32 per kg if you buy 3".
  func conditionText(unitPrice: String) -> String {
    guard count > 1 else { return unitPrice }
    // Translators: A unit price and how many packs must be bought for it: "€5.32 per kg if you buy 3".
    return trn("{price} if you buy {count}", "{price} if you buy {count}", count)
      .filled(["price": unitPrice, "count": numbers.string(Rational(count))])
  }

  /// The terms, the unit price with its condition, and the unit price of one pack, such as "3 for 2 · €5.32 per kg if
  /// you buy 3 (one pack: €7.98 per kg)".
  ///
  /// - Parameters:
  ///   - unitPrice: The unit price with the offer, in words.
  ///   - onePack: That of one pack; nil if there is none.
  package func conditionText(_ text: String, unitPrice: String, onePack: String?) -> String {
    guard count > 1 else { return text }
    var condition = conditionText(unitPrice: unitPrice)
    if let onePack {
      // Translators: The unit price of an offer, and that of one pack: "€5.32 per kg if you buy 3 (one pack: €7.98 per
      // kg)".
      condition = tr("{condition} (one pack: {price})")
        .filled(["condition": condition, "price": onePack])
    }
    return text + " · " + condition
  }
}

extension Int {
  /// The number as the ordinal number of a pack, such as "4th".
  fileprivate func packOrdinal(in format: NumberFormat) -> String {
    let number: KeyValuePairs = ["number": format.string(Rational(self))]
    switch englishOrdinalEnding {
    // Translators: The number of a pack, as in "21st pack 50% off".
    case .st: return trc("ordinal of a pack", "{number}st").filled(number)
    // Translators: The number of a pack, as in "22nd pack 50% off".
    case .nd: return trc("ordinal of a pack", "{number}nd").filled(number)
    // Translators: The number of a pack, as in "3rd pack 50% off".
    case .rd: return trc("ordinal of a pack", "{number}rd").filled(number)
    // Translators: The number of a pack, as in "4th pack 50% off".
    case .th: return trc("ordinal of a pack", "{number}th").filled(number)
    }
  }

  /// A number of packs: "1 pack", "3 packs".
  func packsText(_ format: NumberFormat) -> String {
    trn("{count} pack", "{count} packs", self, in: format)
  }
}
