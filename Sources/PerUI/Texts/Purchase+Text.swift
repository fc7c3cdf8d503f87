internal import Gtk
package import PerCore

extension PurchaseText {
  /// What to buy, such as "1 × 2 kg and 1 × 500 g: 2.5 kg for €16.98, 200 g more than you need".
  package var text: String {
    let values: KeyValuePairs = [
      "packs": packsText, "quantity": quantity.text, "price": cost, "left": left?.text ?? "",
    ]
    if isOnePack {
      // Translators: What to buy: "1 × Oats (500 g) for €3.99, exactly what you need".
      return left == nil
        ? tr("{packs} for {price}, exactly what you need").filled(values)
        // Translators: What to buy: "1 × Oats (500 g) for €3.99, 100 g more than you need".
        : tr("{packs} for {price}, {left} more than you need").filled(values)
    }
    guard left != nil else {
      // Translators: What to buy: "2 × 500 g: 1 kg for €7.98, exactly what you need".
      return tr("{packs}: {quantity} for {price}, exactly what you need").filled(values)
    }
    // Translators: What to buy: "1 × 2 kg and 1 × 500 g: 2.5 kg for €16.98, 200 g more than you need".
    return tr("{packs}: {quantity} for {price}, {left} more than you need").filled(values)
  }

  /// What to buy without what is left over, such as "4 × 500 g: 2 kg for €17.98".
  fileprivate var textWithoutLeft: String {
    isOnePack
      ? tr("{quantity} for {price}").filled(["quantity": packsText, "price": cost])
      : tr("{offer}: {quantity} for {price}")
        .filled(["offer": packsText, "quantity": quantity.text, "price": cost])
  }

  /// The packs, such as "1 × 2 kg and 1 × 500 g".
  private var packsText: String {
    let items = items.map { item in
      let quantity = item.quantity.text
      // Translators: A product and its quantity: "Oats (500 g)".
      let product =
        item.name.isEmpty
        ? quantity
        : tr("{name} ({quantity})").filled(["name": item.name.shortened, "quantity": quantity])
      // Translators: A number of packs of a product: "2 × 500 g".
      return trc("packs", "{count} × {product}").filled(["count": item.count, "product": product])
    }
    return Self.joined(items)
  }

  /// What it costs, such as "€16.98 for 2.5 kg: 1 × 2 kg and 1 × 500 g".
  package var headline: String {
    // Translators: What a needed amount costs, and what to buy: "€16.98 for 2.5 kg: 1 × 2 kg and 1 × 500 g".
    tr("{price} for {quantity}: {packs}").filled([
      "price": cost, "quantity": quantity.text, "packs": packsText,
    ])
  }

  /// What is left over, such as "200 g more than you need".
  package var leftText: String {
    // Translators: Below what to buy. {quantity} is left over.
    left.map { tr("{quantity} more than you need").filled(["quantity": $0.text]) }
      ?? tr("Exactly what you need")
  }

  private static func joined(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let first = items.dropLast().joined(separator: trc("between parts", ", "))
    // Translators: The last two parts of a list: "1 × 2 kg and 1 × 500 g".
    return trc("parts", "{first} and {last}").filled(["first": first, "last": last])
  }
}

/// What to buy for a needed amount, in the user's language.
package struct PurchaseTexts: Equatable {
  /// The cheapest purchase in a sentence, or why there is none.
  package let best: String
  /// The cost and the packs of the cheapest purchase, or the reason why there is none.
  package let headline: String
  /// What the cheapest purchase leaves over; empty if there is none.
  package let left: String
  /// Other purchases that the user may prefer.
  package let others: [String]

  @MainActor
  package init(
    _ answer: PurchaseAnswer, to question: PurchaseQuestion, _ list: ProductListController
  ) {
    guard let cheapest = answer.cheapest else {
      best = tr("The offers don’t allow as many packs as you need.")
      (headline, left, others) = (best, "", [])
      return
    }
    func text(_ purchase: Purchase) -> String { list.text(purchase, for: question).text }
    let shown = list.text(cheapest, for: question)
    (headline, left) = (shown.headline, shown.leftText)
    // Translators: {purchase} is "1 × 2 kg and 1 × 500 g: 2.5 kg for €16.98, 200 g more than you need".
    best = tr("Buy {purchase}").filled(["purchase": text(cheapest)])
    var others = answer.others.map { other in
      switch other {
      case .lessLeft(let purchase):
        // Translators: {purchase} is "4 × 500 g: 2 kg for €17.98, 100 g more than you need".
        tr("Less left over: {purchase}").filled(["purchase": text(purchase)])
      case .exact(let purchase):
        // Translators: {purchase} is "4 × 500 g: 2 kg for €17.98".
        tr("Nothing left over: {purchase}")
          .filled(["purchase": list.text(purchase, for: question).textWithoutLeft])
      case .oneProduct(let purchase):
        // Translators: {purchase} is "4 × 500 g: 2 kg for €17.98, 100 g more than you need".
        tr("With one product only: {purchase}").filled(["purchase": text(purchase)])
      }
    }
    if !answer.hasSearchedOthers {
      others.append(tr("There are too many packs to look for other purchases."))
    }
    self.others = others
  }

  /// All purchases, for screen readers.
  package var spoken: String { ([best] + others).joined(separator: ". ") }
}

extension ProductListController {
  /// The needed amount, such as "1.5 kg"; empty if there is none.
  var needText: String { needText { unit, count in unit.text(for: count) } }

  /// The heading of the prices by which the list is ranked, such as "Cost for 1.5 kg"; nil if they are unit prices.
  var costHeading: String? {
    guard purchaseQuestion != nil else { return nil }
    // Translators: The heading of a column of a table. {quantity} is the amount that the user needs, such as "1.5 kg".
    return tr("Cost for {quantity}").filled(["quantity": needText])
  }
}

extension Buying.Weight {
  /// The choice in the dropdown after "Compare by".
  package var text: String {
    switch self {
    // Translators: A choice after "Compare by": the weight of canned food without its liquid.
    case .drained: tr("drained weight")
    // Translators: A choice after "Compare by": the weight of canned food with its liquid.
    case .net: tr("net weight")
    }
  }
}

extension Buying.Packs {
  /// The choice in the dropdown after "I buy".
  package var text: String {
    switch self {
    // Translators: A choice after "I buy".
    case .one: tr("one pack")
    // Translators: A choice after "I buy": as many packs as an offer such as "3 for 2" needs.
    case .offer: tr("what the offer needs")
    // Translators: A choice after "I buy": as many packs as the needed amount takes.
    case .need: tr("as much as I need")
    }
  }
}
