/// Packs of a product that are bought together: how often the offer is used, and how many packs at the usual price.
struct BoughtPacks {
  /// The number of times that the offer is used.
  let groups: Rational
  /// The number of packs at the usual price.
  let singles: Rational

  init(groups: Rational, singles: Rational) { (self.groups, self.singles) = (groups, singles) }

  init(groups: Int, singles: Int) {
    self.init(groups: Rational(groups), singles: Rational(singles))
  }

  /// Returns the price of one pack, without the offer, with which these packs cost `cost`. If the offer is a price for
  /// several packs, it is that price.
  ///
  /// - Parameters:
  ///   - cost: The price of all packs without tax.
  ///   - pack: The pack with its present price.
  /// - Returns: nil if no price has an influence, or if it would not be greater than zero.
  func price(forCost cost: Rational, of pack: Pack) -> Rational? {
    // The cost is the number of paid packs times the price, without what the offer takes off.
    let (paid, reduction): (Rational, Rational) =
      switch pack.offer?.terms {
      case .bundle: (groups, -(singles * (pack.price ?? .zero)))
      case .multibuy(_, let pay): (groups * Rational(pay) + singles, .zero)
      case .nth(let every, let percent):
        (groups * (Rational(every) - percent / Rational(100)) + singles, .zero)
      case .percent(let percent):
        (groups * (.one - percent / Rational(100)) + singles, .zero)
      case .amount(let amount), .coupon(let amount, _): (count(of: pack), groups * amount)
      case .bonus, .bonusPercent, nil: (count(of: pack), .zero)
      }
    let total = cost + reduction
    return paid.isPositive && total.isPositive ? total / paid : nil
  }

  /// Returns the amount of one pack, without the offer, with which these packs contain `total`.
  ///
  /// - Returns: nil if it would not be greater than zero.
  func amount(forTotal total: Rational, of pack: Pack) -> Rational? {
    let (parts, additional): (Rational, Rational) =
      switch pack.offer?.terms {
      case .bonus(let bonus, let unit): (count(of: pack), groups * bonus * unit.factor)
      case .bonusPercent(let percent):
        (groups * (.one + percent / Rational(100)) + singles, .zero)
      default: (count(of: pack), .zero)
      }
    let rest = total - additional
    return parts.isPositive && rest.isPositive ? rest / parts : nil
  }

  /// Returns the amount of all packs, in base units.
  func amount(of pack: Pack) -> Rational {
    groups * (pack.reduced?.amount ?? .zero) + singles * pack.amount
  }

  /// The number of packs.
  private func count(of pack: Pack) -> Rational {
    groups * Rational(pack.packsOfOffer) + singles
  }
}

extension Pack {
  /// As many packs as the offer needs; one pack without an offer.
  var packsForOffer: BoughtPacks {
    BoughtPacks(groups: offer == nil ? 0 : 1, singles: offer == nil ? 1 : 0)
  }

  /// Returns the packs of which some are the cheapest that contain `need`, at whatever price of one pack.
  func packs(for need: Rational) -> [BoughtPacks] {
    candidates(for: need).map { BoughtPacks(groups: $0.reduced, singles: $0.singles) }
  }

  /// Returns as many packs as can be bought for `cost`.
  func packs(forCost cost: Rational) -> BoughtPacks {
    var (rest, groups) = (cost, Rational.zero)
    if let reduced {
      groups = (cost / reduced.cost).roundedDown(decimals: 0)
      if let limit = reduced.limit { groups = min(groups, Rational(limit)) }
      rest = rest - groups * reduced.cost
    }
    let singles = single.map { (rest / $0.cost).roundedDown(decimals: 0) } ?? .zero
    return BoughtPacks(groups: groups, singles: singles)
  }

  /// The pack without its offer, which must have a price of one pack.
  var withoutOffer: Pack {
    guard let price else { preconditionFailure("One pack has no price") }
    return Pack(amount: amount, price: price)
  }

  /// Returns a Boolean value indicating whether the offer is possible with another price of one pack; with another price
  /// of all packs, if the offer is one for several packs.
  func isPossible(at newPrice: Rational) -> Bool {
    guard let offer, case .bundle(let packs, _) = offer.terms else {
      return (try? Pack(amount: amount, price: newPrice, offer: offer)) != nil
    }
    let bundle = try? Offer(.bundle(packs: packs, price: newPrice), limit: offer.limit)
    return bundle.map { (try? Pack(amount: amount, price: price, offer: $0)) != nil } ?? false
  }
}
