/// The choices that no cheaper one can replace, with or without further packs of the lowest unit price.
///
/// A choice can be dropped if another one, filled up with such packs, contains as much for less. So the number of
/// choices depends on the price of these packs, not on the need. Without such packs, a choice can be dropped if another
/// one itself contains as much for less.
struct PurchaseFrontier<Number: PurchaseNumber> {
  /// A choice without the amount and the cost of the filling packs that fit into it.
  private struct Entry {
    let amount: Number
    let cost: Number
    let count: Int
    /// The amount with the filling packs.
    let whole: Number
  }

  private let filler: PurchaseProduct<Number>.Group?
  /// The entries with ascending amounts and ascending costs.
  private var entries: [Entry] = []

  /// A Boolean value indicating whether a choice is dropped if an earlier one, filled up, contains as much for as much.
  /// The number of such choices depends on the need.
  private let dropsEqual: Bool

  /// - Parameters:
  ///   - filler: Packs that can be bought any number of times; nil if there are none.
  ///   - dropsEqual: Whether any choice of several with equal costs and equal numbers of packs is enough.
  init(_ filler: PurchaseProduct<Number>.Group?, dropsEqual: Bool) {
    (self.filler, self.dropsEqual) = (filler, dropsEqual)
  }

  /// Returns a Boolean value indicating whether a choice can be part of the best purchase, and remembers it.
  ///
  /// Choices must be inserted in ascending order of their costs, and of their amounts if their costs are equal. So a
  /// choice makes a later one useless if it contains more for less, or as much after it is filled up. A choice stays if
  /// another one costs as much and contains more, or costs as much for as many packs.
  mutating func insert(_ choice: PurchaseChoice<Number>) -> Bool {
    var (amount, cost, count) = (choice.amount, choice.cost, choice.count)
    if let filler {
      amount = amount.remainder(dividingBy: filler.amount)
      guard let times = (choice.amount - amount).packs(of: filler.amount) else { return true }
      cost = cost - filler.cost.times(times)
      count -= times * filler.packs
      if let lowest = entries.first, lowest.cost + filler.cost < cost { return false }
    }
    let entry = Entry(amount: amount, cost: cost, count: count, whole: choice.amount)
    let place = entries.partitioningIndex { $0.amount >= amount }
    if place < entries.count {
      let next = entries[place]
      if next.cost < entry.cost { return false }
      if next.cost == entry.cost {
        guard next.amount == amount else { return true }
        if next.count < entry.count { return false }
        if dropsEqual, next.count == entry.count, next.whole != entry.whole { return false }
        entries[place] = entry
        return true
      }
    }
    // The entry makes those useless that contain less for as much.
    var start = place
    while start > 0, entries[start - 1].cost >= entry.cost { start -= 1 }
    let end = place < entries.count && entries[place].amount == amount ? place + 1 : place
    entries.replaceSubrange(start..<end, with: [entry])
    return true
  }
}
