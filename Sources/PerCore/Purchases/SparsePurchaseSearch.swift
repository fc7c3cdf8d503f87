/// Finds the cheapest purchase of each amount in a short range, where a `ClosePurchaseSearch` would have too many
/// amounts.
///
/// The search goes through all amounts that packs of the products can have together. These are few if only a few packs
/// are needed, even if their amounts have no useful common part, such as pounds and kilograms.
struct SparsePurchaseSearch {
  private typealias Choice = PurchaseChoice<Int>

  private let products: [PurchaseProduct<Int>]
  private let need: Int
  private let limit: Int
  private var record = PurchaseRecord()
  /// The number of choices that were tried.
  private var work = 0

  /// The maximum number of choices. They take a millisecond or two.
  private static let maximumWork = 10_000

  /// Returns nil if a sum can overflow.
  ///
  /// - Parameters:
  ///   - need: The minimum amount.
  ///   - limit: The amount that the purchases must stay below.
  init?(_ need: Rational, below limit: Rational, of packs: [Pack]) {
    guard let numbers = PurchaseNumbers(need, below: limit, of: packs) else { return nil }
    (self.need, self.limit, products) = (numbers.need, numbers.limit, numbers.products)
  }

  /// Returns the cheapest purchase below the limit, and the cheapest one of exactly the need; nil if there are too many
  /// choices.
  mutating func run(_ packs: [Pack]) -> (cheapest: Purchase?, exact: Purchase?)? {
    guard need < limit else { return (nil, nil) }
    var choices = [Choice()]
    for product in products {
      guard let next = choicesWithProduct(product, choices) else { return nil }
      choices = next
    }
    func purchase(_ choice: Choice) -> Purchase? {
      Purchase(record.packs(of: choice).map { ($0.index, $0.count) }, of: packs)
    }
    let found = choices.filter { $0.amount >= need }
    // Of equal costs, the first choice contains the least.
    return (
      found.min { $0.cost < $1.cost }.flatMap(purchase),
      found.first { $0.amount == need }.flatMap(purchase)
    )
  }

  /// Returns the best choice of each amount with any number of packs of a product, in ascending order of their amounts;
  /// nil if there are too many.
  private mutating func choicesWithProduct(
    _ product: PurchaseProduct<Int>, _ choices: [Choice]
  ) -> [Choice]? {
    guard var all = choicesWith(product.reduced, of: product, choices) else { return nil }
    var base = choices + all
    if product.takesReducedFirst, let reduced = product.reduced {
      guard let limit = reduced.limit else { return best(choices + all) }
      base = choices.map { record.adding(limit, reduced, of: product.index, to: $0) }
      base.removeAll { $0.amount >= self.limit }
    }
    guard let withSingles = choicesWith(product.single, of: product, base) else { return nil }
    all += withSingles
    return best(choices + all)
  }

  /// Returns the choices with at least one more group of packs; nil if there are too many.
  private mutating func choicesWith(
    _ group: PurchaseProduct<Int>.Group?, of product: PurchaseProduct<Int>, _ choices: [Choice]
  ) -> [Choice]? {
    guard let group else { return [] }
    var added: [Choice] = []
    for choice in choices {
      let most = min((limit - 1 - choice.amount) / group.amount, group.limit ?? .max)
      work += most + 1
      guard work <= Self.maximumWork else { return nil }
      for count in stride(from: 1, through: most, by: 1) {
        added.append(record.adding(count, group, of: product.index, to: choice))
      }
    }
    return added
  }

  private func best(_ choices: [Choice]) -> [Choice] {
    choices.sorted {
      $0.amount == $1.amount ? record.isBetter($0, than: $1) : $0.amount < $1.amount
    }.reduce(into: []) { best, choice in
      if best.last?.amount != choice.amount { best.append(choice) }
    }
  }
}
