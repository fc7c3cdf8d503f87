/// Told by the list what happened to it.
@MainActor
public protocol ProductListControllerDelegate: AnyObject {
  /// One product was added, at `rank`; what other rows say may have changed.
  func productList(_ controller: ProductListController, didInsertAt rank: Int)

  /// One product was removed, from `rank`; what other rows say may have changed.
  func productList(_ controller: ProductListController, didRemoveAt rank: Int)

  /// The products are others altogether.
  func productListDidReload(_ controller: ProductListController)

  /// The unit prices are shown in another measure, or all amounts in another way.
  func productList(_ controller: ProductListController, didChangeDisplayUnit unit: DisplayUnit)
}

/// Carries out what the list's user wants, so that it can be kept and undone.
@MainActor
protocol ChangePerformer: AnyObject {
  var currentID: Comparison.ID { get }

  func makeProductID() -> Product.ID

  /// Has the list apply the change.
  func perform(_ action: Action, _ change: Change)
}

/// Drives the ranked list of products.
@MainActor
public final class ProductListController {
  public struct State: Equatable, Sendable {
    public internal(set) var products = ProductList()
    /// The measure that the user chose; nil for the usual one.
    public internal(set) var chosenDisplayUnit: DisplayUnit?
    public internal(set) var conventions: Conventions

    /// The measure in which unit prices are shown; nil while the list is empty.
    public var displayUnit: DisplayUnit? {
      products.displayUnit(chosen: chosenDisplayUnit, in: conventions)
    }
  }

  public weak var delegate: (any ProductListControllerDelegate)?

  public private(set) var state: State {
    didSet { decimals = nil }
  }

  /// The number of decimals of the unit prices; nil until a row needs it.
  private var decimals: Int?

  /// Keeps the list's changes; without one the list stands alone.
  weak var performer: (any ChangePerformer)?

  public var conventions: Conventions { state.conventions }

  /// Returns the day on which a product is entered.
  private let today: @MainActor () -> CalendarDay?

  /// - Parameter today: Returns the day on which a product is entered; nil if it is unknown.
  public init(
    conventions: Conventions,
    today: @escaping @MainActor () -> CalendarDay? = CalendarDay.today
  ) {
    self.today = today
    state = State(conventions: conventions)
  }

  /// Whether there is anything to clear.
  public var canClear: Bool { !state.products.isEmpty }

  /// The measures in which the list can be shown; none while it is empty.
  public var displayUnits: [DisplayUnit] {
    guard let kind = state.products.kind else { return [] }
    return DisplayUnit.choices(
      for: kind, counting: state.products.item, preferring: conventions.measures)
  }

  /// Adds a product where its unit price ranks it.
  ///
  /// - Throws: `WrongKind` where the list holds another kind; it stays as it was.
  public func add(_ product: Product) throws(WrongKind) {
    if let refusal = state.products.refusal(of: product.unit) { throw refusal }
    perform(.add, .insert([numbered(product)], into: comparison))
  }

  /// Puts another product in the place of `old`; it keeps its place among those that tie.
  ///
  /// - Throws: `WrongKind` where the list holds other products of another kind; it stays as it was.
  public func replace(_ old: Product, by product: Product) throws(WrongKind) {
    if let refusal = state.products.refusal(of: product.unit, replacing: old) { throw refusal }
    var new = product
    (new.id, new.entered) = (old.id, old.entered)
    guard new != old else { return }
    perform(.edit, .replace(old, by: new, in: comparison))
  }

  /// Adds copies of the products at `ranks`.
  public func duplicate(at ranks: [Int]) {
    guard !ranks.isEmpty else { return }
    let copies = ranks.map { numbered(state.products[$0]) }
    perform(.duplicate(count: copies.count), .insert(copies, into: comparison))
  }

  /// Removes the products at `ranks`.
  public func remove(at ranks: [Int]) {
    guard !ranks.isEmpty else { return }
    let products = ranks.map { state.products[$0] }
    perform(.remove(count: products.count), .remove(products, from: comparison))
  }

  /// Removes all products, which frees the list's kind.
  public func clear() {
    guard canClear else { return }
    perform(.clear, .remove(state.products.ranked, from: comparison))
  }

  /// Shows the unit prices in another measure of the list's kind.
  public func show(in unit: DisplayUnit) {
    guard unit.kind == state.products.kind, unit != state.displayUnit else { return }
    perform(
      .changeDisplayUnit, .show(unit, insteadOf: state.chosenDisplayUnit, in: comparison))
  }

  /// The rank of the product to which what is typed leads; nil where there is none such.
  ///
  /// A first character leads on from the product at `rank`, round the end of the list; with more of them the product
  /// there is as good as the next.
  public func rank(of typed: TypeAhead, from rank: Int?) -> Int? {
    let products = state.products
    let start = (rank ?? -1) + (typed.isFirst || rank == nil ? 1 : 0)
    return (0..<products.count).lazy.map { (start + $0) % products.count }.first { rank in
      let product = products[rank]
      return typed.matches(product.name) || typed.matches(product.shop)
    }
  }

  /// What the row at `rank` says. The list must not be empty.
  public func row(at rank: Int) -> ProductRow {
    let products = state.products
    let product = products[rank]
    let unit = state.displayUnit ?? conventions.displayUnit(for: product.kind)
    let money = conventions.money
    let verdict = products.verdict(at: rank)
    let decimals = self.decimals ?? products.decimals(per: unit, minimum: money.usualDecimals)
    self.decimals = decimals
    return ProductRow(
      name: product.name, shop: product.shop, note: product.note,
      offer: Offer(product, conventions: conventions),
      unitPrice: money.string(product.unitPrice.per(unit), decimals: decimals),
      displayUnit: unit, shareOfMostExpensive: products.shareOfMostExpensive(at: rank),
      verdict: verdict,
      percentage: percentage(of: verdict))
  }

  func percentage(of verdict: Verdict) -> String {
    switch verdict {
    case .more(.whole(let percent)): conventions.numbers.string(Rational(percent), decimals: 0)
    case .more(.lessThanOne): conventions.numbers.string(.one, decimals: 0)
    case .times(let tenths): conventions.numbers.string(Rational(tenths, decimals: 1))
    case .none, .best: ""
    }
  }
}

// MARK: - Changes

extension ProductListController {
  private var comparison: Comparison.ID { performer?.currentID ?? 0 }

  private func numbered(_ product: Product) -> Product {
    var product = product
    product.id = performer?.makeProductID() ?? 0
    product.entered = today()
    return product
  }

  private func perform(_ action: Action, _ change: Change) {
    guard let performer else { return apply(change) }
    performer.perform(action, change)
  }

  /// Shows the products of a comparison.
  func load(_ products: ProductList, displayUnit: DisplayUnit?, conventions: Conventions) {
    state = State(
      products: products, chosenDisplayUnit: displayUnit, conventions: conventions)
    delegate?.productListDidReload(self)
  }

  /// Writes everything by other conventions from now on.
  func follow(_ conventions: Conventions) {
    state.conventions = conventions
    if let unit = state.displayUnit { delegate?.productList(self, didChangeDisplayUnit: unit) }
  }

  /// Beyond so many products a list is told as a whole, rather than product by product.
  private static let fewProducts = 50

  /// Makes a change of products or of the display unit.
  func apply(_ change: Change) {
    switch change {
    case .insert(let products, _):
      insert(products)
    case .remove(let products, _):
      remove(products)
    case .replace(let old, let new, _):
      remove([old])
      insert([new])
    case .show(let unit, _, _):
      state.chosenDisplayUnit = unit
      if let unit = state.displayUnit { delegate?.productList(self, didChangeDisplayUnit: unit) }
    case .rename, .changeCurrency, .create, .delete:
      break
    }
  }

  private func insert(_ products: [Product]) {
    guard products.count > Self.fewProducts else {
      for product in products {
        // The kind was checked when the change was made.
        guard let rank = try? state.products.insert(product) else { continue }
        delegate?.productList(self, didInsertAt: rank)
      }
      return
    }
    if let all = try? ProductList(state.products.ranked + products) {
      load(all, displayUnit: state.chosenDisplayUnit, conventions: conventions)
    }
  }

  private func remove(_ products: [Product]) {
    guard products.count > Self.fewProducts || products.count == state.products.count else {
      for product in products {
        guard let rank = state.products.rank(of: product) else { continue }
        state.products.remove(at: rank)
        delegate?.productList(self, didRemoveAt: rank)
      }
      return
    }
    let gone = Set(products.map(\.id))
    let rest =
      gone.count == products.count ? state.products.ranked.filter { !gone.contains($0.id) } : []
    if let rest = try? ProductList(rest) {
      load(rest, displayUnit: state.chosenDisplayUnit, conventions: conventions)
    }
  }
}

extension Rational {
  /// The whole number that plural rules are asked for: the number itself where it is whole and small, otherwise
  /// the next one that is not one, since fractions and large numbers are never singular.
  var pluralCount: Int {
    guard denominator.isOne, let count = numerator.asInt else {
      return max(2, rounded(decimals: 0).asInt ?? 1_000_000)
    }
    return count
  }
}
