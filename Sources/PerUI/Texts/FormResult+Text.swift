internal import Gtk
package import PerCore

/// The live result of a form in the user's language.
package struct FormResultTexts: Equatable {
  /// The value of the quantity, such as "= 1,980 mL", or "500 kg?" if there is a suggestion; nil if the field holds a
  /// plausible plain number.
  package let quantity: String?
  /// The label of the button that changes the unit, with its mnemonic, such as "Chan_ge to 500 g"; nil if there is no
  /// suggestion.
  package let suggestion: String?
  /// The value of the price, such as "= €4.49" or "= €3.99 · 3 for 2"; nil if the field holds a plain number.
  package let price: String?
  /// The unit price, such as "€2.27 per L"; empty while it is unknown.
  package let unitPrice: String
  /// The offer and what it costs, such as "3 for 2: 1.5 kg for €7.98 · €5.32 per kg if you buy 3 (one pack: €7.98 per
  /// kg)"; empty if there is none.
  package let offer: String
  /// The place in the list, such as "2nd of 6 · 16% more"; empty if the list is empty.
  package let standing: String
  package let isBest: Bool
  /// The result for a screen reader; empty while there is none.
  package let spoken: String

  package init(_ result: FormResult, format: NumberFormat) {
    func equals(_ value: String) -> String {
      // Translators: The value of an expression: "= 1,980 mL", "= €4.49". A language that is written from right to left
      // needs a right-to-left mark (U+200F) in front.
      tr("= {value}").filled(["value": value])
    }
    suggestion = result.suggestion.map { suggestion in
      // Translators: A button after a question such as "500 kg?". {quantity} is a quantity such as 500 g.
      tr("Chan_ge to {quantity}").filled(["quantity": suggestion.text])
    }
    let isDoubtful = suggestion != nil
    let quantity = result.quantity.map { quantity in
      // Translators: Asks whether an implausible quantity is right. {quantity} is a quantity such as 500 kg. A language
      // that is written from right to left needs a right-to-left mark (U+200F) in front.
      isDoubtful
        ? tr("{quantity}?").filled(["quantity": quantity.text]) : equals(quantity.text)
    }
    self.quantity = quantity
    price = (result.price ?? result.termsInPrice?.priceWithTerms).map(equals)
    let unitPrice = result.unitPrice?.text(format) ?? ""
    self.unitPrice = unitPrice
    let onePack = result.onePack?.text(format)
    offer =
      result.offer.map {
        $0.conditionText(
          $0.totalText, unitPrice: result.offerPrice?.text(format) ?? "", onePack: onePack)
      } ?? ""
    // A doubtful quantity is never shown as the best value.
    let ranked = result.standing.flatMap { isDoubtful && $0.verdict == .best ? nil : $0 }
    let place = ranked?.place(in: format)
    standing = ranked?.text(place: place ?? "") ?? ""
    isBest = ranked?.verdict == .best
    spoken =
      unitPrice.isEmpty
      ? quantity ?? ""
      : ProductRowTexts.joined([
        offer.isEmpty ? unitPrice : offer, ranked?.need?.text ?? "",
        isBest ? "" : place ?? "", ranked?.verdictText ?? "",
      ])
  }
}

extension FormResult.UnitPrice {
  /// "€7.98 per kg".
  func text(_ format: NumberFormat) -> String {
    displayUnit.text(after: price, in: format)
  }
}

extension FormResult.Standing {
  /// "2nd of 6".
  fileprivate func place(in format: NumberFormat) -> String {
    // Translators: The place of a product in the list: "2nd of 6".
    trc("place", "{rank} of {count}").filled([
      "rank": rank.ordinal(in: format), "count": format.string(Rational(count)),
    ])
  }

  /// "2nd of 6 · 16% more", or "€4.49 for 1.5 kg · 2nd of 6 · 16% more".
  fileprivate func text(place: String) -> String {
    let before = [need?.text, verdict == .best ? nil : place].compactMap(\.self)
    return before.reversed().reduce(verdictText) { text, part in
      // Translators: The rank and the verdict of a product: "2nd of 6 · 16% more".
      trc("place and verdict", "{place} · {verdict}").filled(["place": part, "verdict": text])
    }
  }

  fileprivate var verdictText: String {
    switch verdict {
    case .none: ""
    // Translators: The product that is being typed has the same unit price as the best one.
    case .best where isTied: tr("Same as the best value")
    // Translators: The product that is being typed is better than all others.
    case .best: tr("Best value so far")
    // Translators: The product costs as much as the best one for the needed amount, but leaves more over.
    case .moreLeft: tr("same price, more left over")
    // Translators: The product costs less than {percent} percent more than the best one. {percent} is 1.
    case .more(.lessThanOne): tr("less than {percent}% more").filled(["percent": percentage])
    // Translators: The product costs so many percent more than the best one.
    case .more(.whole): tr("{percent}% more").filled(["percent": percentage])
    case .times: verdict.text(times: percentage)
    }
  }
}

extension FormResult.NeededCost {
  /// "€4.49 for 1.5 kg".
  fileprivate var text: String {
    // Translators: What the amount costs that the user needs: "€4.49 for 1.5 kg".
    tr("{cost} for {quantity}").filled(["cost": cost, "quantity": amount.text])
  }
}

extension Int {
  /// The ordinal number: "1st", "2nd", "3rd", "4th", "21st".
  func ordinal(in format: NumberFormat) -> String {
    let number: KeyValuePairs = ["number": format.string(Rational(self))]
    // Translators: The first place of a ranking.
    if self == 1 { return trc("ordinal", "1st") }
    switch englishOrdinalEnding {
    // Translators: The place of a ranking, as in 21st and 31st.
    case .st: return trc("ordinal", "{number}st").filled(number)
    // Translators: The place of a ranking, as in 2nd and 22nd.
    case .nd: return trc("ordinal", "{number}nd").filled(number)
    // Translators: The place of a ranking, as in 3rd and 23rd.
    case .rd: return trc("ordinal", "{number}rd").filled(number)
    // Translators: The place of a ranking, as in 4th and 11th.
    case .th: return trc("ordinal", "{number}th").filled(number)
    }
  }
}
