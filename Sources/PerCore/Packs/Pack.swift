/// A pack of a product, as it can be bought.
///
/// What a number of packs costs and contains is exact. It follows from the groups of packs that the offer reduces and
/// from the price of one pack, which all other packs have.
public struct Pack: Hashable, Sendable {
  /// The amount without an offer, in base units, greater than zero.
  public let amount: Rational
  /// The price without an offer and without the tax added at checkout; nil if it is unknown.
  public let price: Rational?
  public let offer: Offer?

  /// The packs that the offer reduces.
  let reduced: PackGroup?
  /// One pack at its usual price; nil if it can't be bought.
  let single: PackGroup?

  /// Creates a pack without an offer.
  ///
  /// - Parameters:
  ///   - amount: The amount in base units, greater than zero.
  ///   - price: The price, greater than zero.
  package init(amount: Rational, price: Rational) {
    (self.amount, self.price) = (amount, price)
    (offer, reduced) = (nil, nil)
    single = PackGroup(packs: 1, amount: amount, cost: price, limit: nil)
  }

  /// Creates a pack.
  ///
  /// - Parameters:
  ///   - amount: The amount in base units, greater than zero.
  ///   - price: The price of one pack, greater than zero; nil if only the offer has a price.
  ///   - taxPercent: The tax that is added at checkout, in percent.
  /// - Throws: An `OfferError` if the offer is impossible with this price.
  public init(amount: Rational, price: Rational?, offer: Offer?, taxPercent: Rational = .zero)
    throws(OfferError)
  {
    let tax = Rational.one + taxPercent / Rational(100)
    let single = price.map { PackGroup(packs: 1, amount: amount, cost: $0 * tax, limit: nil) }
    self.amount = amount
    self.price = price
    self.offer = offer
    guard let offer else {
      guard single != nil else { throw .priceMissing }
      (reduced, self.single) = (nil, single)
      return
    }
    let group = try offer.group(amount: amount, price: price)
    let isForAll = group.packs == 1 && group.limit == nil
    reduced = PackGroup(
      packs: group.packs, amount: group.amount, cost: group.cost * tax, limit: group.limit)
    self.single = isForAll ? nil : single
  }

  /// A Boolean value indicating whether all reduced packs must be bought before a pack at the usual price.
  ///
  /// They cost the same if the offer is an additional amount, so a search must not leave them out to get less.
  var takesReducedFirst: Bool {
    switch offer?.terms {
    case .bonus, .bonusPercent: true
    default: false
    }
  }

  /// The lowest number of packs at which the offer applies in full; 1 without an offer.
  public var packsOfOffer: Int { offer?.packs ?? 1 }

  /// Returns how many groups of reduced packs a number of packs contains, and the number of other packs.
  private func parts(of packs: Int) -> (groups: Int, singles: Int) {
    guard let reduced else { return (0, packs) }
    let groups = min(packs / reduced.packs, reduced.limit ?? .max)
    return (groups, packs - groups * reduced.packs)
  }

  /// Returns the price of a number of packs; nil if this number can't be bought.
  public func cost(_ packs: Int) -> Rational? {
    let (groups, singles) = parts(of: packs)
    guard packs >= 0, singles == 0 || single != nil else { return nil }
    return (reduced?.cost ?? .zero) * Rational(groups) + (single?.cost ?? .zero) * Rational(singles)
  }

  /// Returns the amount of a number of packs, in base units.
  public func amount(_ packs: Int) -> Rational {
    let (groups, singles) = parts(of: packs)
    return (reduced?.amount ?? .zero) * Rational(groups) + amount * Rational(singles)
  }

  /// Returns the unit price of a number of packs, at least one; nil if this number can't be bought.
  public func unitPrice(_ packs: Int) -> UnitPrice? {
    cost(packs).map { UnitPrice(price: $0, amount: amount(packs)) }
  }

  /// The unit price of as many packs as the offer needs.
  public var offerPrice: UnitPrice {
    guard let price = unitPrice(packsOfOffer) else {
      preconditionFailure("An offer has a price for the packs that it needs")
    }
    return price
  }

  /// Returns the numbers of packs that can be the best for `need`.
  func counts(for need: Rational) -> [Int] {
    candidates(for: need).compactMap { groups, singles in
      let packs = groups.multipliedReportingOverflow(by: reduced?.packs ?? 0)
      let all = packs.partialValue.addingReportingOverflow(singles)
      return packs.overflow || all.overflow ? nil : all.partialValue
    }
  }

  /// Returns the purchases of this product that can be the cheapest for `need`, as numbers of groups of reduced packs
  /// and of single ones.
  func candidates(for need: Rational) -> [(reduced: Int, singles: Int)] {
    PurchaseProduct<Rational>(self, index: 0) { $0 }.candidates(for: need)
  }
}

/// A number of packs of a product that have one price together, with their amount in base units.
typealias PackGroup = PurchaseProduct<Rational>.Group
