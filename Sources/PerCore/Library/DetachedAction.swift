/// An action whose changes another thread applies and saves.
public struct DetachedAction: Sendable {
  /// The library after the action.
  public struct Outcome: Sendable {
    let library: Library
    let event: LibraryEvent
    let saving: Saving
    /// Whether the changes are kept if they can't be saved.
    let canBeUnsaved: Bool
  }

  /// The reason why nothing has changed.
  public enum Failure: Error, Equatable, Sendable {
    /// Products can't be read, or changes can't be saved.
    case store(StoreFailure)
    /// The changes don't fit the library.
    case library(LibraryError)
  }

  /// Whether changes are saved.
  enum Saving {
    case saved
    /// There is no store, or it can't be used now.
    case notTried
    case failed(StoreFailure)
  }

  let library: Library
  let action: Action
  /// The comparisons whose products are read from the store first.
  let needed: Set<Comparison.ID>
  /// The store, which must not be used on the main thread while this runs; nil to save the changes later.
  let store: (any DetachedStore)?
  let canBeUnsaved: Bool
  /// Returns the changes of a library whose needed products are loaded.
  let changes: @Sendable (Library) -> [Change]

  /// Applies the changes to a copy of the library, and saves them in one transaction.
  ///
  /// - Returns: The outcome, or the reason why nothing has changed.
  public func run() -> Result<Outcome, Failure> {
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
      let event = try library.apply(changes(library), as: action)
      return .success(
        Outcome(
          library: library, event: event, saving: save(event.changes), canBeUnsaved: canBeUnsaved))
    } catch {
      return .failure(.library(error))
    }
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
