/// The values of one row of the list.
public struct ProductRow: Equatable, Sendable {
  /// The name of the product; empty if the user gave none.
  public let name: String
  public let shop: String
  public let note: String
  public let pack: PackText
  /// The day on which the product was added; nil if it is unknown.
  public let entered: CalendarDay?
  /// The unit price with its currency.
  public let unitPrice: String
  public let displayUnit: DisplayUnit
  /// The unit price as a fraction of the highest unit price in the list, from 0 to 1, to the nearest millionth.
  public let shareOfMostExpensive: Double
  public let verdict: Verdict
  /// The percentage or the number of times in the verdict, in the user's format; empty if there is none.
  public let percentage: String
}
