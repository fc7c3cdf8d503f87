/// A purchase as text in the user's number and currency format.
public struct PurchaseText: Equatable, Sendable {
  /// The packs of one product.
  public struct Item: Equatable, Sendable {
    /// The number of packs, such as `"2"`.
    public let count: String
    /// The name; empty if the user gave none.
    public let name: String
    /// The quantity of one pack.
    public let quantity: [QuantityText]
  }

  /// The packs of each product that is bought.
  public let items: [Item]
  /// A Boolean value indicating whether one pack is bought, whose quantity is that of the purchase.
  public let isOnePack: Bool
  /// The amount of all packs.
  public let quantity: QuantityText
  /// The price of all packs with its currency.
  public let cost: String
  /// The amount beyond the need; nil if there is none.
  public let left: QuantityText?
}

extension ProductListController {
  /// What the user buys of each product.
  public var buying: Buying { state.products.buying }

  /// A Boolean value indicating whether there is something to choose: a product has an offer, or a need was entered.
  public var canChooseBuying: Bool {
    let products = state.products
    let (packs, need) = (products.buying.packs, products.buying.need)
    return !products.isEmpty && (products.offerCount > 0 || packs != .offer || need != nil)
  }

  /// A Boolean value indicating whether the weight can be chosen: a product has a net weight, or it was chosen before.
  public var canChooseWeight: Bool {
    let products = state.products
    return !products.isEmpty && (products.netCount > 0 || products.buying.weight != .drained)
  }

  /// Chooses how many packs the user buys.
  public func buy(_ packs: Buying.Packs) {
    change(to: Buying(packs, need: buying.need, weight: buying.weight))
  }

  /// Chooses the weight that the list compares.
  public func compare(by weight: Buying.Weight) {
    change(to: Buying(buying.packs, need: buying.need, weight: weight), as: .changeWeight)
  }

  /// The text of the need, as it can be edited; empty if there is none.
  ///
  /// - Parameter words: Returns the unit in the user's language, in the plural form for a number.
  public func needText(_ words: (_ unit: Unit, _ pluralCount: Int) -> String) -> String {
    guard let need = buying.need else { return "" }
    let isCompound = UnitReader(conventions).read(need.quantity.expression) != nil
    guard !isCompound else { return need.quantity.expression }
    let (quantity, format) = (need.quantity, conventions.numbers)
    let typed = quantity.editable(in: format)
    // A plain number is shown in the user's notation, even if it was typed in another: "1.5" is "1,5" in French.
    let isNumber = (try? format.number(typed)) == quantity.value
    let text = isNumber ? Amount.text(of: quantity.value, in: format) : typed
    return text + " " + words(need.unit, quantity.value.pluralCount)
  }

  /// The unit of a need that is typed without one.
  public var unitOfNeed: Unit {
    let state = state
    if let unit = buying.need?.unit { return unit }
    switch state.displayUnit?.unit {
    case .gram: return .kilogram
    case .millilitre: return .litre
    case .ounce: return .pound
    case let unit: return unit ?? .kilogram
    }
  }

  /// Returns a purchase of the products of a question as text.
  public func text(_ purchase: Purchase, for question: PurchaseQuestion) -> PurchaseText {
    let (conventions, unit) = (conventions, question.need.unit)
    let format = conventions.numbers
    let left = purchase.amount - question.need.amount
    return PurchaseText(
      items: purchase.packs.map { index, count in
        let product = question.products[index]
        return PurchaseText.Item(
          count: format.string(Rational(count)), name: product.name,
          quantity: quantity(of: product, by: question.weight))
      },
      isOnePack: purchase.isOnePack { question.packs[$0] },
      quantity: left.isZero
        ? self.text(question.need)
        : PackText.small(purchase.amount, like: unit, beside: left, format: format),
      cost: conventions.money.roundedString(purchase.cost),
      left: left.isZero ? nil : PackText.small(left, like: unit, format: format))
  }

  /// Returns a need as it was entered, which is not rounded.
  private func text(_ need: Need) -> QuantityText {
    let (value, format) = (need.quantity.value, conventions.numbers)
    return need.quantity.fractionText(in: format).map { QuantityText($0, of: value, need.unit) }
      ?? QuantityText(value, need.unit, format: format)
  }

  /// Returns the quantity of one pack as the list compares it.
  private func quantity(of product: Product, by weight: Buying.Weight) -> [QuantityText] {
    product.netWeight(by: weight)
      .map { [PackText.quantity($0.value, $0.unit, format: conventions.numbers)] }
      ?? PackText(product, conventions: conventions).result
  }
}
