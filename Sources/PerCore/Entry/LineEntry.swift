/// The meaning of a typed line for a list of products.
public struct LineEntry: Equatable, Sendable {
  /// The meaning of the line.
  public enum Outcome: Equatable, Sendable {
    /// The line is empty.
    case empty
    /// The line of a receipt says how many of the product above were bought.
    case countsAbove
    /// The line names the shop of the products below.
    case shop(String)
    /// The line has one meaning.
    case product(LineAnswer)
    /// The line has several meanings, or one that the user has to confirm.
    case question(LineReason, answers: [LineAnswer])
    /// The quantity or the price is missing. The draft contains the rest.
    case incomplete(AmountField, Draft)
    /// The line is a product that the list does not compare. The draft holds it for a new comparison; nil if its
    /// quantity is uncertain.
    case wrongKind(WrongKind, Draft?)
    /// The line is a product with a price in a currency other than that of the list.
    case otherCurrency(OtherCurrency)
    /// The line is not a product.
    case refused(LineReason)
  }

  /// The line as it was typed.
  public let text: String
  /// The parts of the line that were used. Their ranges count Unicode scalars.
  public let parts: [LinePart]
  public let outcome: Outcome
  /// The word that keeps the line from being read; nil if there is no such word.
  public private(set) var unreadWord: UnreadWord?
  /// A Boolean value indicating whether the line below counts the product.
  private(set) var isCounted = false
}

extension LineEntry {
  /// Creates an empty line.
  public init() {
    self.init(text: "", parts: [], outcome: .empty)
  }
}
