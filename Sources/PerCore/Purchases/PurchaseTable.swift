/// The cheapest packs for each amount that is a multiple of a common part.
///
/// With a filler, which are packs of the lowest unit price that can be bought any number of times, the table has one
/// entry for each rest of a division by the amount of the filler. So its size doesn't depend on the need.
struct PurchaseTable {
  typealias Product = PurchaseProduct<Int>
  typealias Group = Product.Group

  /// The cheapest packs of an amount.
  struct Entry {
    /// The cost without that of the filler packs that fit into the amount; `Int.max` if no packs have the amount.
    var cost: Int
    /// The number of packs without the filler packs that fit into the amount.
    var packs: Int
    /// The number of filler packs that fit into the amount of the other packs.
    var fillers: Int

    static let none = Entry(cost: .max, packs: 0, fillers: 0)

    fileprivate func precedes(_ other: Entry) -> Bool {
      if cost != other.cost { return cost < other.cost }
      return packs == other.packs ? fillers < other.fillers : packs < other.packs
    }
  }

  /// A number of packs as a step between two entries.
  private struct Item {
    let product: Int
    /// The number of packs, and the filler packs that fit into their amount.
    let packs, fillers: Int
    /// The rest of the amount, as a number of entries.
    let rest: Int
    /// The cost and the number of packs without the filler packs.
    let cost, count: Int
  }

  /// The packs that were added to the table in one step.
  private indirect enum Layer {
    /// Any number of packs, where `taken` states for each amount whether one more was added.
    case repeated(Item, taken: [Bool])
    /// Packs that were added once at most.
    case once(Item, taken: [Bool])
    /// One of two series of layers for each amount.
    case choice(isSecond: [Bool], first: [Layer], second: [Layer])
  }

  /// The common part of all amounts.
  let part: Int
  let filler: (product: Int, group: Group)?
  private(set) var entries: [Entry]
  private var layers: [Layer] = []

  /// - Parameters:
  ///   - products: Products whose amounts are multiples of `part`.
  ///   - limit: The amount that all purchases must stay below.
  ///   - filler: A product with packs of the lowest unit price; nil for a table of all amounts below `limit`.
  init(
    _ products: [Product], part: Int, below limit: Int, filler: (product: Int, group: Group)?
  ) {
    (self.part, self.filler) = (part, filler)
    let size = Self.size(part, below: limit, filler: filler?.group)
    entries = Array(repeating: .none, count: size)
    entries[0] = Entry(cost: 0, packs: 0, fillers: 0)
    for product in products { add(product, below: limit) }
  }

  /// Returns the number of entries of a table.
  static func size(_ part: Int, below limit: Int, filler: Group?) -> Int {
    (filler?.amount ?? limit + part - 1) / part
  }

  /// Returns the number of bytes of a table with a number of layers while it is made; `Int.max` if it overflows.
  static func bytes(_ size: Int, layers: Int) -> Int {
    // A step needs the entries before it and those before the product. Packs after a bonus need a second series of
    // entries.
    let bytes = size.multipliedReportingOverflow(by: 4 * MemoryLayout<Entry>.stride + layers)
    return bytes.overflow ? .max : bytes.partialValue
  }

  /// Returns the number of layers that a product needs.
  static func layers(_ product: Product, below limit: Int) -> Int {
    product.groups.reduce(0) { count, group in
      count + (group.limit.map { $0.bitWidth - $0.leadingZeroBitCount } ?? 1)
    } + (product.takesReducedFirst ? 1 : 0)
  }

  /// Returns the packs that can be a filler; nil if there are none.
  ///
  /// No other packs that can be bought any number of times are better. So every step has a cost of at least zero, and
  /// steps that lead back to the same entry don't make it better.
  static func filler(_ products: [Product]) -> (product: Int, group: Group)? {
    var best: (product: Int, group: Group)?
    var lastPacks: [Group] = []
    for product in products {
      for group in product.groups where group.limit == nil {
        // Packs without a bonus can be the last ones only.
        if product.takesReducedFirst, product.reduced?.limit != nil {
          lastPacks.append(group)
        } else if best.map({ group.isBetterFiller(than: $0.group) }) ?? true {
          best = (product.index, group)
        }
      }
    }
    guard let best, !lastPacks.contains(where: { $0.isBetterFiller(than: best.group) }) else {
      return nil
    }
    return best
  }

  // MARK: - Packs of a product

  private mutating func add(_ product: Product, below limit: Int) {
    guard product.takesReducedFirst, let reduced = product.reduced, let most = reduced.limit,
      let single = product.single
    else {
      for group in product.groups {
        add(group, of: product.index, below: limit, to: &entries, &layers)
      }
      return
    }
    var (firstLayers, secondLayers): ([Layer], [Layer]) = ([], [])
    let all = item(times: most, reduced, of: product.index, below: limit)
    guard let all else {
      return add(reduced, of: product.index, below: limit, to: &entries, &layers)
    }
    var second = Array(repeating: Entry.none, count: entries.count)
    var taken = Array(repeating: false, count: entries.count)
    for place in entries.indices {
      guard let (next, entry) = adding(all, to: entries[place], at: place) else { continue }
      second[next] = entry
      taken[next] = true
    }
    secondLayers.append(.once(all, taken: taken))
    add(single, of: product.index, below: limit, to: &second, &secondLayers)
    add(reduced, of: product.index, below: limit, to: &entries, &firstLayers)
    var isSecond = Array(repeating: false, count: entries.count)
    for place in entries.indices where second[place].precedes(entries[place]) {
      entries[place] = second[place]
      isSecond[place] = true
    }
    layers.append(.choice(isSecond: isSecond, first: firstLayers, second: secondLayers))
  }

  private func add(
    _ group: Group, of product: Int, below limit: Int, to entries: inout [Entry],
    _ layers: inout [Layer]
  ) {
    guard let most = group.limit else {
      guard let item = item(times: 1, group, of: product, below: limit) else { return }
      return layers.append(.repeated(item, taken: addRepeated(item, to: &entries)))
    }
    // Sums of these parts are all numbers up to the limit.
    var (rest, part) = (most, 1)
    while rest > 0 {
      let times = min(part, rest)
      rest -= times
      part *= 2
      guard let item = item(times: times, group, of: product, below: limit) else { continue }
      layers.append(.once(item, taken: addOnce(item, to: &entries)))
    }
  }

  /// Returns packs as a step; nil if they contain too much.
  private func item(times: Int, _ group: Group, of product: Int, below limit: Int) -> Item? {
    guard times < (limit + group.amount - 1) / group.amount + 1, times * group.amount < limit
    else { return nil }
    let (packs, amount) = (times * group.packs, times * group.amount)
    guard let filler = filler?.group else {
      return Item(
        product: product, packs: packs, fillers: 0, rest: amount / part, cost: times * group.cost,
        count: packs)
    }
    let fillers = amount / filler.amount
    return Item(
      product: product, packs: packs, fillers: fillers, rest: amount % filler.amount / part,
      cost: times * group.cost - fillers * filler.cost, count: packs - fillers * filler.packs)
  }

  /// Returns the place and the entry with more packs; nil if there is none.
  private func adding(_ item: Item, to entry: Entry, at place: Int) -> (place: Int, entry: Entry)? {
    guard entry.cost != .max else { return nil }
    var result = Entry(
      cost: entry.cost + item.cost, packs: entry.packs + item.count,
      fillers: entry.fillers + item.fillers)
    // Packs that cost more contain too much.
    guard result.cost <= PurchaseNumbers.maximumCost else { return nil }
    let next = place + item.rest
    guard next >= entries.count else { return (next, result) }
    guard let filler = filler?.group else { return nil }
    result.cost -= filler.cost
    result.packs -= filler.packs
    result.fillers += 1
    return (next - entries.count, result)
  }

  private func addOnce(_ item: Item, to entries: inout [Entry]) -> [Bool] {
    var taken = Array(repeating: false, count: entries.count)
    let previous = entries
    for place in previous.indices {
      guard let (next, entry) = adding(item, to: previous[place], at: place),
        entry.precedes(entries[next])
      else { continue }
      entries[next] = entry
      taken[next] = true
    }
    return taken
  }

  private func addRepeated(_ item: Item, to entries: inout [Entry]) -> [Bool] {
    var taken = Array(repeating: false, count: entries.count)
    func step(_ place: Int, _ entries: inout [Entry]) -> Int {
      guard let (next, entry) = adding(item, to: entries[place], at: place) else {
        return (place + item.rest) % entries.count
      }
      if entry.precedes(entries[next]) {
        entries[next] = entry
        taken[next] = true
      }
      return next
    }
    guard filler != nil else {
      for place in entries.indices { _ = step(place, &entries) }
      return taken
    }
    // The steps form circles. An entry of each is reached without the packs, so two rounds are enough.
    let circles = Int.greatestCommonDivisor(entries.count, item.rest)
    for start in 0..<circles {
      var place = start
      for _ in 0..<2 * (entries.count / circles) { place = step(place, &entries) }
    }
    return taken
  }

  // MARK: - Results

  /// The lowest cost of an entry.
  var lowestCost: Int { entries.reduce(.max) { min($0, $1.cost) } }

  /// Returns the packs of the products whose amount is `place` times the common part.
  func packs(at place: Int) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    var rest = place % entries.count
    if let filler {
      let times = place / entries.count - entries[rest].fillers
      counts[filler.product] = times * filler.group.packs
    }
    take(layers, &rest, &counts)
    return counts.filter { $0.value > 0 }
  }

  private func take(_ layers: [Layer], _ place: inout Int, _ counts: inout [Int: Int]) {
    func remove(_ item: Item) {
      counts[item.product, default: 0] += item.packs
      place = (place - item.rest + entries.count) % entries.count
    }
    for layer in layers.reversed() {
      switch layer {
      case .once(let item, let taken): if taken[place] { remove(item) }
      case .repeated(let item, let taken): while taken[place] { remove(item) }
      case .choice(let isSecond, let first, let second):
        take(isSecond[place] ? second : first, &place, &counts)
      }
    }
  }
}

extension Int {
  /// Returns the greatest number that divides both numbers.
  static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
