internal import PerCore
internal import PerThreads

/// The products of the table, and where they go.
extension ImportController {
  /// The products that can be compared with each other, with their destinations.
  public var groups: [ImportGroup] {
    let found = counts.groups
    let chosen = destinations.contains { $0.value == .openList }
    let fitting = found.filter { fits($0.key) }.max { $0.count < $1.count }?.key
    return found.map { key, count in
      let standard: ImportDestination = !chosen && key == fitting ? .openList : .newComparison
      // The list can have changed after the choice.
      let choice = destinations[key].flatMap { $0 != .openList || fits(key) ? $0 : nil }
      return ImportGroup(key: key, count: count, destination: choice ?? standard)
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
    groups.lazy.filter { $0.destination != .nowhere }.map(\.count).reduce(0, +)
  }

  /// Adds the products as one action, on another thread, and remembers the choices for tables with this header.
  ///
  /// New comparisons get no name. Afterwards, only the rows that are not products remain, and can be changed and added.
  ///
  /// - Parameter body: Called with the number of products that were added; nil if the library can't be read, or if
  ///   another thread changes it.
  public func add(then body: @escaping @MainActor @Sendable (Int?) -> Void) {
    // The kind of a list that is not completely read is unknown.
    library.finishLoading()
    let added = ImportedRows(rows, counts, groups)
    guard state == .ready,
      let action = library.beginImport(count: added.count, { added.products() })
    else { return body(nil) }
    state = .adding
    let schedule = schedule
    BackgroundThread.run {
      let outcome = action.run()
      // The closure keeps the controller, because the library must get the outcome.
      schedule { [self] in
        state = .ready
        do throws(DetachedAction.Failure) {
          try library.finish(outcome)
          remember()
          keepSkipped()
          importedCount = (importedCount ?? 0) + added.count
          body(added.count)
        } catch {
          // Each group fits its destination, and nothing else changed the library meanwhile.
          if case .library = error { fatalError("The products don't fit the library: \(error)") }
          body(nil)
        }
      }
    }
  }

  /// Remembers how the table is read, if that differs from how it would be read without choices.
  private func remember() {
    guard let form, let automatic, let titles = automatic.titles else { return }
    var choices = ImportChoices(library.setting(ImportChoices.settingKey))
    let isAutomatic = form.roles == automatic.roles && form.separator == automatic.separator
    let separator = form.separator == automatic.separator ? nil : form.separator
    choices[titles] = isAutomatic ? nil : (separator, form.roles)
    library.remember(choices.setting, for: ImportChoices.settingKey)
  }
}
