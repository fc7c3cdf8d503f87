extension LibraryController {
  /// Opens the comparison that was open last, or creates the first one.
  func openAsLeft() {
    do throws(StoreFailure) {
      if let store {
        let kept = try store.summaries()
        let ids = (try store.lastProductID(), try store.lastComparisonID())
        summaries = kept
        for index in summaries.indices {
          summaries[index].first = firstProduct(of: summaries[index])
        }
        (lastProductID, lastComparisonID) = ids
        lastRevision = kept.map(\.comparison.revision).max() ?? 0
        let open = try store.setting(Self.openKey).flatMap(Int64.init)
        if let summary = summaries.first(where: { $0.id == open }) ?? summaries.first {
          current = summary.comparison
          loaded = []
          if summary.count <= Self.fewProducts { finishLoading() }
          return
        }
      }
    } catch {
      // A library that can't be read must not be overwritten. If there was no file, the store has reported that, and
      // it saves changes as soon as it can.
      if failure == nil { store = nil }
      failure = error
    }
    // The first comparison is saved with its first change.
    lastComparisonID += 1
    current = Comparison(id: lastComparisonID)
    summaries.insert(ComparisonSummary(comparison: current), at: 0)
    commit([.create(current, [])])
  }

  /// The number of products that are read at a time, which takes less than a frame.
  private static let fewProducts = 2000

  /// A Boolean value indicating whether the products of the open comparison are still being read.
  public var isLoading: Bool { loaded != nil }

  /// Reads more products of a long comparison, which is shown when all of it is read.
  ///
  /// - Returns: Whether there may be more products.
  public func loadMore() -> Bool {
    guard isLoading else { return false }
    // A second reference to the array would make the append copy it.
    let last = loaded?.last?.id ?? .min
    do throws(StoreFailure) {
      let more =
        try store?.products(of: current.id, after: last, limit: Self.fewProducts) ?? []
      loaded?.append(contentsOf: more)
      guard more.count < Self.fewProducts else { return true }
      show(current, products: loaded ?? [])
    } catch {
      failure = error
    }
    return false
  }

  /// Reads the rest of a long comparison at once.
  ///
  /// All changes call this first.
  public func finishLoading() {
    while loadMore() {}
  }

  func show(_ comparison: Comparison, products: [Product]) {
    loaded = nil
    current = comparison
    // The products of a comparison are always of one kind. The store reports anything else as damage.
    list.load((try? ProductList(products)) ?? ProductList(), displayUnit: comparison.displayUnit)
  }
}
