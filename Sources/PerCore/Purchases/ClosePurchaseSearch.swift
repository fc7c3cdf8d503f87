/// Finds the cheapest purchase of each amount in a short range, such as that of exactly the need.
///
/// The products are divided into classes whose amounts have a common part, such as grams and ounces. The search has a
/// table for each class, and tries all amounts of the smaller tables with those amounts of the largest one that fill
/// the need.
struct ClosePurchaseSearch {
  /// The cheapest purchase below the limit, and the cheapest one of exactly the need.
  typealias Found = (cheapest: Purchase?, exact: Purchase?)

  /// Products whose amounts are multiples of a common part.
  private struct Class {
    var products: [PurchaseProduct<Int>]
    var part: Int
    /// The smallest amount of a group.
    var smallest: Int
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
  /// The classes. The one with the most amounts is last.
  private var classes: [Class] = []
  /// The choices of the smaller classes after each table.
  private var choices: [[Choice]] = [[Choice()]]

  /// The maximum number of common parts in the smallest amount of a class. Together, grams and ounces would have many
  /// more.
  private static let maximumParts = 100_000
  /// The maximum number of entries of a table times its layers. They take a fraction of a second.
  private static let maximumSize = 32_000_000
  /// The maximum number of bytes of all tables and choices.
  private static let maximumBytes = 64 << 20
  /// The maximum number of entries times layers that take less than a frame.
  private static let shortSize = 500_000
  /// The maximum number of choices times amounts of the largest class.
  private static let maximumWork = 50_000_000
  /// The maximum number of choices times amounts that take less than a frame.
  private static let shortWork = 1_000_000

  /// Returns nil if a sum can overflow.
  ///
  /// - Parameters:
  ///   - need: The minimum amount.
  ///   - limit: The amount that the purchases must stay below.
  init?(_ need: Rational, below limit: Rational, of packs: [Pack]) {
    guard let numbers = PurchaseNumbers(need, below: limit, of: packs) else { return nil }
    (self.need, self.limit, self.packs) = (numbers.need, numbers.limit, packs)
    for product in numbers.products where !product.groups.isEmpty { insert(product) }
    classes.sort { $1.part < $0.part }
  }

  /// A Boolean value indicating whether the search takes less than a frame.
  var isShort: Bool {
    guard classes.count < 3, classes.allSatisfy({ size($0, filler: nil) <= Self.shortSize }),
      let main = classes.last
    else { return classes.isEmpty }
    let choices =
      classes.count < 2 ? 1 : PurchaseTable.size(classes[0].part, below: limit, filler: nil)
    let amounts = min(
      PurchaseTable.size(main.part, below: limit, filler: nil), (limit - need) / main.part + 1)
    return !Int.product(choices, amounts, exceeds: Self.shortWork, 1)
  }

  private mutating func insert(_ product: PurchaseProduct<Int>) {
    let amounts = product.groups.map(\.amount)
    let part = amounts.reduce(0) { Int.greatestCommonDivisor($0, $1) }
    let smallest = amounts.min() ?? part
    for index in classes.indices {
      let common = Int.greatestCommonDivisor(classes[index].part, part)
      let first = min(smallest, classes[index].smallest)
      guard first / common <= Self.maximumParts else { continue }
      classes[index].products.append(product)
      (classes[index].part, classes[index].smallest) = (common, first)
      return
    }
    classes.append(Class(products: [product], part: part, smallest: smallest))
  }

  /// Returns the number of entries times layers of a table.
  private func size(_ found: Class, filler: PurchaseProduct<Int>.Group?) -> Int {
    let entries = PurchaseTable.size(found.part, below: limit, filler: filler)
    let size = entries.multipliedReportingOverflow(by: layers(found))
    return size.overflow ? .max : size.partialValue
  }

  private func layers(_ found: Class) -> Int {
    found.products.reduce(1) { $0 + PurchaseTable.layers($1, below: limit) }
  }

  /// Returns a table of a class; nil if it would take too much time or memory.
  ///
  /// - Parameter bytes: The number of bytes that can be used. It becomes lower by those of the table.
  private func table(
    _ found: Class, filler: (product: Int, group: PurchaseProduct<Int>.Group)?,
    _ bytes: inout Int
  ) -> PurchaseTable? {
    let entries = PurchaseTable.size(found.part, below: limit, filler: filler?.group)
    let needed = PurchaseTable.bytes(entries, layers: layers(found))
    guard size(found, filler: filler?.group) <= Self.maximumSize, needed <= bytes else {
      return nil
    }
    bytes -= needed
    return PurchaseTable(found.products, part: found.part, below: limit, filler: filler)
  }

  /// Returns nil if there are too many amounts.
  mutating func run() -> Found? {
    guard need < limit, let main = classes.popLast() else { return (nil, nil) }
    var others: [PurchaseTable] = []
    var bytes = Self.maximumBytes
    for found in classes {
      guard let table = table(found, filler: nil, &bytes), add(table, &bytes) else { return nil }
      others.append(table)
    }
    if size(main, filler: nil) > Self.shortSize, let filler = PurchaseTable.filler(main.products) {
      var rest = bytes
      if let table = table(main, filler: filler, &rest), let found = search(table, others) {
        return found
      }
    }
    return table(main, filler: nil, &bytes).flatMap { search($0, others) }
  }

  /// Adds the packs of a table to all choices; returns false if that would take too much memory.
  ///
  /// - Parameter bytes: The number of bytes that can be used. It becomes lower by those of the choices.
  private mutating func add(_ table: PurchaseTable, _ bytes: inout Int) -> Bool {
    let places = table.entries.indices.filter { table.entries[$0].cost != .max }
    func count(_ choice: Choice) -> Int {
      places.partitioningIndex { choice.amount + $0 * table.part >= limit }
    }
    let previous = choices.last ?? []
    var needed = 0
    for choice in previous {
      needed += count(choice) * MemoryLayout<Choice>.stride
      guard needed <= bytes else { return false }
    }
    bytes -= needed
    var next: [Choice] = []
    next.reserveCapacity(needed / MemoryLayout<Choice>.stride)
    for (index, choice) in previous.enumerated() {
      for place in places[..<count(choice)] {
        let entry = table.entries[place]
        next.append(
          Choice(
            amount: choice.amount + place * table.part, cost: choice.cost + entry.cost,
            packs: choice.packs + entry.packs, previous: index, place: place))
      }
    }
    choices.append(next)
    return true
  }

  /// Returns nil if there are too many amounts, or if the cheapest purchase would have a negative number of filler
  /// packs, so that a cheaper one than the result may exist.
  private func search(_ table: PurchaseTable, _ others: [PurchaseTable]) -> Found? {
    let (part, size, filler) = (table.part, table.entries.count, table.filler?.group)
    let lowest = table.lowestCost
    var (best, exact): (Candidate?, Candidate?)
    // The lowest costs of purchases with a negative number of filler packs.
    var (bestBound, exactBound) = (Int.max, Int.max)
    var work = 0
    for (index, choice) in (choices.last ?? []).enumerated() {
      let first = max(0, (need - choice.amount + part - 1) / part)
      let end = min((limit - choice.amount + part - 1) / part, first + size)
      // The costs of equal entries increase with the amount.
      let minimum = choice.cost + lowest + first / size * (filler?.cost ?? 0)
      let isExact = first * part + choice.amount == need
      if !isExact, let best, minimum > best.cost { continue }
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
      guard work <= Self.maximumWork else { return nil }
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
