extension LibraryController {
  /// Shows the comparison that was left open, or begins the first one.
  func openAsLeft() {
    do throws(StoreFailure) {
      if let store {
        let kept = try store.summaries()
        let ids = (try store.lastProductID(), try store.lastComparisonID())
        summaries = kept
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
      // There is a library that cannot be read: nothing may be written over it. Where there was no file to begin with,
      // the store has said so, and takes what is new as soon as it can.
      if failure == nil { store = nil }
      failure = error
    }
    // Nothing was kept, or nothing of it can be read: the first comparison is begun, and kept with its first change.
    lastComparisonID += 1
    current = Comparison(id: lastComparisonID)
    summaries.insert(ComparisonSummary(comparison: current), at: 0)
    commit([.create(current, [])])
  }

  /// More products than this would keep the first window waiting; so many are read well within a frame.
  private static let fewProducts = 2000

  /// Whether the products of the open comparison are still to be read.
  public var isLoading: Bool { loaded != nil }

  /// Reads some more of the comparison that was left open, where that was put off until the window is up; the list is
  /// shown once all is read.
  ///
  /// - Returns: whether there may be more.
  public func loadMore() -> Bool {
    guard isLoading else { return false }
    // No second reference to what is loaded: appending would copy all of it.
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

  /// Reads what is left of it at once.
  ///
  /// Whatever is done with the library before finishes it first.
  public func finishLoading() {
    while loadMore() {}
  }

  func show(_ comparison: Comparison, products: [Product]) {
    loaded = nil
    current = comparison
    // The products of a comparison are of one kind: nothing else is ever committed, and the store takes anything else
    // that it reads for damage.
    list.load((try? ProductList(products)) ?? ProductList(), displayUnit: comparison.displayUnit)
  }
}
