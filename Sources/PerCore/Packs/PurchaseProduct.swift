/// A product in a purchase search.
struct PurchaseProduct<Number: PurchaseNumber> {
  /// A number of packs that have one price together.
  struct Group: Hashable, Sendable {
    let packs: Int
    /// The amount of all packs.
    let amount: Number
    /// The price of all packs.
    let cost: Number
    /// The number of times that the group can be bought; nil for any number.
    let limit: Int?

    /// Returns a Boolean value indicating whether the unit price is higher than that of another group.
    func isMoreExpensive(than other: Group) -> Bool {
      Number.product(cost, other.amount, exceeds: other.cost, amount)
    }

    /// Returns a Boolean value indicating whether the unit price is lower than that of another group, or equal with
    /// fewer packs.
    func isBetterFiller(than other: Group) -> Bool {
      if other.isMoreExpensive(than: self) { return true }
      return !isMoreExpensive(than: other)
        && Number.product(Number(other.packs), amount, exceeds: Number(packs), other.amount)
    }
  }

  /// The index of the product.
  let index: Int
  /// The packs that an offer reduces.
  var reduced: Group?
  /// One pack at its usual price.
  var single: Group?
  /// A Boolean value indicating whether all reduced packs must be bought before a pack at the usual price.
  let takesReducedFirst: Bool

  /// The groups, the lowest unit price first.
  var groups: [Group] { [reduced, single].compactMap { $0 } }

  /// Returns the purchases of this product alone that can be the best one for `need`, as numbers of groups.
  func candidates(for need: Number) -> [(reduced: Int, singles: Int)] {
    guard let reduced else {
      guard let single, let count = need.packs(of: single.amount) else { return [] }
      return [(0, count)]
    }
    guard let groups = need.packs(of: reduced.amount) else { return [] }
    let limit = reduced.limit ?? .max
    let isLimited = groups > limit
    let full = isLimited ? limit : groups - 1
    var candidates = isLimited ? [] : [(reduced: groups, singles: 0)]
    if let single, isLimited || !takesReducedFirst,
      let singles = (need - reduced.amount.times(full)).packs(of: single.amount)
    {
      candidates.append((full, singles))
    }
    return candidates
  }
}

extension PurchaseProduct {
  /// - Parameter group: Returns a group of packs with the numbers of the search.
  init(_ pack: Pack, index: Int, _ group: (PackGroup) -> Group) {
    self.init(
      index: index, reduced: pack.reduced.map(group), single: pack.single.map(group),
      takesReducedFirst: pack.takesReducedFirst)
  }
}
