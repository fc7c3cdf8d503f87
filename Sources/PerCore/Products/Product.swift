/// A product: a quantity and its price.
public struct Product: Hashable, Identifiable, Sendable {
  /// The identity, which edits don't change. Ids ascend in the order in which products are added. Zero before that.
  public var id: Int64
  /// The quantity of one pack.
  public let quantity: Amount
  public let unit: Unit
  /// The price of one pack, in the currency of the comparison; nil if only the offer has a price.
  public let price: Amount?
  /// The name; empty if the user entered none.
  public let name: String
  /// The shop; empty if the user entered none.
  public let shop: String
  /// The note; empty if the user entered none.
  public let note: String
  /// The day on which the product was added; nil if it is unknown.
  public var entered: CalendarDay?
  private let storedOffer: StoredOffer
  /// The price per base unit of the kind, by which products are ranked: that of as many packs as the offer needs.
  public let unitPrice: UnitPrice

  /// An offer in memory of its own, because most products have none.
  private indirect enum StoredOffer: Hashable, Sendable {
    case none
    case some(Offer)
  }

  /// Creates a product without an offer.
  public init(
    id: Int64 = 0, quantity: Amount, unit: Unit, price: Amount, name: String = "",
    shop: String = "", note: String = "", entered: CalendarDay? = nil
  ) {
    self.id = id
    self.quantity = quantity
    self.unit = unit
    self.price = price
    self.name = name
    self.shop = shop
    self.note = note
    self.entered = entered
    storedOffer = .none
    unitPrice = UnitPrice(price: price.value, amount: quantity.value * unit.factor)
  }

  /// Creates a product.
  ///
  /// - Parameter price: The price of one pack; nil if only the offer has a price.
  /// - Throws: An `OfferError` if the offer is impossible with this price.
  public init(
    id: Int64 = 0, quantity: Amount, unit: Unit, price: Amount?, offer: Offer?, name: String = "",
    shop: String = "", note: String = "", entered: CalendarDay? = nil
  ) throws(OfferError) {
    self.id = id
    self.quantity = quantity
    self.unit = unit
    self.price = price
    self.name = name
    self.shop = shop
    self.note = note
    self.entered = entered
    storedOffer = offer.map(StoredOffer.some) ?? .none
    let pack = try Pack(
      amount: quantity.value * unit.factor, price: price?.value, offer: offer)
    guard let unitPrice = pack.unitPrice(pack.packsOfOffer) else { throw .priceMissing }
    self.unitPrice = unitPrice
  }

  public var kind: Kind { unit.kind }

  var hasOffer: Bool {
    if case .some = storedOffer { true } else { false }
  }

  public var offer: Offer? {
    if case .some(let offer) = storedOffer { offer } else { nil }
  }

  /// The price of one pack per base unit; nil if it is the same with the offer, or if one pack can't be bought.
  public var unitPriceOfOnePack: UnitPrice? {
    guard let offer, offer.packs > 1 else { return nil }
    return pack.unitPrice(1)
  }

  /// The pack with its offer.
  public var pack: Pack {
    let amount = quantity.value * unit.factor
    do throws(OfferError) {
      return try Pack(amount: amount, price: price?.value, offer: offer)
    } catch {
      preconditionFailure("The product was created with this offer")
    }
  }
}
