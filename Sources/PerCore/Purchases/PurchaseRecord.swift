/// The packs of all choices of a purchase search. Choices share the entries that they have in common.
struct PurchaseRecord {
  /// The packs of one product.
  struct Packs: Hashable {
    /// The index of the product.
    let index: Int
    var count: Int
  }

  private struct Entry {
    let packs: Packs
    /// The place of the entry for another product; nil for the first one.
    let previous: Int?
  }

  private var entries: [Entry] = []

  /// Returns a choice with groups of packs of a product.
  ///
  /// The choice must have no packs of this product, or have got them last.
  mutating func adding<Number>(
    _ times: Int, _ group: PurchaseProduct<Number>.Group, of index: Int,
    to choice: PurchaseChoice<Number>
  ) -> PurchaseChoice<Number> {
    guard times > 0 else { return choice }
    var result = choice
    result.amount = choice.amount + group.amount.times(times)
    result.cost = choice.cost + group.cost.times(times)
    let added = times * group.packs
    result.count += added
    if let last = choice.last, entries[last].packs.index == index {
      let packs = Packs(index: index, count: entries[last].packs.count + added)
      entries.append(Entry(packs: packs, previous: entries[last].previous))
    } else {
      entries.append(Entry(packs: Packs(index: index, count: added), previous: choice.last))
      result.products += 1
    }
    result.last = entries.count - 1
    return result
  }

  /// Forgets the packs that were added last, which no choice needs.
  mutating func removeLast() { entries.removeLast() }

  /// Returns the place of packs that another search has found.
  mutating func insert(_ packs: [Packs]) -> Int? {
    packs.reduce(nil) { previous, packs in
      entries.append(Entry(packs: packs, previous: previous))
      return entries.count - 1
    }
  }

  /// Returns the packs of a choice, in the order of the products.
  func packs<Number>(of choice: PurchaseChoice<Number>) -> [Packs] {
    var packs: [Packs] = []
    var next = choice.last
    while let place = next {
      packs.append(entries[place].packs)
      next = entries[place].previous
    }
    return packs.sorted { $0.index < $1.index }
  }

  /// Returns a Boolean value indicating whether a choice is better than another one with the same amount.
  func isBetter<Number>(
    _ choice: PurchaseChoice<Number>, than other: PurchaseChoice<Number>
  ) -> Bool {
    if choice.cost != other.cost { return choice.cost < other.cost }
    if choice.count != other.count { return choice.count < other.count }
    if choice.products != other.products { return choice.products < other.products }
    for (a, b) in zip(packs(of: choice), packs(of: other)) where a != b {
      return a.index == b.index ? a.count > b.count : a.index < b.index
    }
    return false
  }
}
