internal import Synchronization

/// An action that can be applied and saved on another thread.
public final class DetachedAction: Sendable {
  /// The library after the action.
  public struct Outcome: Sendable {
    let library: Library
    let event: LibraryEvent
    /// The decimals of the prices of the open list; nil if it has no products yet.
    let decimals: ListDecimals?
    let saving: Saving
    /// A Boolean value indicating whether the changes are kept if they can't be saved.
    let canBeUnsaved: Bool
  }

  /// The reason why nothing has changed.
  public enum Failure: Error, Equatable, Sendable {
    /// Products can't be read, or changes can't be saved.
    case store(StoreFailure)
    /// The changes don't fit the library.
    case library(LibraryError)
  }

  /// The state of saving changes.
  enum Saving {
    case saved
    /// There is no store, or it can't be used now.
    case notTried
    case failed(StoreFailure)
  }

  /// Applies the action to a library.
  typealias Work = @Sendable (inout Library) throws(LibraryError) -> LibraryEvent

  private let library: Library
  /// The comparisons whose products are read from the store first.
  private let needed: Set<Comparison.ID>
  /// The store, which must not be used on the main thread while this runs; nil to save the changes later.
  private let store: (any DetachedStore)?
  /// The conventions of the open comparison.
  private let conventions: Conventions
  private let canBeUnsaved: Bool
  private let work: Work
  private let result = Mutex<Result<Outcome, Failure>?>(nil)

  init(
    of library: Library, loading needed: Set<Comparison.ID>, store: (any DetachedStore)?,
    conventions: Conventions, canBeUnsaved: Bool, work: @escaping Work
  ) {
    (self.library, self.needed, self.store) = (library, needed, store)
    self.conventions = conventions
    (self.canBeUnsaved, self.work) = (canBeUnsaved, work)
  }

  /// Applies the action to a copy of the library, and saves its changes in one transaction.
  ///
  /// The action runs once. A call while it runs waits for its result, and later calls return the same result.
  ///
  /// - Returns: The outcome, or the reason why nothing has changed.
  @discardableResult
  public func run() -> Result<Outcome, Failure> {
    result.withLock { result in
      if let result { return result }
      let new = apply()
      result = new
      return new
    }
  }

  /// Ends the reading of products that nothing will show. The result must not be used after that.
  func cancelReading() {
    store?.interrupt()
  }

  private func apply() -> Result<Outcome, Failure> {
    defer { store?.finish() }
    var library = library
    do throws(StoreFailure) {
      for id in needed where library.products(of: id) == nil {
        guard let store else { preconditionFailure("comparison \(id) is not loaded") }
        library.load(ProductList(stored: try store.products(of: id)), of: id)
      }
    } catch {
      return .failure(.store(error))
    }
    do throws(LibraryError) {
      let event = try work(&library)
      return .success(
        Outcome(
          library: library, event: event, decimals: decimals(of: library),
          saving: save(event.changes), canBeUnsaved: canBeUnsaved))
    } catch {
      return .failure(.library(error))
    }
  }

  private func decimals(of library: Library) -> ListDecimals? {
    guard let comparison = library[library.openID]?.comparison,
      let products = library.products(of: library.openID)
    else { return nil }
    return ListDecimals(
      of: products, chosenDisplayUnit: comparison.displayUnit, conventions: conventions)
  }

  private func save(_ changes: [AppliedChange]) -> Saving {
    guard let store else { return .notTried }
    do throws(StoreFailure) {
      try store.commit(changes)
      return .saved
    } catch {
      return .failed(error)
    }
  }
}
