/// The deposit, the net weight and the tax of a pack.
public struct PackTerms: Hashable, Sendable {
  /// The deposit for one pack, in the currency of the comparison; nil for none.
  ///
  /// It is returned for the empty containers, so products are not ranked by it.
  public let deposit: Rational?
  /// The net weight of one pack whose quantity is the drained weight; nil for none.
  public let net: LineAmount?
  /// The tax that is added to the price at checkout, in percent; nil if none was entered. A tax of zero is kept.
  public let tax: Rational?

  /// The terms of most packs.
  public static let none = PackTerms()

  /// The maximum tax, in percent.
  public static let maximumTax = Rational(100)

  private init() { (deposit, net, tax) = (nil, nil, nil) }

  /// Creates terms; nil if a deposit or net weight is not greater than zero, if the tax is less than zero or too high,
  /// or if a number is too long.
  public init?(deposit: Rational? = nil, net: LineAmount? = nil, tax: Rational? = nil) {
    let isPositive = [deposit, net?.value].allSatisfy { $0?.isPositive ?? true }
    let canBeStored = [deposit, net?.value, tax].allSatisfy { $0.map(Amount.canHold) ?? true }
    let isTax = tax.map { !$0.isNegative && $0 <= Self.maximumTax } ?? true
    guard isPositive, canBeStored, isTax else { return nil }
    (self.deposit, self.net, self.tax) = (deposit, net, tax)
  }
}

// MARK: - Storage

extension PackTerms {
  /// The deposit, the net weight and the tax for storage, in this order.
  public var plain: [String?] { [deposit?.plain, net?.plain, tax?.plain] }

  /// Creates terms from their stored form; nil if a text isn't such a number, or can't be used.
  ///
  /// - Parameter texts: The deposit, the net weight and the tax; nil for none.
  public init?(plain texts: [String?]) {
    let deposit = texts[0].map { Rational(plain: $0) }
    let net = texts[1].map { LineAmount(plain: $0) }
    let tax = texts[2].map { $0 == Rational.zero.plain ? .zero : Rational(plain: $0) }
    let isRead = deposit != .some(nil) && net != .some(nil) && tax != .some(nil)
    guard isRead else { return nil }
    self.init(deposit: deposit ?? nil, net: net ?? nil, tax: tax ?? nil)
  }
}
