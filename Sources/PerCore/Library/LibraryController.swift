/// Told by the library what became of it.
@MainActor
public protocol LibraryControllerDelegate: AnyObject {
  /// Comparisons came, went, or changed what is said of them, or another one is open.
  func libraryDidChangeComparisons(_ library: LibraryController)

  /// Something was done, undone or redone.
  func library(_ library: LibraryController, did action: Action, by way: LibraryController.Way)

  /// Changes cannot be kept at present, or can be again where `failure` is nil.
  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?)
}

/// Drives all comparisons: which one is open, every change, undo, and keeping it all.
@MainActor
public final class LibraryController {
  /// How a change came about.
  public enum Way: Sendable {
    case done
    case undone
    case redone
  }

  public weak var delegate: (any LibraryControllerDelegate)?

  /// The list of the comparison that is open.
  public let list: ProductListController

  /// All comparisons, the latest change first. There is always at least one.
  public private(set) var summaries: [ComparisonSummary]

  /// The comparison that is open.
  public private(set) var current: Comparison

  public private(set) var history = History()

  /// Why changes cannot be kept at present; nil where all are kept.
  public private(set) var failure: StoreFailure? {
    didSet { if failure != oldValue { delegate?.library(self, storeDidFail: failure) } }
  }

  private var store: (any LibraryStore)?
  /// Changes that the store has not accepted yet, in order.
  private var pending: [(change: Change, revision: Int64)] = []
  /// The products of comparisons that are not open but may be ahead of the store; empty once it has accepted all.
  private var parked: [Comparison.ID: [Product]] = [:]
  private var lastProductID: Int64 = 0
  private var lastComparisonID: Int64 = 0
  private var lastRevision: Int64 = 0

  /// Whether the products of the open comparison are still to be read.
  public private(set) var isLoading = false

  static let openKey = "open-comparison"

  /// Opens the library as it was left.
  ///
  /// - Parameters:
  ///   - store: where it is kept; nil where it cannot be kept at all.
  ///   - failure: why not.
  public init(store: (any LibraryStore)?, failure: StoreFailure? = nil, conventions: Conventions) {
    self.store = store
    self.failure = failure
    list = ProductListController(conventions: conventions)
    summaries = []
    current = Comparison(id: 1)
    load()
    list.performer = self
  }

  private func load() {
    do throws(StoreFailure) {
      if let store {
        let kept = try store.summaries()
        let ids = (try store.lastProductID(), try store.lastComparisonID())
        summaries = kept
        (lastProductID, lastComparisonID) = ids
        lastRevision = kept.map(\.comparison.revision).max() ?? 0
        let open = try store.setting(Self.openKey).flatMap(Int64.init)
        if let summary = summaries.first(where: { $0.id == open }) ?? summaries.first {
          current = summary.comparison
          isLoading = true
          if summary.count <= Self.fewProducts { finishLoading() }
          return
        }
      }
    } catch {
      // There is a library that cannot be read: nothing may be written over it. Where there was no file to begin with,
      // the store has said so, and takes what is new as soon as it can.
      if failure == nil { store = nil }
      failure = error
    }
    // Nothing was kept, or nothing of it can be read: the first comparison is begun, and kept with its first change.
    lastComparisonID += 1
    current = Comparison(id: lastComparisonID)
    summaries.insert(ComparisonSummary(comparison: current), at: 0)
    commit([.create(current, [])])
  }

  /// More products than this would keep the first window waiting.
  private static let fewProducts = 1000

  /// Reads the products of the comparison that was left open, where that was put off until the window is up.
  ///
  /// Whatever is done with the library before finishes it first.
  public func finishLoading() {
    guard isLoading else { return }
    do throws(StoreFailure) {
      show(current, products: try store?.products(of: current.id) ?? [])
    } catch {
      failure = error
    }
  }

  private func show(_ comparison: Comparison, products: [Product]) {
    isLoading = false
    current = comparison
    // The store holds products of one kind only, since nothing else was ever committed.
    list.load((try? ProductList(products)) ?? ProductList(), displayUnit: comparison.displayUnit)
  }
}

// MARK: - Comparisons

extension LibraryController {
  /// Shows another comparison.
  public func open(_ id: Comparison.ID) {
    finishLoading()
    guard id != current.id, let summary = summaries.first(where: { $0.id == id }) else { return }
    do throws(StoreFailure) {
      let products = try products(of: id)
      park()
      show(summary.comparison, products: products)
      remember(String(id), for: Self.openKey)
      delegate?.libraryDidChangeComparisons(self)
    } catch {
      failure = error
    }
  }

  /// Begins a comparison, without a name, and opens it. One that is empty and nameless is opened instead.
  public func createComparison() {
    finishLoading()
    if let unused = summaries.first(where: { $0.count == 0 && $0.comparison.name.isEmpty }) {
      open(unused.id)
      return
    }
    perform(.newComparison, .create(Comparison(id: makeComparisonID()), []))
  }

  /// Names a comparison; surrounding space is left out.
  public func rename(_ id: Comparison.ID, to name: String) {
    finishLoading()
    guard !isLoading else { return }
    guard let summary = summaries.first(where: { $0.id == id }) else { return }
    let name = String(name[...].trimmingSpace())
    guard name != summary.comparison.name else { return }
    perform(.renameComparison, .rename(to: name, from: summary.comparison.name, id))
  }

  /// Copies a comparison with its products, and opens the copy.
  ///
  /// - Parameter name: what the copy is called.
  public func duplicateComparison(_ id: Comparison.ID, name: String) {
    finishLoading()
    guard !isLoading else { return }
    guard let summary = summaries.first(where: { $0.id == id }) else { return }
    do throws(StoreFailure) {
      var copies = try products(of: id).sorted { $0.id < $1.id }
      for index in copies.indices { copies[index].id = makeProductID() }
      let copy = Comparison(
        id: makeComparisonID(), name: name, displayUnit: summary.comparison.displayUnit)
      perform(.duplicateComparison, .create(copy, copies))
    } catch {
      failure = error
    }
  }

  /// Deletes a comparison with its products; undo brings it back.
  public func deleteComparison(_ id: Comparison.ID) {
    finishLoading()
    guard !isLoading else { return }
    guard let summary = summaries.first(where: { $0.id == id }) else { return }
    do throws(StoreFailure) {
      let deletion = Change.delete(summary.comparison, try products(of: id))
      // There is always one to type into.
      let isLast = summaries.count == 1
      let replacement = isLast ? [Change.create(Comparison(id: makeComparisonID()), [])] : []
      perform(.deleteComparison, replacement + [deletion])
    } catch {
      failure = error
    }
  }

  /// Sets the open comparison's products aside before another one is shown. Changes that are being made are not in
  /// the store yet, nor are those that it refused.
  private func park() {
    if !isLoading { parked[current.id] = list.state.products.ranked }
  }

  private func products(of id: Comparison.ID) throws(StoreFailure) -> [Product] {
    if id == current.id { return list.state.products.ranked }
    if let products = parked[id] { return products }
    return try store?.products(of: id) ?? []
  }

  private func makeComparisonID() -> Comparison.ID {
    lastComparisonID += 1
    return lastComparisonID
  }
}

// MARK: - Changes

extension LibraryController: ChangePerformer {
  func makeProductID() -> Product.ID {
    lastProductID += 1
    return lastProductID
  }

  var currentID: Comparison.ID { current.id }

  func perform(_ action: Action, _ change: Change) {
    perform(action, [change])
  }

  private func perform(_ action: Action, _ changes: [Change]) {
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

  private func updateSummary(of id: Comparison.ID) {
    guard let index = summaries.firstIndex(where: { $0.id == id }), id == current.id else { return }
    let products = list.state.products
    summaries.remove(at: index)
    summaries.insert(
      ComparisonSummary(
        comparison: current, count: products.count, best: products.isEmpty ? nil : products[0]),
      at: 0)
  }
}

// MARK: - Keeping

extension LibraryController {
  private func commit(_ changes: [Change]) {
    for change in changes {
      lastRevision += 1
      pending.append((change, lastRevision))
      if change.comparison == current.id { current.revision = lastRevision }
      updateSummary(of: change.comparison)
    }
    retry()
  }

  /// Tries again to keep what could not be kept.
  public func retry() {
    finishLoading()
    guard let store else { return }
    do throws(StoreFailure) {
      if !pending.isEmpty {
        try store.commit(pending)
      } else if failure != nil {
        // There is nothing to keep but the question whether it could be kept.
        try store.set(String(current.id), for: Self.openKey)
      }
      pending = []
      parked = [:]
      if !isLoading { failure = nil }
    } catch {
      failure = error
    }
  }

  /// Whether there is a place that may accept changes later, if not now.
  public var canRetry: Bool { store != nil }

  /// Whether anything on screen is not kept.
  public var hasUnsavedChanges: Bool { !pending.isEmpty }

  /// What the view kept under `key`.
  public func setting(_ key: String) -> String? {
    try? store?.setting(key)
  }

  /// Keeps a matter of the view. That it could not be kept is told with the next change of a product.
  public func remember(_ value: String?, for key: String) {
    try? store?.set(value, for: key)
  }
}
