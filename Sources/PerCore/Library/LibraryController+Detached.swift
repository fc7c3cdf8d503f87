extension LibraryController {
  /// Lets another thread change the library. Call `finish(_:)` with the outcome of the action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - needed: The comparisons whose products the changes need.
  ///   - store: The store for the other thread; nil to save the changes later.
  ///   - canBeUnsaved: Whether the changes are kept if they can't be saved.
  ///   - changes: Returns the changes.
  func detach(
    _ action: Action, loading needed: Set<Comparison.ID> = [], store: (any DetachedStore)?,
    canBeUnsaved: Bool, changes: @escaping @Sendable (Library) -> [Change]
  ) -> DetachedAction {
    isDetached = true
    return DetachedAction(
      library: library, action: action, needed: needed, store: store, canBeUnsaved: canBeUnsaved,
      changes: changes)
  }

  /// Ends an action of another thread, and shows the library that it changed.
  ///
  /// - Throws: The failure of the action. Nothing has changed in that case.
  public func finish(
    _ result: Result<DetachedAction.Outcome, DetachedAction.Failure>
  ) throws(DetachedAction.Failure) {
    isDetached = false
    // Preferences can have changed meanwhile.
    defer { if hasUnsavedChanges { retry() } }
    let outcome = try result.get()
    let changes = outcome.event.changes
    if case .failed(let failure) = outcome.saving, !outcome.canBeUnsaved, areUnsaved(changes) {
      throw .store(failure)
    }
    library = outcome.library
    // Suggestions are read again when they are needed.
    suggestions = nil
    if case .saved = outcome.saving { library.unloadOthers() } else { commit(changes) }
    rememberOpenComparison()
    publish(outcome.event)
  }

  /// Returns a Boolean value indicating whether changes of a failed commit are certainly not on the disk.
  private func areUnsaved(_ changes: [AppliedChange]) -> Bool {
    guard let store else { return true }
    return (try? store.hasSaved(changes)) == false
  }
}
