/// Controls the view of the open comparison's ranked products.
///
/// The delegate of the library receives the updates of the list with each `LibraryEvent`.
@MainActor
public final class ProductListController {
  /// The list and what its rows depend on.
  public struct State: Equatable, Sendable {
    public let products: ProductList
    /// The display unit that the user chose; nil for the default.
    let chosenDisplayUnit: DisplayUnit?
    public let conventions: Conventions

    /// The display unit; nil while the list is empty.
    public var displayUnit: DisplayUnit? {
      products.displayUnit(chosen: chosenDisplayUnit, in: conventions)
    }
  }

  private let library: LibraryController

  /// The conventions of the open comparison; nil until they are needed after an update.
  private var currentConventions: Conventions?

  /// The numbers of decimals of the prices; nil until a row needs them.
  private var decimals: PriceDecimals?

  /// The decimals of the list without one of its products, which the form compares with what is typed.
  private var decimalsOfOthers: [ShownList: ShownDecimals] = [:]

  /// A product list as it is shown with another product in it: without a product, and in a display unit.
  private struct ShownList: Hashable {
    let removed: Int?
    let unit: DisplayUnit
  }

  /// The maximum number of shown lists whose decimals are kept. The rows of a table can have a few different units.
  private static let maximumShownLists = 8

  /// The question what to buy, with its answer once that is known; nil until they are needed.
  private var knownPurchase: (question: PurchaseQuestion?, answer: PurchaseAnswer?)?
  /// A Boolean value indicating whether the list was updated after `knownPurchase` was found, so that the question can
  /// be another one.
  private var isPurchaseStale = false

  /// Returns the title of the row of a product without a name, which the search finds like a name.
  public var titleWithoutName: @MainActor (Product) -> String = { _ in "" }

  /// The texts of the products; nil until the search is prepared.
  var index: ProductIndex?
  /// The conventions of the texts of the products.
  var indexConventions: Conventions?
  /// The texts of the first products, while the search is being prepared.
  var partOfIndex: ProductIndex?

  init(_ library: LibraryController) {
    self.library = library
    library.listObserver = self
  }

  /// Creates a list that is not saved.
  ///
  /// - Parameter today: Returns the day on which a product is entered; nil if it is unknown.
  public convenience init(
    conventions: Conventions,
    today: @escaping @MainActor () -> CalendarDay? = CalendarDay.today
  ) {
    self.init(LibraryController(store: nil, conventions: conventions, today: today))
  }

  /// The list of the open comparison; empty while it is being read.
  public var state: State {
    State(
      products: products, chosenDisplayUnit: library.current.displayUnit,
      conventions: conventions)
  }

  private var products: ProductList {
    if let products = library.library.products(of: library.library.openID) { return products }
    precondition(library.isLoading, "the products of the open comparison are not loaded")
    return ProductList()
  }

  public var conventions: Conventions {
    if let currentConventions { return currentConventions }
    let conventions = library.conventions(of: library.current)
    currentConventions = conventions
    return conventions
  }

  /// A Boolean value indicating whether the list has products to clear.
  public var canClear: Bool { !products.isEmpty }

  /// The display units to choose from; empty while the list is.
  public var displayUnits: [DisplayUnit] {
    guard let kind = products.kind else { return [] }
    return DisplayUnit.choices(
      for: kind, counting: products.item, preferring: conventions.measures)
  }

  /// Adds a product at its rank.
  ///
  /// - Returns: false if the list can't be read, so that nothing was added.
  /// - Throws: `WrongKind` if the product doesn't compare with those of the list. The list doesn't change.
  @discardableResult
  public func add(_ product: Product) throws(WrongKind) -> Bool {
    library.finishLoading()
    if let refusal = products.refusal(of: product.unit) { throw refusal }
    return apply(.insert(library.numbered([product]), into: comparison), as: .add)
  }

  /// Adds several products, as one action.
  ///
  /// - Parameter others: Products that are added to new comparisons, one for each group that can be compared. The one
  ///   with the most products is shown if no products are added to the list.
  /// - Returns: false if the list can't be read, so that nothing was added.
  /// - Throws: `WrongKind` if the products for the list don't compare with each other or with the list. Nothing changes.
  @discardableResult
  public func add(
    _ products: [Product], elsewhere others: [Product] = []
  ) throws(WrongKind) -> Bool {
    guard !products.isEmpty || !others.isEmpty else { return true }
    library.finishLoading()
    var comparability = self.products.comparability
    for product in products { try comparability.add(product.unit) }
    return library.add(products, elsewhere: others)
  }

  /// Replaces a product. The new one keeps its order among products with the same unit price.
  ///
  /// If the list doesn't contain the product any more, the new one is added.
  ///
  /// - Returns: false if the list can't be read, so that nothing was replaced.
  /// - Throws: `WrongKind` if the product doesn't compare with the others of the list. The list doesn't change.
  @discardableResult
  public func replace(_ old: Product, by product: Product) throws(WrongKind) -> Bool {
    library.finishLoading()
    guard products.rank(of: old) != nil else { return try add(product) }
    if let refusal = products.refusal(of: product.unit, replacing: old) { throw refusal }
    var new = product
    (new.id, new.entered) = (old.id, old.entered)
    guard new != old else { return true }
    return apply(.replace(old, by: new, in: comparison), as: .edit)
  }

  /// Adds copies of the products at `ranks`.
  public func duplicate(at ranks: [Int]) {
    guard !ranks.isEmpty else { return }
    let products = products
    let copies = library.numbered(ranks.map { products[$0] })
    apply(.insert(copies, into: comparison), as: .duplicate(count: copies.count))
  }

  /// Removes the products at `ranks`.
  public func remove(at ranks: [Int]) {
    guard !ranks.isEmpty else { return }
    let products = products
    let removed = ranks.map { products[$0] }
    apply(.remove(removed, from: comparison), as: .remove(removed))
  }

  /// Removes all products. The next product can be of any kind.
  public func clear() {
    guard canClear else { return }
    // The order of the ids is that of the store, and the array needs no copy.
    apply(.remove(products.unordered, from: comparison), as: .clear)
  }

  /// Sets the display unit, which must be of the list's kind.
  public func show(in unit: DisplayUnit) {
    library.finishLoading()
    let state = state
    guard unit.kind == state.products.kind, unit != state.displayUnit else { return }
    apply(library.current.update { $0.displayUnit = unit }, as: .changeDisplayUnit)
  }

  /// Changes what the user buys of each product.
  func change(to buying: Buying, as action: Action = .changeBuying) {
    library.finishLoading()
    guard buying != library.current.buying else { return }
    apply(library.current.update { $0.buying = buying }, as: action)
  }

  /// The open comparison.
  var comparison: Comparison.ID { library.library.openID }

  @discardableResult
  private func apply(_ change: Change, as action: Action) -> Bool {
    library.apply([change], as: action)
  }

  /// The question what to buy for the need; nil if the list isn't ranked for one.
  public var purchaseQuestion: PurchaseQuestion? { purchase.question }

  /// The answer to `purchaseQuestion`, on which the verdicts of the rows depend; nil until `take(_:to:)` is called if
  /// the question isn't small.
  public var purchaseAnswer: PurchaseAnswer? { purchase.answer }

  private var purchase: (question: PurchaseQuestion?, answer: PurchaseAnswer?) {
    if !isPurchaseStale, let knownPurchase { return knownPurchase }
    let question = PurchaseQuestion(products)
    isPurchaseStale = false
    // The answer to the same question can have taken long.
    if let knownPurchase, knownPurchase.question == question { return knownPurchase }
    let purchase = (question, question?.isSmall == true ? question?.answer() : nil)
    knownPurchase = purchase
    return purchase
  }

  /// Takes over the answer to a question; returns false if the question has changed meanwhile.
  @discardableResult
  public func take(_ answer: PurchaseAnswer, to question: PurchaseQuestion) -> Bool {
    guard question == purchaseQuestion else { return false }
    knownPurchase = (question, answer)
    return true
  }

  /// Returns the values of the row at `rank`, which must be a rank of the list.
  public func row(at rank: Int) -> ProductRow {
    let state = state
    let decimals = self.decimals ?? state.decimals
    self.decimals = decimals
    return state.row(at: rank, decimals: decimals, answer: purchaseAnswer)
  }

  /// Returns the number of decimals that the list would use with another product in it.
  ///
  /// - Parameters:
  ///   - added: The unit price of the other product.
  ///   - neighbors: The next lower and the next higher unit price that differ from it.
  ///   - removed: The rank of the product that it replaces; nil if it replaces none.
  ///
  /// - Complexity: O(*n*) for the first call with a display unit after a change, and O(*p*) for the next ones, where
  ///   *p* is the number of unit prices that nearly tie.
  func decimals(
    adding added: UnitPrice, between neighbors: [UnitPrice], replacing removed: Int?,
    per unit: DisplayUnit
  ) -> Int {
    let shown = ShownList(removed: removed, unit: unit)
    // The value is taken out of the dictionary, so that changing it doesn't copy it.
    var others =
      decimalsOfOthers.removeValue(forKey: shown)
      ?? ShownDecimals(
        products.kind == unit.kind ? products : ProductList(), without: removed,
        per: unit.factor, minimum: conventions.money.usualDecimals)
    if decimalsOfOthers.count >= Self.maximumShownLists { decimalsOfOthers = [:] }
    defer { decimalsOfOthers[shown] = others }
    return others.count(adding: added, between: neighbors)
  }
}

// MARK: - Changes

extension ProductListController: ListObserver {
  func listDidUpdate(_ updates: [ListUpdate], decimals: ListDecimals?) {
    (currentConventions, decimalsOfOthers, isPurchaseStale) = (nil, [:], true)
    self.decimals = decimals?.count(
      chosenDisplayUnit: library.current.displayUnit, conventions: conventions)
    updateIndex(after: updates)
  }
}

extension LibraryController {
  /// The controller of the open product list. It exists as long as something refers to it.
  public var list: ProductListController {
    listObserver as? ProductListController ?? ProductListController(self)
  }
}
