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
  ///   - pack: The pack with its current price.
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

  /// Returns the purchases of this product that can be the cheapest for `need` at some price of one pack.
  func packs(for need: Rational) -> [BoughtPacks] {
    candidates(for: need).map { BoughtPacks(groups: $0.reduced, singles: $0.singles) }
  }

  /// Returns as many packs as can be bought for less than `cost`.
  func packs(forLessThan cost: Rational) -> BoughtPacks {
    func count(of price: Rational, below limit: Rational) -> Rational {
      (limit / price).roundedUp(decimals: 0) - .one
    }
    var (rest, groups) = (cost, Rational.zero)
    if let reduced {
      groups = count(of: reduced.cost, below: cost)
      if let limit = reduced.limit { groups = min(groups, Rational(limit)) }
      rest = rest - groups * reduced.cost
    }
    return BoughtPacks(
      groups: groups, singles: single.map { count(of: $0.cost, below: rest) } ?? .zero)
  }

  /// The pack without its offer, which must have a price of one pack.
  var withoutOffer: Pack {
    guard let price else { preconditionFailure("One pack has no price") }
    return Pack(amount: amount, price: price)
  }

  /// Returns a Boolean value indicating whether the offer is possible with another price of one pack; with another
  /// price of all packs, if the offer is one for several packs.
  func isPossible(at newPrice: Rational) -> Bool {
    guard let offer, case .bundle(let packs, _) = offer.terms else {
      return (try? Pack(amount: amount, price: newPrice, offer: offer)) != nil
    }
    let bundle = try? Offer(.bundle(packs: packs, price: newPrice), limit: offer.limit)
    return bundle.map { (try? Pack(amount: amount, price: price, offer: $0)) != nil } ?? false
  }
}
