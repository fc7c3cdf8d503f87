internal import PerCore

/// The products of the table, and where they go.
extension ImportController {
  /// The products that can be compared with each other, with their destinations.
  public var groups: [ImportGroup] {
    let found = counts.groups
    let chosen = destinations.contains { $0.value == .openList }
    let fitting = found.filter { fits($0.key) }.max { $0.count < $1.count }?.key
    return found.map { key, count in
      let standard: ImportDestination =
        !chosen && key == fitting ? .openList : .newComparison
      return ImportGroup(
        kind: key.kind, item: key.item, count: count, destination: destinations[key] ?? standard)
    }
  }

  /// Returns the destinations that a group can have.
  public func destinations(of group: ImportGroup) -> [ImportDestination] {
    fits(group.key) ? ImportDestination.allCases : [.newComparison, .nowhere]
  }

  /// Sets where the products of a group go. Only one group can go to the open list.
  public func choose(_ destination: ImportDestination, for group: ImportGroup) {
    if destination == .openList {
      for other in groups where other.destination == .openList {
        destinations[other.key] = .newComparison
      }
    }
    destinations[group.key] = destination
  }

  /// Returns whether the open list can contain the products of a group.
  private func fits(_ key: ImportCounts.Key) -> Bool {
    let unit =
      key.item?.unit ?? PerCore.Unit.allCases.first { $0.kind == key.kind && $0.item == nil }
    return unit.map { library.list.state.products.refusal(of: $0) == nil } ?? false
  }

  /// The number of products that will be added.
  public var addedCount: Int {
    groups.filter { $0.destination != .nowhere }.reduce(0) { $0 + $1.count }
  }

  /// Adds the products as one action, on another thread, and remembers the choices for tables with this header.
  ///
  /// - Parameters:
  ///   - name: Returns the name of a new comparison for a group.
  ///   - body: Called with the number of products that were added; nil if the library can't be changed.
  public func add(
    name: (ImportGroup) -> String, then body: @escaping @MainActor @Sendable (Int?) -> Void
  ) {
    guard state == .ready, let action = makeAction(name: name) else { return body(nil) }
    let count = addedCount
    setAdding(true)
    let schedule = schedule
    BackgroundThread.run {
      let outcome = action.run()
      // The library must get the outcome, so this keeps the controller.
      schedule { [self] in
        setAdding(false)
        guard (try? library.finish(outcome)) != nil else { return body(nil) }
        remember()
        body(count)
      }
    }
  }

  /// Returns the action that adds the products; nil if the library can't be changed.
  private func makeAction(name: (ImportGroup) -> String) -> DetachedAction? {
    let groups = groups
    var products: [ImportCounts.Key: [Product]] = [:]
    for group in groups where group.destination != .nowhere {
      products[group.key] = []
      products[group.key]?.reserveCapacity(group.count)
    }
    let common = counts.commonItem
    for row in rows {
      guard let product = row.product else { continue }
      products[counts.key(of: product.unit, common)]?.append(product)
    }
    // The largest group comes last, so that it is shown. Each array moves, so that it isn't copied.
    var comparisons: [LibraryController.ImportedComparison] = []
    for group in groups.sorted(by: { $0.count < $1.count })
    where group.destination == .newComparison {
      comparisons.append(
        LibraryController.ImportedComparison(
          name: name(group), products: products.removeValue(forKey: group.key) ?? []))
    }
    let open = groups.first { $0.destination == .openList }
    let added = open.flatMap { products.removeValue(forKey: $0.key) } ?? []
    return try? library.beginImport(of: consume added, consume comparisons)
  }

  /// Remembers how the table is read, if that differs from how it would be read without choices.
  private func remember() {
    guard let form, let automatic, let titles = automatic.titles else { return }
    var choices = ImportChoices(library.setting(ImportChoices.settingKey))
    let isAutomatic = form.roles == automatic.roles && form.separator == automatic.separator
    choices.set(
      isAutomatic
        ? nil
        : (form.separator == automatic.separator ? nil : form.separator, form.roles), for: titles)
    library.remember(choices.setting, for: ImportChoices.settingKey)
  }
}

extension ImportGroup {
  var key: ImportCounts.Key { ImportCounts.Key(kind, item) }
}
