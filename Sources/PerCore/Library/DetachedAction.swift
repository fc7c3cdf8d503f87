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
  /// - Returns: The outcome, or the reason why the needed products can't be read.
  public func run() -> Result<Outcome, StoreFailure> {
    defer { store?.finish() }
    do throws(StoreFailure) {
      var library = library
      for id in needed where library.products(of: id) == nil {
        library.load(ProductList(stored: try store?.products(of: id) ?? []), of: id)
      }
      let event = apply(to: &library)
      return .success(
        Outcome(
          library: library, event: event, saving: save(event.changes), canBeUnsaved: canBeUnsaved))
    } catch {
      return .failure(error)
    }
  }

  private func apply(to library: inout Library) -> LibraryEvent {
    do throws(LibraryError) {
      return try library.apply(changes(library), as: action)
    } catch {
      // The ids are new, all lists are loaded, and the products can be compared.
      fatalError("The changes don't fit the library: \(error)")
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
