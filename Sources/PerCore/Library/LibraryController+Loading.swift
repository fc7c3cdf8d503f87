extension LibraryController {
  /// What has been read of a comparison that is not shown yet.
  struct Loading {
    /// The products that were read; empty after they were ranked.
    var products: [Product] = []
    /// A Boolean value indicating whether `products` are all products of the comparison.
    var isComplete = false
    /// The ranked products; nil before they were ranked.
    var list: ProductList?
  }

  /// Reads all comparisons without their products.
  func read(from store: any LibraryStore) throws(StoreFailure) -> Library {
    var summaries = try store.summaries()
    for index in summaries.indices where summaries[index].comparison.name.isEmpty {
      let summary = summaries[index]
      // A product that cannot be read does not keep the others from being shown.
      let first =
        summary.count > 1
        ? try? store.products(of: summary.id, after: .min, limit: 1).first : nil
      summaries[index].first = first ?? summary.best
    }
    let openID = try store.setting(Self.openKey).flatMap(Int64.init)
    let open = summaries.first { $0.id == openID } ?? summaries.first
    return Library(
      summaries: summaries, openID: open?.id ?? 0,
      lastComparisonID: try store.lastComparisonID(), lastProductID: try store.lastProductID())
  }

  /// Begins to read the products of the open comparison.
  ///
  /// - Returns: false if there is no comparison.
  func startLoading() -> Bool {
    guard let open = library[library.openID] else { return false }
    loading = Loading()
    // An array that grows leaves up to half of its memory unused.
    loading?.products.reserveCapacity(min(open.count, 1_000_000))
    if open.count <= Self.fewProducts { finishLoading() }
    return true
  }

  /// The greatest number of products that are read before the window is shown, or that an action changes on the main
  /// thread. Both take less than a frame.
  static let fewProducts = 2000

  /// The number of products that are read in a step. More would make frames late, because the main loop
  /// draws a frame only between two steps.
  private static let stepCount = 500

  /// A Boolean value indicating whether the list of the open comparison is not complete yet.
  public var isLoading: Bool { loading != nil }

  /// Reads the next products of the open comparison, or ranks or shows them after the last of them was read. Each of
  /// these steps takes less than a frame for 100,000 products.
  ///
  /// - Returns: true if there are more steps.
  public func loadMore() -> Bool {
    guard let store else { return false }
    do throws(StoreFailure) {
      return try readMore(from: store)
    } catch {
      report(error)
      return false
    }
  }

  func readMore(from store: any LibraryStore) throws(StoreFailure) -> Bool {
    guard isLoading else { return false }
    if let list = loading?.list {
      library.load(list, of: library.openID)
      loading = nil
      publish(LibraryEvent(updates: [.reload]))
      return false
    }
    if let products = loading?.products, loading?.isComplete == true {
      loading = Loading(list: ProductList(stored: products))
      return true
    }
    let last = loading?.products.last?.id ?? .min
    let more = try store.products(of: library.openID, after: last, limit: Self.stepCount)
    // Without a second reference to the array, appending does not copy it.
    loading?.products.append(contentsOf: more)
    loading?.isComplete = more.count < Self.stepCount
    return true
  }

  /// Waits for the action that runs on another thread, and reads all remaining products of the open comparison. Other
  /// actions call this before they read the library.
  public func finishLoading() {
    finishRunning()
    while loadMore() {}
  }

  /// Reads the products of comparisons.
  ///
  /// - Returns: Whether they could be read.
  func load(_ ids: Set<Comparison.ID>) -> Bool {
    guard let store else { return true }
    do throws(StoreFailure) {
      for id in ids where library.products(of: id) == nil {
        library.load(ProductList(stored: try store.products(of: id)), of: id)
      }
      return true
    } catch {
      report(error)
      return false
    }
  }
}

extension ProductList {
  /// Creates the list of products that were read from the store.
  package init(stored products: [Product]) {
    do throws(WrongKind) {
      try self.init(products)
    } catch {
      // The store reports products that can't be compared as damage.
      fatalError("The store returned products that can't be compared: \(error)")
    }
  }
}
