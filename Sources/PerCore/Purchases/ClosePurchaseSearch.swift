/// Finds the cheapest purchase of each amount in a short range, such as that of exactly the need.
///
/// The search goes through all amounts below a limit, as multiples of the common part of all packs.
struct ClosePurchaseSearch {
  private struct Group {
    let product: Int
    let packs: Int
    let amount: Int
    /// The cost, and in the lowest bits the number of packs, which decides between equal costs.
    let cost: Int
    let limit: Int?
  }

  private var groups: [Group] = []
  private let need: Int
  private let limit: Int
  /// The lowest cost of each amount; `Int.max` for an amount that can't be bought.
  private var costs: [Int]
  /// How often each group is taken for the lowest cost of an amount, after this group.
  private var counts: [[Int32]] = []

  /// The greatest number of amounts times groups, which takes a fraction of a second and some megabytes.
  private static let greatestSize = 8_000_000
  private static let packBits = 16

  /// The greatest number of additions, which take a fraction of a second.
  private static let greatestWork = 100_000_000

  /// Returns nil if there are too many amounts or packs.
  ///
  /// - Parameters:
  ///   - need: The least amount.
  ///   - limit: The amount that the purchases must stay below. A multiple of the common part of the packs.
  init?(_ need: Rational, below limit: Rational, of packs: [Pack]) {
    let found = packs.enumerated().flatMap { index, pack in
      [pack.reduced, pack.single].compactMap { $0 }.map { (index, $0) }
    }
    // Packs that must be bought before others can't be combined freely.
    guard !packs.contains(where: { $0.takesReducedFirst && $0.reduced?.limit != nil }),
      let amounts = Rational.multiples(found.map(\.1.amount) + [need, limit]),
      let costs = Rational.multiples(found.map(\.1.cost)),
      case let size = amounts[amounts.count - 1],
      size < Self.greatestSize, size * max(1, found.count) <= Self.greatestSize,
      costs.allSatisfy({ $0 < 1 << 30 })
    else { return nil }
    (self.need, self.limit) = (amounts[amounts.count - 2], size)
    var work = 0
    for (index, (product, group)) in found.enumerated() where amounts[index] < size {
      let most = size / amounts[index] + 1
      work += size * min(most, group.limit ?? 1)
      // The packs need all of their bits, and the cost of all packs must be an `Int`.
      guard most * group.packs < 1 << Self.packBits, work <= Self.greatestWork else { return nil }
      groups.append(
        Group(
          product: product, packs: group.packs, amount: amounts[index],
          cost: costs[index] << Self.packBits + group.packs, limit: group.limit))
    }
    self.costs = Array(repeating: Int.max, count: size)
    if size > 0 { self.costs[0] = 0 }
  }

  /// Returns the cheapest purchase below the limit, and the cheapest one of exactly the need.
  mutating func run(_ packs: [Pack]) -> (cheapest: Purchase?, exact: Purchase?) {
    guard need < limit else { return (nil, nil) }
    for group in groups { add(group) }
    // Of equal costs, the first amount is the least, whatever the number of packs.
    let best = (need..<limit).min { costs[$0] >> Self.packBits < costs[$1] >> Self.packBits }
    return (
      best.flatMap { purchase(of: $0, packs) }, purchase(of: need, packs)
    )
  }

  private mutating func add(_ group: Group) {
    var taken = [Int32](repeating: 0, count: limit)
    if let most = group.limit {
      // From the greatest amount down, so that the costs below are those without the group.
      for amount in stride(from: limit - 1, through: group.amount, by: -1) {
        var count = 1
        while count <= most, count * group.amount <= amount {
          let rest = costs[amount - count * group.amount]
          if rest != .max, rest + count * group.cost < costs[amount] {
            costs[amount] = rest + count * group.cost
            taken[amount] = Int32(count)
          }
          count += 1
        }
      }
    } else {
      for amount in group.amount..<limit {
        let rest = costs[amount - group.amount]
        if rest != .max, rest + group.cost < costs[amount] {
          costs[amount] = rest + group.cost
          taken[amount] = taken[amount - group.amount] + 1
        }
      }
    }
    counts.append(taken)
  }

  private func purchase(of amount: Int, _ packs: [Pack]) -> Purchase? {
    guard costs[amount] != .max else { return nil }
    var rest = amount
    var found: [Int: Int] = [:]
    for (group, taken) in zip(groups, counts).reversed() where taken[rest] > 0 {
      let count = Int(taken[rest])
      found[group.product, default: 0] += count * group.packs
      rest -= count * group.amount
    }
    return Purchase(found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, of: packs)
  }
}
