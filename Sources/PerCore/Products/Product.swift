/// A product: a quantity and its price.
public struct Product: Hashable, Identifiable, Sendable {
  /// The identity, which edits don't change. Ids ascend in the order in which products are added. Zero before that.
  public var id: Int64
  /// The quantity of one pack.
  public let quantity: Amount
  /// The unit of the quantity.
  public let unit: Unit
  /// The day on which the product was added; nil if it is unknown. Declared here, it takes no additional memory.
  public var entered: CalendarDay?
  /// The price of one pack, in the currency of the comparison; nil if only the offer has a price.
  public let price: Amount?
  /// The name; empty if the user entered none.
  public let name: String
  /// The shop; empty if the user entered none.
  public let shop: String
  private let parts: Parts
  /// The price per base unit of the kind, by which products are ranked: that of as many packs as the offer needs.
  public let unitPrice: UnitPrice

  /// The parts that few products have, stored indirectly.
  private indirect enum Parts: Hashable, Sendable {
    case none
    case some(Offer?, PackTerms, note: String)

    init(_ offer: Offer?, _ terms: PackTerms, _ note: String) {
      let isNone = offer == nil && terms == .none && note.isEmpty
      self = isNone ? .none : .some(offer, terms, note: note)
    }
  }

  public var kind: Kind { unit.kind }

  /// Which of the parts that lists count a product has.
  typealias CountedParts = (hasOffer: Bool, hasNet: Bool)

  var countedParts: CountedParts {
    guard case .some(let offer, let terms, _) = parts else { return (false, false) }
    return (offer != nil, terms.net != nil)
  }

  /// The offer; nil if there is none.
  public var offer: Offer? {
    if case .some(let offer, _, _) = parts { offer } else { nil }
  }

  /// The deposit, the net weight and the tax.
  public var terms: PackTerms {
    if case .some(_, let terms, _) = parts { terms } else { .none }
  }

  /// The note; empty if the user entered none.
  public var note: String {
    if case .some(_, _, let note) = parts { note } else { "" }
  }

  /// The pack with its offer.
  public var pack: Pack { pack(by: .drained) }

  /// Returns the net weight if that is compared and known; nil if the quantity is compared.
  func netWeight(by weight: Buying.Weight) -> LineAmount? {
    guard weight == .net, let net = terms.net, net.unit.kind == unit.kind else { return nil }
    return net
  }

  /// Returns the pack with its offer. Its amount is the net weight if that is compared and known.
  public func pack(by weight: Buying.Weight) -> Pack {
    let amount = netWeight(by: weight)?.inBaseUnits ?? quantity.value * unit.factor
    do throws(OfferError) {
      return try Pack(
        amount: amount, price: price?.value, offer: offer, taxPercent: terms.tax ?? .zero)
    } catch {
      preconditionFailure("The product was created with this offer")
    }
  }
}

extension Product {
  /// Creates a product without an offer.
  public init(
    id: Int64 = 0, quantity: Amount, unit: Unit, price: Amount, name: String = "",
    shop: String = "", note: String = "", entered: CalendarDay? = nil
  ) {
    self.init(
      id: id, quantity: quantity, unit: unit, entered: entered, price: price, name: name,
      shop: shop, parts: Parts(nil, .none, note),
      unitPrice: UnitPrice(price: price.value, amount: quantity.value * unit.factor))
  }

  /// Creates a product.
  ///
  /// - Parameter price: The price of one pack; nil if only the offer has a price.
  /// - Throws: An `OfferError` if the offer is impossible with this price.
  public init(
    id: Int64 = 0, quantity: Amount, unit: Unit, price: Amount?, offer: Offer?,
    terms: PackTerms = .none, name: String = "", shop: String = "", note: String = "",
    entered: CalendarDay? = nil
  ) throws(OfferError) {
    let amount = quantity.value * unit.factor
    var unitPrice: UnitPrice?
    if offer == nil, terms.tax == nil {
      unitPrice = price.map { UnitPrice(price: $0.value, amount: amount) }
    } else {
      let pack = try Pack(
        amount: amount, price: price?.value, offer: offer, taxPercent: terms.tax ?? .zero)
      unitPrice = pack.unitPrice(pack.packsOfOffer)
    }
    guard let unitPrice else { throw .priceMissing }
    self.init(
      id: id, quantity: quantity, unit: unit, entered: entered, price: price, name: name,
      shop: shop, parts: Parts(offer, terms, note), unitPrice: unitPrice)
  }
}
