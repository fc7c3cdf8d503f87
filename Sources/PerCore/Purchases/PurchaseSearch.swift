/// A search for the cheapest packs that contain at least an amount.
///
/// The products are taken one after the other, the highest unit price first. After each product, the search has one
/// best choice of packs for each amount below the need. It drops a choice if another one contains as much for less, or if
/// the rest of the need would make it more expensive than the best purchase so far, even at the lowest unit prices left.
struct PurchaseSearch<Number: PurchaseNumber> {
  /// The packs of one product.
  struct Packs: Hashable {
    /// The index of the product.
    let index: Int
    var count: Int
  }

  /// A number of packs of the products that were taken.
  private struct Choice {
    var amount = Number.zero
    var cost = Number.zero
    var count = 0
    /// The packs of each product, in the order of the products.
    var packs: [Packs] = []

    /// Returns a Boolean value indicating whether this choice is better than one with the same amount.
    func isBetter(than other: Choice) -> Bool {
      if cost != other.cost { return cost < other.cost }
      if count != other.count { return count < other.count }
      if packs.count != other.packs.count { return packs.count < other.packs.count }
      for (a, b) in zip(packs, other.packs) where a != b {
        return a.index == b.index ? a.count > b.count : a.index < b.index
      }
      return false
    }

    func adding(_ count: Int, of product: Product) -> Choice {
      var choice = self
      choice.amount = amount + product.amount.times(count)
      choice.cost = cost + product.price.times(count)
      choice.count += count
      let place = packs.firstIndex { $0.index >= product.index } ?? packs.endIndex
      if place < packs.endIndex, packs[place].index == product.index {
        choice.packs[place].count += count
      } else {
        choice.packs.insert(Packs(index: product.index, count: count), at: place)
      }
      return choice
    }
  }

  private struct Product {
    let index: Int
    let amount: Number
    let price: Number
    let limit: Int?
  }

  private let need: Number
  /// The products, the highest unit price first.
  private var products: [Product]
  private var best: Choice?

  init(need: Number, amounts: [Number], prices: [Number], limits: [Int?]) {
    self.need = need
    products = amounts.indices.map {
      Product(index: $0, amount: amounts[$0], price: prices[$0], limit: limits[$0])
    }
    products.sort { a, b in
      if Number.product(a.price, b.amount, exceeds: b.price, a.amount) { return true }
      if Number.product(b.price, a.amount, exceeds: a.price, b.amount) { return false }
      return a.index < b.index
    }
  }

  /// Returns the packs of the products that are bought; nil if the limits are too low.
  mutating func run() -> [Packs]? {
    // A first purchase, so that most choices are dropped at once.
    for product in products {
      guard let count = need.packs(of: product.amount), count <= product.limit ?? .max else {
        continue
      }
      finish(Choice().adding(count, of: product))
    }
    removeUseless()
    var choices = [Choice()]
    for place in products.indices {
      let added =
        products[place].limit.map { addLimited(place, limit: $0, to: choices) }
        ?? add(place, to: choices)
      choices = merged(choices, added).filter { isUseful($0, from: place + 1) }
    }
    return best?.packs
  }

  /// Removes the products of which one pack contains the need, which is best bought alone, and those that contain less
  /// than another product for more.
  private mutating func removeUseless() {
    products = products.filter { $0.amount < need }
    var lowest: Number?
    var useful: Set<Int> = []
    for product in products.sorted(by: { $0.amount > $1.amount }) {
      if lowest.map({ product.price <= $0 }) ?? true { useful.insert(product.index) }
      if product.limit == nil { lowest = lowest.map { min($0, product.price) } ?? product.price }
    }
    products.removeAll { !useful.contains($0.index) }
  }

  /// Keeps a choice that contains the need if it is the best one so far.
  private mutating func finish(_ choice: Choice) {
    guard let best else { return self.best = choice }
    let isBetter =
      choice.cost != best.cost
      ? choice.cost < best.cost
      : choice.amount != best.amount
        ? choice.amount < best.amount : choice.isBetter(than: best)
    if isBetter { self.best = choice }
  }

  /// Returns a Boolean value indicating whether a choice can be part of the best purchase with packs of the products from
  /// a place on.
  private func isUseful(_ choice: Choice, from place: Int) -> Bool {
    var (amount, cost) = (choice.amount, choice.cost)
    for product in products[place...].reversed() {
      if let best, cost > best.cost { return false }
      let missing = need - amount
      guard let limit = product.limit, limit < missing.packs(of: product.amount) ?? .max else {
        // Parts of packs that fill the need exactly.
        guard let best else { return true }
        return !Number.product(
          missing, product.price, exceeds: best.cost - cost, product.amount)
      }
      amount = amount + product.amount.times(limit)
      cost = cost + product.price.times(limit)
    }
    // The limits are too low.
    return false
  }

  /// Returns the choices below the need with packs of a product that has no limit, in ascending order of their amounts.
  private mutating func add(_ place: Int, to choices: [Choice]) -> [Choice] {
    let product = products[place]
    guard place < products.count - 1 else {
      for choice in choices {
        guard let count = (need - choice.amount).packs(of: product.amount) else { continue }
        finish(choice.adding(count, of: product))
      }
      return []
    }
    var added: [Choice] = []
    var (first, next) = (0, 0)
    // Both the choices and the added ones are in ascending order, so the results are, too.
    while first < choices.count || next < added.count {
      let takesAdded =
        first == choices.count
        || next < added.count && added[next].amount < choices[first].amount
      let choice = (takesAdded ? added[next] : choices[first]).adding(1, of: product)
      if takesAdded { next += 1 } else { first += 1 }
      if choice.amount >= need {
        finish(choice)
      } else if isUseful(choice, from: place) {
        Self.append(choice, to: &added)
      }
    }
    return added
  }

  /// Returns the choices below the need with packs of a product that has a limit, in ascending order of their amounts.
  private mutating func addLimited(_ place: Int, limit: Int, to choices: [Choice]) -> [Choice] {
    var added: [Choice] = []
    for first in choices {
      for count in 1...max(1, limit) where count <= limit {
        let choice = first.adding(count, of: products[place])
        guard choice.amount < need else {
          finish(choice)
          break
        }
        if isUseful(choice, from: place + 1) { added.append(choice) }
      }
    }
    added.sort { $0.amount < $1.amount }
    return added.reduce(into: []) { Self.append($1, to: &$0) }
  }

  /// Appends a choice to choices in ascending order of their amounts, or replaces the last one of the same amount by it
  /// if it is better.
  private static func append(_ choice: Choice, to choices: inout [Choice]) {
    guard let last = choices.last, last.amount == choice.amount else {
      return choices.append(choice)
    }
    if choice.isBetter(than: last) { choices[choices.count - 1] = choice }
  }

  /// Merges choices in ascending order of their amounts, without those that contain less than another one for more.
  private func merged(_ a: [Choice], _ b: [Choice]) -> [Choice] {
    var all: [Choice] = []
    all.reserveCapacity(a.count + b.count)
    var (first, second) = (0, 0)
    while first < a.count || second < b.count {
      if second == b.count || first < a.count && a[first].amount <= b[second].amount {
        Self.append(a[first], to: &all)
        first += 1
      } else {
        Self.append(b[second], to: &all)
        second += 1
      }
    }
    var lowest: Number?
    var kept: [Choice] = []
    for choice in all.reversed() where lowest.map({ choice.cost <= $0 }) ?? true {
      lowest = choice.cost
      kept.append(choice)
    }
    return kept.reversed()
  }
}
