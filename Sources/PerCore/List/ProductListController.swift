/// Receives the changes of a product list.
@MainActor
public protocol ProductListControllerDelegate: AnyObject {
  /// A product was inserted at `rank`. The content of other rows may have changed.
  func productList(_ controller: ProductListController, didInsertAt rank: Int)

  /// The product at `rank` was removed. The content of other rows may have changed.
  func productList(_ controller: ProductListController, didRemoveAt rank: Int)

  /// The whole list was replaced.
  func productListDidReload(_ controller: ProductListController)

  /// The display unit or the number formats changed.
  func productList(_ controller: ProductListController, didChangeDisplayUnit unit: DisplayUnit)
}

/// Performs changes so that they are saved and can be undone.
@MainActor
protocol ChangePerformer: AnyObject {
  var currentID: Comparison.ID { get }

  func makeProductID() -> Product.ID

  /// Applies the change to the list, and records it.
  func perform(_ action: Action, _ change: Change)
}

/// The controller of the ranked list of products.
@MainActor
public final class ProductListController {
  public struct State: Equatable, Sendable {
    public internal(set) var products = ProductList()
    /// The display unit that the user chose; nil for the default.
    public internal(set) var chosenDisplayUnit: DisplayUnit?
    public internal(set) var conventions: Conventions

    /// The display unit; nil while the list is empty.
    public var displayUnit: DisplayUnit? {
      products.displayUnit(chosen: chosenDisplayUnit, in: conventions)
    }
  }

  public weak var delegate: (any ProductListControllerDelegate)?

  public private(set) var state: State {
    didSet { (decimals, decimalsOfOthers) = (nil, nil) }
  }

  /// The number of decimals of the unit prices; nil until a row needs it.
  private var decimals: Int?

  /// The decimals of the list without one of its products, which the form compares with what is typed.
  private var decimalsOfOthers: (removed: Int?, unit: DisplayUnit, decimals: ShownDecimals)?

  /// Records the changes of the list. Without a performer, the list applies them directly.
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

  /// A Boolean value indicating whether the list has products to clear.
  public var canClear: Bool { !state.products.isEmpty }

  /// The display units to choose from; empty while the list is.
  public var displayUnits: [DisplayUnit] {
    guard let kind = state.products.kind else { return [] }
    return DisplayUnit.choices(
      for: kind, counting: state.products.item, preferring: conventions.measures)
  }

  /// Adds a product at its rank.
  ///
  /// - Throws: `WrongKind` if the list holds another kind; the list doesn't change.
  public func add(_ product: Product) throws(WrongKind) {
    if let refusal = state.products.refusal(of: product.unit) { throw refusal }
    perform(.add, .insert([numbered(product)], into: comparison))
  }

  /// Adds several products, as one action.
  ///
  /// - Throws: `WrongKind` if they don't compare with each other or with the list; the list doesn't change.
  public func add(_ products: [Product]) throws(WrongKind) {
    guard !products.isEmpty else { return }
    _ = try ProductList(state.products.ranked + products)
    perform(.addSeveral(count: products.count), .insert(products.map(numbered), into: comparison))
  }

  /// Replaces a product. The new one keeps its order among products with the same unit price.
  ///
  /// - Throws: `WrongKind` if the list holds other products of another kind; the list doesn't change.
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
    perform(.remove(products), .remove(products, from: comparison))
  }

  /// Removes all products. The next product can be of any kind.
  public func clear() {
    guard canClear else { return }
    perform(.clear, .remove(state.products.ranked, from: comparison))
  }

  /// Sets the display unit, which must be of the list's kind.
  public func show(in unit: DisplayUnit) {
    guard unit.kind == state.products.kind, unit != state.displayUnit else { return }
    perform(
      .changeDisplayUnit, .show(unit, insteadOf: state.chosenDisplayUnit, in: comparison))
  }

  /// Returns the rank of the next product whose name or shop matches the typed text; nil if there is none.
  ///
  /// The search begins at `rank`, or behind it if only one character was typed, and wraps around at the end of the
  /// list.
  public func rank(of typed: TypeAhead, from rank: Int?) -> Int? {
    let products = state.products
    let start = (rank ?? -1) + (typed.isFirst || rank == nil ? 1 : 0)
    return (0..<products.count).lazy.map { (start + $0) % products.count }.first { rank in
      let product = products[rank]
      return typed.matches(product.name) || typed.matches(product.shop)
    }
  }

  /// Returns the values of the row at `rank`, which must be a rank of the list.
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
      pack: PackText(product, conventions: conventions), entered: product.entered,
      unitPrice: money.string(product.unitPrice.per(unit), decimals: decimals),
      displayUnit: unit, shareOfMostExpensive: products.shareOfMostExpensive(at: rank),
      verdict: verdict,
      percentage: percentage(of: verdict))
  }

  /// Returns the number of decimals that the list would use with another product in it.
  ///
  /// - Parameters:
  ///   - added: The unit price of the other product.
  ///   - neighbors: The next lower and the next higher unit price that differ from it.
  ///   - removed: The rank of the product that it replaces; nil if it replaces none.
  ///
  /// - Complexity: O(*n*) for the first call after a change, and O(*p*) for the next ones, where *p* is the number of
  ///   unit prices that nearly tie.
  func decimals(
    adding added: UnitPrice, between neighbors: [UnitPrice], replacing removed: Int?,
    per unit: DisplayUnit
  ) -> Int {
    var others =
      if let known = decimalsOfOthers, known.removed == removed, known.unit == unit {
        known.decimals
      } else {
        ShownDecimals(
          state.products.kind == unit.kind ? state.products : ProductList(), without: removed,
          per: unit, minimum: conventions.money.usualDecimals)
      }
    // The copy below must be the only one.
    decimalsOfOthers = nil
    defer { decimalsOfOthers = (removed, unit, others) }
    return others.count(adding: added, between: neighbors)
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

  /// Sets the number and currency formats.
  func follow(_ conventions: Conventions) {
    state.conventions = conventions
    if let unit = state.displayUnit { delegate?.productList(self, didChangeDisplayUnit: unit) }
  }

  /// The greatest number of products that are inserted or removed one by one. A larger change reloads the list.
  private static let fewProducts = 50

  /// Applies a change of products or of the display unit.
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
