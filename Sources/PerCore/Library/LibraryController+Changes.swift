extension LibraryController: ChangePerformer {
  func makeProductID() -> Product.ID {
    lastProductID += 1
    return lastProductID
  }

  var currentID: Comparison.ID { current.id }

  func perform(_ action: Action, _ change: Change) {
    perform(action, [change])
  }

  func perform(_ action: Action, _ changes: [Change]) {
    guard canCarryOut(changes) else { return }
    history.note(History.Step(action: action, changes: changes))
    carryOut(changes)
    delegate?.library(self, did: action, by: .done)
  }

  /// Takes the last step back.
  public func undo() {
    guard let changes = history.lastDone?.changes, canCarryOut(changes.map(\.inverse)),
      let step = history.undo()
    else { return }
    carryOut(step.changes.reversed().map(\.inverse))
    delegate?.library(self, did: step.action, by: .undone)
  }

  /// Does again what was taken back last.
  public func redo() {
    guard let changes = history.lastUndone?.changes, canCarryOut(changes),
      let step = history.redo()
    else { return }
    carryOut(step.changes)
    delegate?.library(self, did: step.action, by: .redone)
  }

  /// Whether all products that `changes` need can be read; reads them ahead, so that nothing is done by halves.
  private func canCarryOut(_ changes: [Change]) -> Bool {
    finishLoading()
    guard !isLoading else { return false }
    var needed = Set(changes.map(\.comparison)).subtracting([current.id])
    var goesOn = false
    for change in changes {
      switch change {
      case .create(let comparison, _):
        needed.remove(comparison.id)
        goesOn = true
      case .delete(let comparison, _) where comparison.id == current.id:
        if !goesOn, let next = summaries.first(where: { $0.id != comparison.id }) {
          needed.insert(next.id)
        }
      default: break
      }
    }
    do throws(StoreFailure) {
      for id in needed { parked[id] = try products(of: id) }
      return true
    } catch {
      failure = error
      return false
    }
  }

  private func carryOut(_ changes: [Change]) {
    for change in changes { apply(change) }
    commit(changes)
    delegate?.libraryDidChangeComparisons(self)
  }

  private func apply(_ change: Change) {
    switch change {
    case .create(let comparison, let products):
      park()
      summaries.insert(ComparisonSummary(comparison: comparison), at: 0)
      show(comparison, products: products)
      remember(String(comparison.id), for: Self.openKey)
    case .delete(let comparison, _):
      if comparison.id == current.id,
        let next = summaries.first(where: { $0.id != comparison.id })
      {
        open(next.id)
      }
      summaries.removeAll { $0.id == comparison.id }
      parked[comparison.id] = nil
    default:
      // What is changed is shown, so that nobody undoes a thing unseen.
      open(change.comparison)
      guard current.id == change.comparison else { return }
      if case .rename(let name, _, _) = change { current.name = name }
      if case .show(let unit, _, _) = change { current.displayUnit = unit }
      list.apply(change)
    }
  }
}
