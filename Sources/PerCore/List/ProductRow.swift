/// What a row of the list says, ready to be put into words.
public struct ProductRow: Equatable, Sendable {
  /// Empty where the user gave no name.
  public let name: String
  public let shop: String
  public let note: String
  public let offer: Offer
  /// With the currency, with as many decimals as tell it from its neighbours.
  public let unitPrice: String
  public let displayUnit: DisplayUnit
  /// The unit price beside the dearest of the list, which is 1, to the nearest millionth; never below 0.
  public let shareOfMostExpensive: Double
  public let verdict: Verdict
  /// The percentage or the number of times of the verdict in the user's format; empty where it has
  /// none.
  public let percentage: String
}
