extension LibraryController {
  /// Applies the changes of an action, commits them, and publishes the event.
  ///
  /// Nothing happens if a list that the changes need can't be read, or if reading it recovers the store, which replaces
  /// the library. `failure` is the reason in the first case.
  ///
  /// - Parameter action: The action; nil if the changes cannot be undone.
  /// - Returns: Whether the changes were applied.
  @discardableResult
  func apply(_ changes: [Change], as action: Action?) -> Bool {
    guard loadLists(for: changes) else { return false }
    commitAndPublish { library throws(LibraryError) in try library.apply(changes, as: action) }
    return true
  }

  /// Undoes the last action.
  public func undo() {
    guard let step = history.lastDone, loadLists(for: step.inverseChanges) else { return }
    commitAndPublish { library throws(LibraryError) in try library.undo() }
  }

  /// Redoes the action that was undone last.
  public func redo() {
    guard let step = history.lastUndone, loadLists(for: step.changes) else { return }
    commitAndPublish { library throws(LibraryError) in try library.redo() }
  }

  /// Reads the lists that changes need, and the open one.
  ///
  /// - Returns: Whether they could be read, and belong to the library to which the changes apply.
  private func loadLists(for changes: [Change]) -> Bool {
    guard !isDetached else { return false }
    let count = readingCount
    finishLoading()
    return readingCount == count && !isLoading && load(library.missingLists(for: changes))
  }

  private func commitAndPublish(
    _ apply: (inout Library) throws(LibraryError) -> LibraryEvent?
  ) {
    let openedBefore = library.openID
    let count = readingCount
    do throws(LibraryError) {
      guard let event = try apply(&library) else { return }
      commit(event.changes)
      // The changes can be in a library that was read again, which was published.
      guard readingCount == count else { return }
      if library.openID != openedBefore { rememberOpenComparison() }
      publish(event)
    } catch {
      // The views offer only changes that fit the library, and all lists are loaded.
      fatalError("A change does not fit the library: \(error)")
    }
  }
}
