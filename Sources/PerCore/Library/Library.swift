/// All comparisons with their history, as a value.
///
/// The library contains a summary of each comparison, and the products of those that are loaded. Applying a change that
/// needs the products of another comparison throws an error.
public struct Library: Equatable, Sendable {
  /// The summaries of all comparisons, the one that changed last first.
  public private(set) var summaries: [ComparisonSummary]
  /// The id of the open comparison.
  public private(set) var openID: Comparison.ID
  /// The products of the comparisons that are loaded.
  private var lists: [Comparison.ID: ProductList] = [:]
  /// The number of the last change.
  public private(set) var revision: Int64
  /// The highest id that a comparison has or had.
  public private(set) var lastComparisonID: Comparison.ID
  /// The highest id that a product has or had.
  public private(set) var lastProductID: Product.ID
  public private(set) var history = History()

  /// Creates a library without loaded products.
  ///
  /// - Parameters:
  ///   - summaries: The comparisons, the one that changed last first.
  ///   - openID: The open comparison. If it is not in `summaries`, a change must create it first.
  public init(
    summaries: [ComparisonSummary] = [], openID: Comparison.ID = 0,
    lastComparisonID: Comparison.ID = 0, lastProductID: Product.ID = 0
  ) {
    self.summaries = summaries
    self.openID = openID
    revision = summaries.lazy.map(\.comparison.revision).max() ?? 0
    (self.lastComparisonID, self.lastProductID) = (lastComparisonID, lastProductID)
  }

  /// Returns the summary of a comparison; nil if there is no such comparison.
  ///
  /// - Complexity: O(*n*), where *n* is the number of comparisons.
  public subscript(id: Comparison.ID) -> ComparisonSummary? {
    summaries.first { $0.id == id }
  }

  /// Returns the products of a comparison; nil if they are not loaded.
  public func products(of id: Comparison.ID) -> ProductList? { lists[id] }
}

// MARK: - Loading

extension Library {
  /// Adds the products of a comparison.
  public mutating func load(_ products: ProductList, of id: Comparison.ID) {
    var products = products
    if let index = summaries.firstIndex(where: { $0.id == id }) {
      products.rank(for: summaries[index].comparison.buying)
      // Damage to the file can have changed which product is the best.
      summaries[index].best = products.first
    }
    lists[id] = products
  }

  /// Removes the products of all comparisons that are not open. They must be saved.
  package mutating func unloadOthers() {
    for id in lists.keys where id != openID { lists[id] = nil }
  }

  /// Opens a comparison.
  public mutating func open(_ id: Comparison.ID) {
    precondition(self[id] != nil, "there is no comparison \(id)")
    openID = id
  }

  /// Returns the comparisons that must be loaded before changes can be applied.
  ///
  /// - Complexity: O(*n* + *m*) for *n* changes and *m* comparisons.
  package func missingLists(for changes: [Change]) -> Set<Comparison.ID> {
    var needed: Set<Comparison.ID> = []
    var created: [Comparison.ID] = []
    var open = openID
    for change in changes {
      let id = change.comparison
      switch change {
      case .create:
        created.append(id)
        open = id
      case .delete:
        guard id == open, let next = created.last ?? summaries.first(where: { $0.id != id })?.id
        else { continue }
        needed.insert(next)
        open = next
      case .update, .insert, .remove, .replace:
        if change.needsProducts { needed.insert(id) }
        if change.isSeenInList { open = id }
      }
    }
    return needed.subtracting(created).filter { lists[$0] == nil }
  }
}

// MARK: - Changes

extension Library {
  /// Applies a change, and opens the comparison in which the user sees it.
  ///
  /// If the open comparison is deleted, the one that changed last is opened.
  ///
  /// - Returns: The updates of the open product list, in their order.
  /// - Throws: `LibraryError`; the library is not changed.
  /// - Complexity: O(*n* + *m*) for a list of *n* products and *m* comparisons, O(*n* log *n* + *m*) if many products
  ///   are inserted or the ranking basis changes.
  public mutating func apply(_ change: Change) throws(LibraryError) -> [ListUpdate] {
    let id = change.comparison
    let openedBefore = openID
    let updates =
      switch change {
      case .create(let comparison, let products): try create(comparison, products)
      case .delete: try delete(id)
      case .update, .insert, .remove, .replace: try update(change)
      }
    if change.isSeenInList { openID = id }
    revision += 1
    if let index = summaries.firstIndex(where: { $0.id == id }) {
      summaries[index].comparison.revision = revision
      if index > 0 { summaries.insert(summaries.remove(at: index), at: 0) }
    }
    return openID == openedBefore ? updates : [.reload]
  }

  private mutating func create(
    _ comparison: Comparison, _ products: [Product]
  ) throws(LibraryError) -> [ListUpdate] {
    guard self[comparison.id] == nil else { throw .comparisonExists(comparison.id) }
    do throws(WrongKind) {
      let list = try ProductList(products, of: comparison)
      lists[comparison.id] = list
      summaries.insert(ComparisonSummary(comparison, of: list), at: 0)
    } catch {
      throw .wrongKind(error)
    }
    openID = comparison.id
    lastComparisonID = max(lastComparisonID, comparison.id)
    raiseLastProductID(to: products)
    return [.reload]
  }

  private mutating func delete(_ id: Comparison.ID) throws(LibraryError) -> [ListUpdate] {
    guard self[id] != nil else { throw .noComparison(id) }
    if id == openID, let next = summaries.first(where: { $0.id != id })?.id {
      guard lists[next] != nil else { throw .notLoaded(next) }
      openID = next
    }
    summaries.removeAll { $0.id == id }
    lists[id] = nil
    return []
  }

  /// Changes a comparison or its products.
  private mutating func update(_ change: Change) throws(LibraryError) -> [ListUpdate] {
    let id = change.comparison
    guard let index = summaries.firstIndex(where: { $0.id == id }) else { throw .noComparison(id) }
    guard lists[id] != nil || !change.needsProducts else { throw .notLoaded(id) }
    let updates = try lists[id]?.apply(change) ?? []
    summaries[index].update(after: change, in: lists[id])
    raiseLastProductID(to: change.addedProducts)
    return updates
  }

  private mutating func raiseLastProductID(to products: [Product]) {
    lastProductID = max(lastProductID, products.lazy.map(\.id).max() ?? 0)
  }
}

// MARK: - Actions

extension Library {
  /// Applies the changes of an action, so that undo reverts them together.
  ///
  /// - Parameter action: The action; nil if the changes can't be undone.
  /// - Throws: `LibraryError`: `notLoaded` before any change if `missingLists(for:)` returns a comparison, otherwise
  ///   the error of the change that fails. The changes before that one stay applied, and the history stays as it was.
  /// - Complexity: That of `apply(_:)` for each change, and O(*n* + *m*) for *n* changes and *m* comparisons.
  public mutating func apply(
    _ changes: [Change], as action: Action?
  ) throws(LibraryError) -> LibraryEvent {
    let event = try apply(changes, of: action, .done)
    if let action { history.append(History.Step(action: action, changes: changes)) }
    return event
  }

  /// Undoes the last action; returns nil if there is none.
  ///
  /// - Throws: As `apply(_:as:)`. The action stays the one to undo.
  /// - Complexity: As `apply(_:as:)`.
  public mutating func undo() throws(LibraryError) -> LibraryEvent? {
    guard let step = history.lastDone else { return nil }
    let event = try apply(step.inverseChanges, of: step.action, .undone)
    history.undo()
    return event
  }

  /// Redoes the action that was undone last; returns nil if there is none.
  ///
  /// - Throws: As `apply(_:as:)`. The action stays the one to redo.
  /// - Complexity: As `apply(_:as:)`.
  public mutating func redo() throws(LibraryError) -> LibraryEvent? {
    guard let step = history.lastUndone else { return nil }
    let event = try apply(step.changes, of: step.action, .redone)
    history.redo()
    return event
  }

  private mutating func apply(
    _ changes: [Change], of action: Action?, _ status: Action.Status
  ) throws(LibraryError) -> LibraryEvent {
    if let missing = missingLists(for: changes).first { throw .notLoaded(missing) }
    let openedBefore = openID
    var event = LibraryEvent(action: action, status: status)
    for change in changes {
      let updates = try apply(change)
      if updates.first == .reload { event.updates = [] }
      event.updates += updates
      event.changes.append(
        AppliedChange(change, revision: revision, summary: self[change.comparison]))
    }
    // The last change of an undone action is its first one.
    let changed = status == .undone ? changes.first : changes.last
    if let id = changed?.comparison, id != openedBefore { event.otherComparison = id }
    return event
  }
}
