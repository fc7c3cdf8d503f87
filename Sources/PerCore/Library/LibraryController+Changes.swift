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
    history.append(History.Step(action: action, changes: changes))
    applyAndCommit(changes)
    delegate?.library(self, did: action, by: .done)
  }

  /// Undoes the last action.
  public func undo() {
    guard let changes = history.lastDone?.changes, prepare(changes.map(\.inverse)),
      let step = history.undo()
    else { return }
    applyAndCommit(step.changes.reversed().map(\.inverse))
    delegate?.library(self, did: step.action, by: .undone)
  }

  /// Repeats the action that was undone last.
  public func redo() {
    guard let changes = history.lastUndone?.changes, prepare(changes), let step = history.redo()
    else { return }
    applyAndCommit(step.changes)
    delegate?.library(self, did: step.action, by: .redone)
  }

  /// Loads all products that `changes` need, so that they are applied completely or not at all.
  ///
  /// - Returns: false if some products cannot be read.
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
    default:
      // The user sees each change, also when it is undone.
      open(change.comparison)
      guard current.id == change.comparison else { return }
      switch change {
      case .rename(let name, _, _): current.name = name
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
