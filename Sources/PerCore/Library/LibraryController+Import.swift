/// Products that are added as one action.
public struct ImportedProducts: Sendable {
  /// A comparison that is created for products.
  public struct NewComparison: Sendable {
    public let name: String
    public fileprivate(set) var products: [Product]

    public init(name: String, products: [Product]) {
      (self.name, self.products) = (name, products)
    }
  }

  private var added: [Product]
  private var comparisons: [NewComparison]

  /// - Parameters:
  ///   - added: The products that are added to the open list.
  ///   - comparisons: The new comparisons. The last one is shown if nothing is added to the open list.
  public init(added: consuming [Product] = [], comparisons: consuming [NewComparison] = []) {
    (self.added, self.comparisons) = (added, comparisons)
  }

  /// Returns the changes that add the products to a library. Comparisons without products are left out.
  ///
  /// - Parameters:
  ///   - currency: The currency of the new comparisons.
  ///   - today: The day that products without a day get.
  consuming func changes(
    of library: Library, currency: Currency?, today: CalendarDay?
  ) -> [Change] {
    var ids = NewIDs(after: library)
    var changes: [Change] = []
    // Arrays that nothing else refers to are changed in place.
    Self.prepare(&added, &ids, today)
    for index in comparisons.indices where !comparisons[index].products.isEmpty {
      Self.prepare(&comparisons[index].products, &ids, today)
      let comparison = Comparison(
        id: ids.comparison(), name: comparisons[index].name, currency: currency)
      changes.append(.create(comparison, comparisons[index].products))
    }
    if !added.isEmpty { changes.append(.insert(added, into: library.openID)) }
    return changes
  }

  /// Gives products new ids, and a day if they have none.
  private static func prepare(_ products: inout [Product], _ ids: inout NewIDs, _ day: CalendarDay?)
  {
    ids.number(&products)
    for index in products.indices where products[index].entered == nil {
      products[index].entered = day
    }
  }
}

extension LibraryController {
  /// Adds products to the open list, and others to new comparisons, one for each group that can be compared.
  ///
  /// - Returns: false if a list can't be read, so that nothing was added.
  func add(_ products: [Product], elsewhere others: [Product]) -> Bool {
    let groups = numbered(others).comparableGroups().reversed()
    let added = ImportedProducts(
      added: products,
      comparisons: groups.map { ImportedProducts.NewComparison(name: "", products: $0) })
    return apply(
      added.changes(of: library, currency: current.currency, today: today()),
      as: .addSeveral(count: products.count + others.count))
  }

  /// Begins to add products to the open list and to new comparisons, as one action. Call `finish(_:)` with its outcome.
  ///
  /// The action fails if the products don't compare with each other or with the open list. Afterwards, the open list is
  /// shown if products were added to it, otherwise the last of the new comparisons. If the store fails, the products
  /// are saved later.
  ///
  /// - Parameters:
  ///   - count: The number of products.
  ///   - products: Returns the products. It is called on the thread on which the action runs.
  /// - Returns: nil if there are no products, or if the open list can't be read.
  public func beginImport(
    count: Int, _ products: @escaping @Sendable () -> ImportedProducts
  ) -> DetachedAction? {
    finishRunning()
    guard !isDetached, count > 0 else { return nil }
    let readings = readingCount
    finishLoading()
    retry()
    // If the store was read again, a comparison can be open that the user did not choose.
    guard !isLoading, load([current.id]), readingCount == readings else { return nil }
    let detached = failure == nil ? try? store?.detach() : nil
    let (currency, today) = (current.currency, today())
    return detach(store: detached, canBeUnsaved: true) { library throws(LibraryError) in
      try library.apply(
        products().changes(of: library, currency: currency, today: today),
        as: .importProducts(count: count))
    }
  }
}
