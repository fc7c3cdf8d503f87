extension LibraryController {
  /// Applies the changes of an action, commits them, and publishes the event.
  ///
  /// Nothing changes if a list that the changes need can't be read, or if reading it recovers the store, which replaces
  /// the library. `failure` is the reason in the first case. If another action still runs, it is finished, and the
  /// changes, which were made for the library before it, are discarded.
  ///
  /// - Parameter action: The action; nil if the changes cannot be undone.
  /// - Returns: A Boolean value indicating whether the changes were applied, or are applied on another thread.
  @discardableResult
  func apply(_ changes: [Change], as action: Action?) -> Bool {
    guard loadLists(for: changes) else { return false }
    let work: DetachedAction.Work = { library throws(LibraryError) in
      try library.apply(changes, as: action)
    }
    // Only a removal can be shown later. A product that is added is selected immediately.
    let onlyRemoves = changes.allSatisfy(\.addedProducts.isEmpty)
    if onlyRemoves, beginOnOtherThread(changes, work) { return true }
    commitAndPublish(work)
    return true
  }

  /// Undoes the last action.
  public func undo() {
    finishLoading()
    guard let step = history.lastDone else { return }
    revise(step.inverseChanges) { library throws(LibraryError) in try library.undo() }
  }

  /// Redoes the action that was undone last.
  public func redo() {
    finishLoading()
    guard let step = history.lastUndone else { return }
    revise(step.changes) { library throws(LibraryError) in try library.redo() }
  }

  /// Undoes or redoes an action.
  private func revise(
    _ changes: [Change],
    _ apply: @escaping @Sendable (inout Library) throws(LibraryError) -> LibraryEvent?
  ) {
    guard loadLists(for: changes) else { return }
    let work: DetachedAction.Work = { library throws(LibraryError) in
      guard let event = try apply(&library) else { preconditionFailure("there is no such action") }
      return event
    }
    if !beginOnOtherThread(changes, work) { commitAndPublish(work) }
  }

  /// Reads the lists that changes need, and the open one.
  ///
  /// - Returns: A Boolean value indicating whether they could be read, and belong to the library to which the changes
  ///   apply.
  private func loadLists(for changes: [Change]) -> Bool {
    // The changes are those of the library before an action that still runs.
    guard running == nil else {
      finishRunning()
      return false
    }
    guard !isDetached else { return false }
    let count = readingCount
    finishLoading()
    return readingCount == count && !isLoading && load(library.missingLists(for: changes))
  }

  private func commitAndPublish(_ apply: DetachedAction.Work) {
    let openedBefore = library.openID
    do throws(LibraryError) {
      let event = try apply(&library)
      guard commit(event.changes) else { return }
      if library.openID != openedBefore { rememberOpenComparison() }
      publish(event)
    } catch {
      // The views offer only changes that fit the library, and all lists are loaded.
      fatalError("A change does not fit the library: \(error)")
    }
  }
}
