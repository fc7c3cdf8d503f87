/// The values of one row of the list.
public struct ProductRow: Equatable, Sendable {
  /// The name of the product; empty if the user gave none.
  public let name: String
  public let shop: String
  public let note: String
  public let pack: PackText
  /// The day on which the product was added; nil if it is unknown.
  public let entered: CalendarDay?
  /// The unit price with its currency. In a list for one pack of each product, it is that of one pack.
  public let unitPrice: String
  /// The unit price with the offer; nil if there is none.
  public let offerPrice: String?
  /// The unit price of one pack with its currency; nil if it is the same with the offer, or can't be bought.
  public let onePack: String?
  /// The unit that the unit prices are for.
  public let displayUnit: DisplayUnit
  /// What the user buys of the product.
  public let bought: Bought
  /// The ranked price as a fraction of the highest one in the list, from 0 to 1, to the nearest millionth.
  public let shareOfMostExpensive: Double
  public let verdict: Verdict
  /// A Boolean value indicating whether several products together cost less than this best one.
  public let isBestOnlyAlone: Bool
  /// The percentage or the number of times in the verdict, in the user's format; empty if there is none.
  public let percentage: String

  /// What the user buys of a product.
  public enum Bought: Equatable, Sendable {
    /// As many packs as the unit price is for.
    case packsOfPrice
    /// As many packs as the needed amount takes.
    case need(Needed)
    /// One pack has no price.
    case notAlone
    /// The offer doesn't allow enough packs for the needed amount, or they are too many.
    case notEnough
  }

  /// The packs of a product that contain the needed amount.
  public struct Needed: Equatable, Sendable {
    /// The number of packs, at least one.
    public let packs: Int
    /// The price of the packs with its currency.
    public let cost: String
    /// The amount beyond the need; nil if there is none.
    public let left: QuantityText?
  }
}
