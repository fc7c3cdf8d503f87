extension LibraryController {
  /// Lets another thread use the library. Call `finish(_:)` with the outcome of the action.
  ///
  /// - Parameters:
  ///   - needed: The comparisons whose products the action needs.
  ///   - store: The store for the other thread; nil to save the changes later.
  ///   - canBeUnsaved: A Boolean value indicating whether the changes are kept if they can't be saved.
  ///   - work: Applies the action.
  func detach(
    loading needed: Set<Comparison.ID> = [], store: (any DetachedStore)?, canBeUnsaved: Bool,
    work: @escaping DetachedAction.Work
  ) -> DetachedAction {
    isDetached = true
    return DetachedAction(
      of: library, loading: needed, store: store, conventions: conventions(of: current),
      canBeUnsaved: canBeUnsaved, work: work)
  }

  /// Begins an action with many products of the open comparison, which the delegate runs on another thread. The list
  /// shows the action when it is saved.
  ///
  /// - Returns: false if the action must be applied on this thread.
  func beginOnOtherThread(_ changes: [Change], _ work: @escaping DetachedAction.Work) -> Bool {
    let count = changes.reduce(0) { $0 + $1.addedProducts.count + $1.inverse.addedProducts.count }
    // The window shows the open comparison while the action runs.
    guard count > Self.fewProducts,
      changes.allSatisfy({ $0.comparison == library.openID && $0.isSeenInList }),
      let delegate, failure == nil, !hasUnsavedChanges,
      let detached = try? store?.detach()
    else { return false }
    let action = detach(store: detached, canBeUnsaved: true, work: work)
    running = action
    delegate.library(self, didBegin: action)
    return true
  }

  /// Ends an action that ran on another thread, unless another action has already waited for it.
  public func finish(_ action: DetachedAction) {
    if action === running { finishRunning() }
  }

  /// Waits for the action that runs on another thread, and shows it. Other actions call this before they read the
  /// library.
  public func finishRunning() {
    guard let running else { return }
    self.running = nil
    do throws(DetachedAction.Failure) {
      try finish(running.run())
    } catch {
      switch error {
      // The products of the open comparison are read again when the store can be used.
      case .store(let failure): report(failure)
      // The changes fit the library, and are kept if they can't be saved.
      case .library: fatalError("An action can't be applied: \(error)")
      }
    }
  }

  /// Ends an action of another thread, and shows the library that it changed.
  ///
  /// - Throws: The failure of the action. Nothing has changed in that case.
  public func finish(
    _ result: Result<DetachedAction.Outcome, DetachedAction.Failure>
  ) throws(DetachedAction.Failure) {
    isDetached = false
    defer {
      saveHeldSettings()
      // Preferences can have changed meanwhile, and `retry()` did nothing.
      if hasUnsavedChanges || failure != nil { retry() }
    }
    let outcome = try result.get()
    let changes = outcome.event.changes
    if case .failed(let failure) = outcome.saving, !outcome.canBeUnsaved, areUnsaved(changes) {
      throw .store(failure)
    }
    let openedBefore = library.openID
    library = outcome.library
    // Suggestions are read again when they are needed.
    suggestions = nil
    if case .saved = outcome.saving {
      library.unloadOthers()
    } else if !commit(changes) {
      return
    }
    if library.openID != openedBefore { rememberOpenComparison() }
    publish(outcome.event, decimals: outcome.decimals)
  }

  /// Returns a Boolean value indicating whether changes of a failed commit are certainly not on the disk.
  private func areUnsaved(_ changes: [AppliedChange]) -> Bool {
    guard let store else { return true }
    return (try? store.hasSaved(changes)) == false
  }
}
