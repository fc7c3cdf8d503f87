/// The live result of a form: the values of its expressions, the unit price, and the rank in the list.
public struct FormResult: Equatable, Sendable {
  /// A unit price, formatted in the user's locale.
  public struct UnitPrice: Equatable, Sendable {
    /// The formatted price, such as "€2.27".
    public let price: String
    /// The unit that the price is for.
    public let displayUnit: DisplayUnit
  }

  /// The place that a product would take in its list.
  public struct Standing: Equatable, Sendable {
    /// The position, counted from one.
    public let rank: Int
    /// The number of products in the list, including this one. At least two.
    public let count: Int
    /// The verdict on the product. Never `.none`.
    public let verdict: Verdict
    /// The formatted percentage of the verdict, without the percent sign; empty for verdicts without one.
    public let percentage: String
    /// A Boolean value indicating whether another product is as good as this best one.
    public let isTied: Bool
    /// The ranked cost if the user needs an amount; nil if unit prices are ranked.
    public let need: NeededCost?
  }

  /// The cost of the needed amount, formatted in the user's locale.
  public struct NeededCost: Equatable, Sendable {
    /// The price of the packs that contain the amount, with its currency.
    public let cost: String
    /// The needed amount.
    public let amount: QuantityText
  }

  /// The value of the quantity, if the field holds an expression or several units, or if there is a suggestion.
  public internal(set) var quantity: QuantityText?
  /// The quantity in a smaller unit, if the number is implausible in a unit that was not typed.
  public internal(set) var suggestion: QuantityText?
  /// The formatted value of the price, if the field holds an expression.
  public internal(set) var price: String?
  /// The product with the price and the offer or the deposit that were typed into the price field; nil if there is
  /// neither.
  public internal(set) var termsInPrice: PackText?
  /// The unit price; nil while the quantity or the price is missing.
  public internal(set) var unitPrice: UnitPrice?
  /// The offer; nil if there is none, or if it can't be used.
  public internal(set) var offer: OfferText?
  /// The unit price with the offer; nil if there is none.
  public internal(set) var offerPrice: UnitPrice?
  /// The unit price of one pack; nil if it is the same with the offer, or if one pack can't be bought.
  public internal(set) var onePack: UnitPrice?
  /// The place in the list; nil while there is no unit price, or if there is no product to compare with.
  public internal(set) var standing: Standing?
  /// The fields that hold an expression with a valid value.
  var canCalculate: Set<AmountField> = []

  /// Creates an empty result.
  public init() {}
}
