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
    guard prepare(changes) else { return }
    let shown = current.id
    history.append(History.Step(action: action, changes: changes))
    applyAndCommit(changes)
    notify(action, .done, changes, shownBefore: shown)
  }

  /// Undoes the last action.
  public func undo() {
    guard let changes = history.lastDone?.changes, prepare(changes.map(\.inverse)),
      let step = history.undo()
    else { return }
    let shown = current.id
    applyAndCommit(step.changes.reversed().map(\.inverse))
    notify(step.action, .undone, step.changes, shownBefore: shown)
  }

  /// Redoes the action that was undone last.
  public func redo() {
    guard let changes = history.lastUndone?.changes, prepare(changes), let step = history.redo()
    else { return }
    let shown = current.id
    applyAndCommit(step.changes)
    notify(step.action, .redone, step.changes, shownBefore: shown)
  }

  private func notify(
    _ action: Action, _ way: Way, _ changes: [Change], shownBefore: Comparison.ID
  ) {
    let changed = changes.last?.comparison
    delegate?.library(self, did: action, by: way, in: changed == shownBefore ? nil : changed)
  }

  /// Reads all products that `changes` need, so that the changes are made completely or not at all.
  ///
  /// - Returns: Whether they could be read.
  private func prepare(_ changes: [Change]) -> Bool {
    finishLoading()
    guard !isLoading else { return false }
    var needed = Set(changes.map(\.comparison)).subtracting([current.id])
    var opensNew = false
    for change in changes {
      switch change {
      case .create(let comparison, _):
        needed.remove(comparison.id)
        opensNew = true
      case .delete(let comparison, _) where comparison.id == current.id:
        if !opensNew, let next = summaries.first(where: { $0.id != comparison.id }) {
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

  func applyAndCommit(_ changes: [Change]) {
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
    case .rename(let name, _, let id):
      if id == current.id { current.name = name }
      guard let index = summaries.firstIndex(where: { $0.id == id }) else { return }
      summaries[index].comparison.name = name
      summaries[index].first = nil
    default:
      // A change is never made in a comparison that the user doesn't see.
      open(change.comparison)
      guard current.id == change.comparison else { return }
      switch change {
      case .show(let unit, _, _): current.displayUnit = unit
      case .changeCurrency(let currency, _, _):
        current.currency = currency
        list.follow(conventions(of: current))
      default: break
      }
      list.apply(change)
    }
  }
}
