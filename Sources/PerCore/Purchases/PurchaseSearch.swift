/// A search for the cheapest packs that contain at least an amount.
///
/// The products are taken one after the other, the highest unit price first, and last the one with the packs that fill
/// up the need. After each product, the search has one best choice of packs for each amount below the need. It drops a
/// choice if another one contains as much for less. It also drops a choice if the rest of the need would make it more
/// expensive than the best purchase so far, even at the lowest unit prices left. All choices are in ascending order of
/// their costs, so a choice comes after those that can replace it.
struct PurchaseSearch<Number: PurchaseNumber> {
  typealias Product = PurchaseProduct<Number>
  typealias Choice = PurchaseChoice<Number>

  private let need: Number
  /// The products, the highest unit price first.
  private var products: [Product]
  /// The groups of the products from each place on, the lowest unit price first.
  private var groups: [[Product.Group]] = []
  private var best: Choice?
  private var record = PurchaseRecord()
  /// The packs with the lowest unit price of those that can be bought any number of times.
  private var filler: (index: Int, group: Product.Group)?

  /// A Boolean value indicating whether any purchase of several with equal costs, amounts and numbers of packs is
  /// enough.
  private var dropsEqual = false
  /// The maximum number of filling packs with which the search finds the purchase of the fewest products.
  private static var fewFillers: Int { 1000 }

  init(need: Number, products: [Product]) {
    self.need = need
    self.products = products.filter { !$0.groups.isEmpty }
    self.products.sort { a, b in
      let (first, second) = (a.groups[0], b.groups[0])
      if first.isMoreExpensive(than: second) { return true }
      return !second.isMoreExpensive(than: first) && a.index < b.index
    }
  }

  /// Returns the packs of the products that are bought; nil if the limits are too low.
  mutating func run() -> [PurchaseRecord.Packs]? {
    // With a first purchase, most choices are dropped at once.
    for product in products { complete(Choice(), with: product) }
    findFiller()
    finishSmallerNeed()
    removeUseless()
    moveFillerLast()
    groups = products.indices.map { place in
      products[place...].flatMap(\.groups).sorted { $1.isMoreExpensive(than: $0) }
    }
    groups.append([])
    var choices = [Choice()]
    for place in products.indices.dropLast() {
      let added = choicesWithProduct(at: place, choices)
      choices = merged(choices, added) { isUseful($0, from: place + 1) }
    }
    if let last = products.last {
      for choice in choices { complete(choice, with: last) }
    }
    return best.map(record.packs)
  }

  private mutating func findFiller() {
    for product in products {
      for group in product.groups where group.limit == nil {
        guard filler.map({ group.isBetterFiller(than: $0.group) }) ?? true else { continue }
        // Packs without a bonus can be the last ones only.
        let isLast =
          product.takesReducedFirst && product.single?.amount == group.amount
          && product.reduced?.limit != nil
        if !isLast { filler = (product.index, group) }
      }
    }
    if let filler {
      dropsEqual = need.packs(of: filler.group.amount).map { $0 > Self.fewFillers } ?? true
    }
  }

  /// Finds the best purchase of a smaller need, and fills it up to the need. This is the best purchase of most needs.
  private mutating func finishSmallerNeed() {
    guard let filler, let count = need.packs(of: filler.group.amount), count > 6 else { return }
    let times = count - 4
    var search = PurchaseSearch(need: need - filler.group.amount.times(times), products: products)
    guard var packs = search.run(), var choice = search.best else { return }
    // The filling packs are last, so that more of them can be added.
    if let place = packs.firstIndex(where: { $0.index == filler.index }) {
      packs.append(packs.remove(at: place))
    }
    choice.last = record.insert(packs)
    finish(record.adding(times, filler.group, of: filler.index, to: choice))
  }

  /// Removes the groups that contain the need, which are best bought alone, and the products that contain less than
  /// another one for more.
  private mutating func removeUseless() {
    for place in products.indices {
      let product = products[place]
      if let reduced = product.reduced, reduced.amount >= need {
        products[place].reduced = nil
        if product.takesReducedFirst { products[place].single = nil }
      }
      if let single = product.single, single.amount >= need { products[place].single = nil }
    }
    let all = products.flatMap(\.groups).filter { $0.limit == nil }
    products.removeAll { product in
      product.groups.allSatisfy { group in
        all.contains { $0.amount >= group.amount && $0.cost < group.cost }
      }
    }
  }

  /// Puts the product of the filling packs at the end, so that they are only added up to the need.
  private mutating func moveFillerLast() {
    guard let place = products.firstIndex(where: { $0.index == filler?.index }) else { return }
    products.append(products.remove(at: place))
  }

  /// Keeps a choice that contains the need if it is the best one so far.
  private mutating func finish(_ choice: Choice) {
    guard let best else { return self.best = choice }
    let isBetter =
      choice.cost != best.cost
      ? choice.cost < best.cost
      : choice.amount != best.amount
        ? choice.amount < best.amount : record.isBetter(choice, than: best)
    if isBetter { self.best = choice }
  }

  /// Fills a choice up to the need with packs of one product.
  private mutating func complete(_ choice: Choice, with product: Product) {
    for (reduced, singles) in product.candidates(for: need - choice.amount) {
      var full = choice
      if let group = product.reduced {
        full = record.adding(reduced, group, of: product.index, to: full)
      }
      if let single = product.single {
        full = record.adding(singles, single, of: product.index, to: full)
      }
      finish(full)
    }
  }

  /// Returns a Boolean value indicating whether a choice can be part of the best purchase with packs of the products
  /// from a place on.
  private func isUseful(_ choice: Choice, from place: Int) -> Bool {
    var (amount, cost) = (choice.amount, choice.cost)
    for group in groups[place] {
      if let best, cost > best.cost { return false }
      let missing = need - amount
      guard let limit = group.limit, group.amount.times(limit) < missing else {
        // Parts of packs that fill the need exactly.
        guard let best else { return true }
        return !Number.product(missing, group.cost, exceeds: best.cost - cost, group.amount)
      }
      amount = amount + group.amount.times(limit)
      cost = cost + group.cost.times(limit)
    }
    // The limits are too low.
    return false
  }

  // MARK: - Packs of one product

  /// Returns the choices below the need with packs of a product, in ascending order of their costs.
  private mutating func choicesWithProduct(at place: Int, _ choices: [Choice]) -> [Choice] {
    let product = products[place]
    guard let reduced = product.reduced else {
      return product.single.map { add($0, at: place, to: choices) } ?? []
    }
    let withReduced = add(reduced, at: place, to: choices)
    guard let single = product.single else { return withReduced }
    var base: [Choice]
    if product.takesReducedFirst {
      guard let limit = reduced.limit else { return withReduced }
      base = choices.map { record.adding(limit, reduced, of: product.index, to: $0) }
      base.removeAll { $0.amount >= need }
    } else {
      // Choices of equal amounts are kept, because only some contain this product.
      base = Self.sorted(choices, withReduced)
    }
    let withSingle = add(single, at: place, to: base)
    return merged(withReduced, withSingle) { _ in true }
  }

  /// Returns the choices below the need with at least one more group of packs, in ascending order of their costs.
  private mutating func add(
    _ group: Product.Group, at place: Int, to choices: [Choice]
  ) -> [Choice] {
    group.limit.map { addLimited(group, limit: $0, at: place, to: choices) }
      ?? addUnlimited(group, at: place, to: choices)
  }

  private mutating func addUnlimited(
    _ group: Product.Group, at place: Int, to choices: [Choice]
  ) -> [Choice] {
    let index = products[place].index
    var added: [Choice] = []
    var (first, next) = (0, 0)
    var frontier = PurchaseFrontier(filler?.group, dropsEqual: dropsEqual)
    // Both the choices and the added ones are in ascending order, so the results are, too.
    while first < choices.count || next < added.count {
      let takesAdded =
        first == choices.count
        || next < added.count && added[next].precedes(choices[first])
      let base = takesAdded ? added[next] : choices[first]
      if takesAdded { next += 1 } else { first += 1 }
      let choice = record.adding(1, group, of: index, to: base)
      if choice.amount >= need {
        finish(choice)
      } else if isUseful(choice, from: place), frontier.insert(choice) {
        append(choice, to: &added)
      } else {
        // Most choices are dropped at once, so the record would become much longer.
        record.removeLast()
      }
    }
    return added
  }

  private mutating func addLimited(
    _ group: Product.Group, limit: Int, at place: Int, to choices: [Choice]
  ) -> [Choice] {
    let index = products[place].index
    var added: [Choice] = []
    for first in choices {
      for count in stride(from: 1, through: limit, by: 1) {
        let choice = record.adding(count, group, of: index, to: first)
        guard choice.amount < need else {
          finish(choice)
          break
        }
        if isUseful(choice, from: place) { added.append(choice) } else { record.removeLast() }
      }
    }
    added.sort { $0.precedes($1) }
    return merged(added, []) { _ in true }
  }

  // MARK: - Choices in ascending order of their costs

  /// Appends a choice, or replaces the last one of the same amount and cost by it if it is better.
  private func append(_ choice: Choice, to choices: inout [Choice]) {
    guard let last = choices.last, last.cost == choice.cost, last.amount == choice.amount else {
      return choices.append(choice)
    }
    if record.isBetter(choice, than: last) { choices[choices.count - 1] = choice }
  }

  /// Returns the choices of both arrays.
  private static func sorted(_ a: [Choice], _ b: [Choice]) -> [Choice] {
    var all: [Choice] = []
    all.reserveCapacity(a.count + b.count)
    var (first, second) = (0, 0)
    while first < a.count || second < b.count {
      if second == b.count || first < a.count && !b[second].precedes(a[first]) {
        all.append(a[first])
        first += 1
      } else {
        all.append(b[second])
        second += 1
      }
    }
    return all
  }

  /// Returns the best choice of each amount, without those that a cheaper one can replace.
  private func merged(
    _ a: [Choice], _ b: [Choice], where isIncluded: (Choice) -> Bool
  ) -> [Choice] {
    var frontier = PurchaseFrontier(filler?.group, dropsEqual: dropsEqual)
    return Self.sorted(a, b).reduce(into: []) { choices, choice in
      if isIncluded(choice), frontier.insert(choice) { append(choice, to: &choices) }
    }
  }
}
