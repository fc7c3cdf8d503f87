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
          list.follow(conventions(of: current))
          loaded = []
          if summary.count <= Self.fewProducts { finishLoading() }
          return
        }
      }
    } catch {
      // A library that cannot be read must not be overwritten. If there was no file at all, the store has reported that
      // as a failure, and accepts changes as soon as it can.
      if failure == nil { store = nil }
      failure = error
    }
    // There is no comparison yet, or none can be read.
    current = makeComparison()
    summaries.insert(ComparisonSummary(comparison: current), at: 0)
    list.follow(conventions(of: current))
    commit([.create(current, [])])
  }

  /// The number of products that are read at once. They take less than a frame.
  private static let fewProducts = 2000

  /// A Boolean value indicating whether products of the open comparison have not been read yet.
  public var isLoading: Bool { loaded != nil }

  /// Reads the next products of the open comparison. The list shows the products after the last of them was read.
  ///
  /// - Returns: true if there may be more products.
  public func loadMore() -> Bool {
    guard isLoading else { return false }
    // Without a second reference to the array, appending does not copy it.
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

  /// Reads all remaining products of the open comparison. All changes of the library do this first.
  public func finishLoading() {
    while loadMore() {}
  }

  func show(_ comparison: Comparison, products: [Product]) {
    loaded = nil
    current = comparison
    // The store reports products that do not compare as damage.
    list.load(
      (try? ProductList(products)) ?? ProductList(), displayUnit: comparison.displayUnit,
      conventions: conventions(of: comparison))
  }
}
