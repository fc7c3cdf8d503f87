/// Finds the cheapest purchase of each amount in a short range, such as that of exactly the need.
///
/// The products are parted into classes whose amounts have a common part, such as grams and ounces. The search has a table
/// for each class, and tries all amounts of the smaller tables with those amounts of the largest one that fill the need.
struct ClosePurchaseSearch {
  /// The cheapest purchase below the limit, and the cheapest one of exactly the need.
  typealias Found = (cheapest: Purchase?, exact: Purchase?)

  /// Products whose amounts are multiples of a common part.
  private struct Class {
    var products: [PurchaseProduct<Int>]
    var part: Int
    /// The least amount of a group.
    var least: Int
  }

  /// Packs of the smaller classes.
  private struct Choice {
    var amount = 0
    var cost = 0
    var packs = 0
    /// The place of the choice without the packs of the last table, and the place in this table.
    var previous = 0
    var place = 0
  }

  /// A purchase that contains the need.
  private struct Candidate {
    let cost, amount, packs: Int
    let choice: Int
    let place: Int

    func precedes(_ other: Candidate?) -> Bool {
      guard let other else { return true }
      return (cost, amount, packs) < (other.cost, other.amount, other.packs)
    }
  }

  private let need: Int
  private let limit: Int
  private let packs: [Pack]
  /// The classes, that with the most amounts last.
  private var classes: [Class] = []
  /// The choices of the smaller classes after each table.
  private var choices: [[Choice]] = [[Choice()]]

  /// The greatest number of parts in the least amount of a class. Grams and ounces have many more.
  private static let greatestParts = 100_000
  /// The greatest number of entries of a table times its layers, which take a fraction of a second and some megabytes.
  private static let greatestSize = 32_000_000
  /// The greatest number of entries times layers that take less than a frame.
  private static let shortSize = 500_000
  /// The greatest number of choices of the smaller classes, and of those times amounts of the largest class.
  private static let greatestChoices = 1_000_000
  private static let greatestWork = 50_000_000

  /// Returns nil if a sum can overflow.
  ///
  /// - Parameters:
  ///   - need: The least amount.
  ///   - limit: The amount that the purchases must stay below.
  init?(_ need: Rational, below limit: Rational, of packs: [Pack]) {
    guard let numbers = PurchaseNumbers(need, below: limit, of: packs) else { return nil }
    (self.need, self.limit, self.packs) = (numbers.need, numbers.limit, packs)
    for product in numbers.products where !product.groups.isEmpty { insert(product) }
    classes.sort { $1.part < $0.part }
  }

  /// A Boolean value indicating whether the search takes less than a frame.
  var isShort: Bool {
    classes.count < 3 && classes.allSatisfy { size($0, filler: nil) <= Self.shortSize }
  }

  private mutating func insert(_ product: PurchaseProduct<Int>) {
    let amounts = product.groups.map(\.amount)
    let part = amounts.reduce(0) { Int.greatestCommonDivisor($0, $1) }
    let least = amounts.min() ?? part
    for index in classes.indices {
      let common = Int.greatestCommonDivisor(classes[index].part, part)
      let first = min(least, classes[index].least)
      guard first / common <= Self.greatestParts else { continue }
      classes[index].products.append(product)
      (classes[index].part, classes[index].least) = (common, first)
      return
    }
    classes.append(Class(products: [product], part: part, least: least))
  }

  /// Returns the number of entries times layers of a table.
  private func size(_ found: Class, filler: PurchaseProduct<Int>.Group?) -> Int {
    let entries = PurchaseTable.size(found.part, below: limit, filler: filler)
    let layers = found.products.reduce(1) { $0 + PurchaseTable.layers($1, below: limit) }
    let size = entries.multipliedReportingOverflow(by: layers)
    return size.overflow ? .max : size.partialValue
  }

  /// Returns nil if there are too many amounts.
  mutating func run() -> Found? {
    guard need < limit, let main = classes.popLast() else { return (nil, nil) }
    var others: [PurchaseTable] = []
    for found in classes {
      guard size(found, filler: nil) <= Self.greatestSize else { return nil }
      let table = PurchaseTable(found.products, part: found.part, below: limit, filler: nil)
      guard add(table) else { return nil }
      others.append(table)
    }
    if size(main, filler: nil) > Self.shortSize, let filler = PurchaseTable.filler(main.products),
      size(main, filler: filler.group) <= Self.greatestSize,
      let found = search(
        PurchaseTable(main.products, part: main.part, below: limit, filler: filler), others)
    {
      return found
    }
    guard size(main, filler: nil) <= Self.greatestSize else { return nil }
    return search(
      PurchaseTable(main.products, part: main.part, below: limit, filler: nil), others)
  }

  /// Adds the packs of a table to all choices; returns false if there are too many.
  private mutating func add(_ table: PurchaseTable) -> Bool {
    var next: [Choice] = []
    let entries = table.entries.enumerated().filter { $0.element.cost != .max }
    for (previous, choice) in (choices.last ?? []).enumerated() {
      for (place, entry) in entries {
        let amount = choice.amount + place * table.part
        guard amount < limit else { break }
        guard next.count < Self.greatestChoices else { return false }
        next.append(
          Choice(
            amount: amount, cost: choice.cost + entry.cost, packs: choice.packs + entry.packs,
            previous: previous, place: place))
      }
    }
    choices.append(next)
    return true
  }

  /// Returns nil if a purchase is cheaper only with fewer filler packs than none, or if there are too many amounts.
  private func search(_ table: PurchaseTable, _ others: [PurchaseTable]) -> Found? {
    let (part, size, filler) = (table.part, table.entries.count, table.filler?.group)
    let lowest = table.lowestCost
    var (best, exact): (Candidate?, Candidate?)
    // The lowest costs with fewer filler packs than none.
    var (bestBound, exactBound) = (Int.max, Int.max)
    var work = 0
    for (index, choice) in (choices.last ?? []).enumerated() {
      let first = max(0, (need - choice.amount + part - 1) / part)
      let end = min((limit - choice.amount + part - 1) / part, first + size)
      // The costs of equal entries increase with the amount.
      let least = choice.cost + lowest + first / size * (filler?.cost ?? 0)
      let isExact = first * part + choice.amount == need
      if !isExact, let best, least > best.cost { continue }
      var place = first
      while place < end {
        defer { place += 1 }
        if filler == nil, place >= size { break }
        work += 1
        let (entry, times) = (table.entries[place % size], place / size)
        guard entry.cost != .max else { continue }
        let candidate = Candidate(
          cost: choice.cost + entry.cost + times * (filler?.cost ?? 0),
          amount: choice.amount + place * part,
          packs: choice.packs + entry.packs + times * (filler?.packs ?? 0),
          choice: index, place: place)
        guard entry.fillers <= times else {
          bestBound = min(bestBound, candidate.cost)
          if candidate.amount == need { exactBound = min(exactBound, candidate.cost) }
          continue
        }
        if candidate.precedes(best) { best = candidate }
        if candidate.amount == need, candidate.precedes(exact) { exact = candidate }
      }
      guard work <= Self.greatestWork else { return nil }
    }
    guard bestBound > best?.cost ?? .max - 1, exactBound > exact?.cost ?? .max - 1 else {
      return nil
    }
    return (
      best.flatMap { purchase($0, table, others) }, exact.flatMap { purchase($0, table, others) }
    )
  }

  private func purchase(
    _ candidate: Candidate, _ table: PurchaseTable, _ others: [PurchaseTable]
  ) -> Purchase? {
    var counts = table.packs(at: candidate.place)
    var index = candidate.choice
    for (level, other) in others.enumerated().reversed() {
      let choice = choices[level + 1][index]
      counts.merge(other.packs(at: choice.place)) { $0 + $1 }
      index = choice.previous
    }
    return Purchase(counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, of: packs)
  }
}
