internal import Gtk
package import PerCore

/// The text of a row of the list.
package struct ProductRowTexts: Equatable {
  /// The name, or the quantity as entered if the product has no name.
  package let title: String
  /// The quantity and price, such as "6 × 330 mL for €4.49 at Spar"; only the price if the quantity is the title.
  package let details: String
  /// The details with the result of a calculation, such as "6 × 330 mL = 1.98 L for €4.49 at Spar".
  package let longDetails: String
  /// The packs for the needed amount, such as "4 packs, 400 g more than you need"; empty if the list isn't for a need.
  package let needed: String
  /// The net weight, the deposit, the tax, and the offer with its condition, such as "plus €0.25 deposit · 3 for 2 ·
  /// €5.32 per kg if you buy 3 (one pack: €7.98 per kg)"; empty if there are none.
  package let terms: String
  package let note: String
  /// The day on which the product was added, such as "Added on Nov 21, 2026"; nil if it is unknown.
  package let entered: String?
  /// The unit price, such as "€7.98 per kg", or the cost of the needed amount.
  package let unitPrice: String
  /// The verdict, such as "Best value!"; empty for the only product of a list.
  package let verdict: String
  package let isBest: Bool
  /// The verdict in a table, such as "Best value!" or "+16%"; empty for the only product of a list.
  package let shortVerdict: String
  /// The length of the bar, from 0 to 1; nil for the only product of a list.
  package let bar: Double?
  /// The meaning of the bar, such as "62% of the highest price".
  package let barText: String
  /// The quantity and price, such as "500 g for €3.99 at Spar".
  package let pack: String
  /// The whole row as a sentence, for screen readers and the clipboard.
  package let spoken: String

  /// Returns a text about a price with the shop, if there is one.
  static func text(_ text: String, atShop shop: String) -> String {
    guard !shop.isEmpty else { return text }
    guard !text.isEmpty else { return shop.shortened }
    // Translators: A quantity, its price, and the shop: "500 g for €3.99 at Spar".
    return tr("{offer} at {shop}").filled(["offer": text, "shop": shop.shortened])
  }

  package init(_ row: ProductRow, format: NumberFormat) {
    let name = row.name.shortened
    // Without a price of one pack, the offer is shown instead.
    let offerAsPrice = row.pack.price.isEmpty ? row.pack.offer?.text ?? "" : ""
    func offered(_ text: String) -> String {
      Self.text(Self.joined([text, offerAsPrice]), atShop: row.shop)
    }
    let quantity = row.pack.quantityText
    pack = offered(row.pack.text(for: quantity))
    title = name.isEmpty ? quantity : name
    details = name.isEmpty ? offered(row.pack.textAfterQuantity) : pack
    longDetails =
      name.isEmpty || row.pack.total == nil
      ? details : offered(row.pack.text(for: row.pack.quantityWithTotal))
    note = row.note.shortened
    entered = row.entered?.enteredText
    func perUnit(_ price: String) -> String { row.displayUnit.text(after: price, in: format) }
    let isForNeed: Bool
    if case .need(let needed) = row.bought {
      (unitPrice, isForNeed) = (needed.cost.standingAlone(), true)
    } else {
      (unitPrice, isForNeed) = (perUnit(row.unitPrice), false)
    }
    func terms(_ shown: (String) -> String) -> String {
      let offer = row.pack.offer.flatMap { offer -> String? in
        let unitPrice = shown(perUnit(row.offerPrice ?? ""))
        guard offerAsPrice.isEmpty else {
          return isForNeed ? offer.conditionText(unitPrice: unitPrice) : nil
        }
        return offer.conditionText(
          offer.text, unitPrice: unitPrice, onePack: row.onePack.map { shown(perUnit($0)) })
      }
      return (row.pack.terms + [offer].compactMap(\.self)).joined(separator: " · ")
    }
    // A unit price stays on one line.
    self.terms = terms(\.withoutBreaks)
    needed = row.bought.text(format)
    isBest = row.verdict == .best
    bar = row.verdict == .none ? nil : row.shareOfMostExpensive
    let percentage = Rational(Int((row.shareOfMostExpensive * 100).rounded()))
    // Translators: The tooltip of the bar of a product.
    barText = tr("{percent}% of the highest price").filled(["percent": format.string(percentage)])
    verdict = row.verdictText
    shortVerdict = row.shortVerdictText
    spoken = Self.joined([name, pack, unitPrice, terms(\.self), needed, verdict, note])
  }

  /// The name, quantity, price and unit price, for screen readers.
  static func spokenPack(_ row: ProductRow, format: NumberFormat) -> String {
    let texts = ProductRowTexts(row, format: format)
    return joined([row.name.shortened, texts.pack, texts.unitPrice])
  }

  /// Joins the parts of a spoken sentence.
  static func joined(_ parts: [String]) -> String {
    // Translators: The separator between the parts of a spoken sentence, with a space if your language uses one.
    parts.filter { !$0.isEmpty }.joined(separator: trc("between parts", ", "))
  }
}

extension ProductRow {
  private var bestText: String {
    // Translators: The product with which alone the needed amount costs least. Several products together cost less.
    isBestOnlyAlone ? tr("Best single product") : tr("Best value!")
  }

  fileprivate var verdictText: String {
    switch verdict {
    case .none: ""
    case .best: bestText
    // Translators: Of a product that costs as much as the best one for the needed amount, but leaves more over.
    case .moreLeft: tr("Same price, more left over")
    case .more(.lessThanOne):
      // Translators: Shown with every product that isn't the best value. {percent} is 1.
      tr("Less than {percent}% more").filled(["percent": percentage])
    case .more(.whole):
      // Translators: Shown with every product that isn't the best value.
      tr("You’re paying {percent}% more").filled(["percent": percentage])
    case .times: verdict.text(times: percentage)
    }
  }

  fileprivate var shortVerdictText: String {
    switch verdict {
    case .none: ""
    case .best: bestText
    // Translators: Of a product in a table that costs as much as the best one, but leaves more over than needed.
    case .moreLeft: tr("same price")
    case .more(.lessThanOne):
      // Translators: How much more a product costs, in a table: "less than 1%". {percent} is 1.
      tr("less than +{percent}%").filled(["percent": percentage])
    case .more(.whole):
      // Translators: How much more a product costs, in a table: "+16%".
      tr("+{percent}%").filled(["percent": percentage])
    case .times:
      // Translators: The unit price as a multiple of the best one, in a table: "3.1 ×".
      tr("{number} ×").filled(["number": percentage])
    }
  }
}

extension Verdict {
  /// The unit price as a multiple of the best one, such as "3.1 times the price".
  func text(times number: String) -> String {
    // Translators: The unit price as a multiple of the best one, from three times on.
    trn("{number} time the price", "{number} times the price", pluralCount)
      .filled(["number": number])
  }
}

extension QuantityText {
  /// The number with its unit, such as "500 g".
  var text: String {
    // Translators: A number and a unit: "500 g", "3 pieces".
    tr("{quantity} {unit}").filled(["quantity": number, "unit": unit.text(for: pluralCount)])
  }
}

extension [QuantityText] {
  /// The parts in a row, such as "1 lb 4 oz".
  var text: String { map(\.text).joined(separator: " ") }
}

extension PackText {
  /// The quantity, the price, the offer and the rest as entered, such as "6 × 330 mL for €4.49" and "500 g for €3.99 ·
  /// 3 for 2 · plus €0.25 deposit".
  var text: String {
    ([text(for: quantityText)] + termsWithOffer).joined(separator: " · ")
  }

  /// The net weight, the deposit and the tax, such as "400 g net", "plus €0.25 deposit" and "plus 8.875% tax".
  var terms: [String] {
    [
      // Translators: The weight of canned food with its liquid, such as "400 g net".
      net.map { tr("{quantity} net").filled(["quantity": $0.text]) },
      // Translators: Money that is paid back with the empty container, such as "plus €0.25 deposit".
      deposit.map { tr("plus {money} deposit").filled(["money": $0]) },
      // Translators: A tax that is added to the price at checkout, such as "plus 8.875% tax".
      tax.map { tr("plus {percent}% tax").filled(["percent": $0]) },
    ].compactMap(\.self)
  }

  /// The offer, the net weight, the deposit and the tax.
  var termsWithOffer: [String] { [offer?.text].compactMap(\.self) + terms }

  /// The quantity as entered, such as "6 × 330 mL" or "1 lb 4 oz".
  var quantityText: String { parts.text }

  /// The quantity as entered and the price without its calculation, such as "6 × 330 mL for €3.19".
  var quantityWithPrice: String {
    price.isEmpty ? quantityText : Self.text(for: quantityText, price: price)
  }

  /// The quantity as entered and its result, such as "6 × 330 mL = 1.98 L".
  var quantityWithTotal: String {
    guard let total else { return quantityText }
    // Translators: A calculation and its result: "6 × 330 mL = 1.98 L".
    return tr("{quantity} = {total}").filled(["quantity": quantityText, "total": total.text])
  }

  /// The words below the title if the quantity is the title, such as "for €4.49" or "1.98 L for €4.49".
  fileprivate var textAfterQuantity: String {
    // Translators: The price of a quantity that is shown in the line above: "for €3.99".
    total.map { text(for: $0.text) }
      ?? (price.isEmpty ? "" : tr("for {price}").filled(["price": priceText]))
  }

  fileprivate func text(for quantity: String) -> String {
    price.isEmpty ? quantity : Self.text(for: quantity, price: priceText)
  }

  private static func text(for quantity: String, price: String) -> String {
    // Translators: A quantity and its price: "500 g for €3.99".
    tr("{quantity} for {price}").filled(["quantity": quantity, "price": price])
  }

  /// The price of one pack, the offer and the rest, such as "€3.99 · 3 for 2 · plus €0.25 deposit".
  var priceWithTerms: String {
    ((price.isEmpty ? [] : [priceText]) + termsWithOffer).joined(separator: " · ")
  }

  var priceText: String {
    guard let priceExpression else { return price }
    let values: KeyValuePairs = ["price": price, "calculation": priceExpression]
    guard !priceExpression.contains(where: \.isOpeningParenthesis) else {
      // Translators: A price and a calculation with parentheses: "€6.00 [(1 + 2) × 2]".
      return tr("{price} [{calculation}]").filled(values)
    }
    // Translators: A price and how it was calculated: "€3.98 (2 × 1.99)".
    return tr("{price} ({calculation})").filled(values)
  }
}
