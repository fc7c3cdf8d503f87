/// The replacement of all comparisons by those of a copy. It can run on any thread.
public struct LibraryReplacement: Sendable {
  /// The library after the replacement.
  public struct Outcome: Sendable {
    let library: Library
    let event: LibraryEvent
    /// A Boolean value indicating whether the changes are saved.
    let isSaved: Bool
  }

  let library: Library
  let copy: LibraryCopy
  /// The currency of the empty comparison that is created if the copy has no comparisons.
  let currency: Currency?
  /// The store, which must not be used on the main thread while this runs; nil to save the changes later.
  let store: (any DetachedStore)?

  /// Applies the changes to a copy of the library, and saves them in one transaction.
  public func run() -> Result<Outcome, StoreFailure> {
    defer { store?.finish() }
    do throws(StoreFailure) {
      var library = library
      for summary in library.summaries where library.products(of: summary.id) == nil {
        library.load(
          Self.ranked(try store?.products(of: summary.id) ?? []), of: summary.id)
      }
      let event = try apply(to: &library)
      try store?.commit(event.changes)
      return .success(Outcome(library: library, event: event, isSaved: store != nil))
    } catch {
      return .failure(error)
    }
  }

  private func apply(to library: inout Library) throws(StoreFailure) -> LibraryEvent {
    let action = Action.restoreCopy(
      comparisons: copy.comparisons.count, products: copy.productCount)
    do throws(LibraryError) {
      return try library.apply(changes(of: library), as: action)
    } catch {
      // The ids are new, and all lists are loaded.
      fatalError("The comparisons can't be replaced: \(error)")
    }
  }

  /// Returns the changes, those that create comparisons first. Undo creates the deleted comparisons in the order in
  /// which they changed.
  private func changes(of library: Library) -> [Change] {
    var lastComparison = library.lastComparisonID
    var lastProduct = library.lastProductID
    var changes: [Change] = copy.comparisons.reversed().map { saved in
      lastComparison += 1
      let comparison = Comparison(
        id: lastComparison, name: saved.comparison.name,
        displayUnit: saved.comparison.displayUnit, currency: saved.comparison.currency)
      let products = saved.products.unordered.sorted { $0.id < $1.id }.map { product in
        var product = product
        lastProduct += 1
        product.id = lastProduct
        return product
      }
      return .create(comparison, products)
    }
    if changes.isEmpty {
      changes.append(.create(Comparison(id: lastComparison + 1, currency: currency), []))
    }
    return changes
      + library.summaries.map { summary in
        .delete(summary.comparison, library.products(of: summary.id)?.unordered ?? [])
      }
  }

  private static func ranked(_ products: [Product]) -> ProductList {
    do throws(WrongKind) {
      return try ProductList(products)
    } catch {
      // The store reports products that can't be compared as damage.
      fatalError("The store returned products that can't be compared: \(error)")
    }
  }
}
