extension LibraryController {
  /// Reads all comparisons without their products.
  func read(from store: any LibraryStore) throws(StoreFailure) -> Library {
    var summaries = try store.summaries()
    for index in summaries.indices where summaries[index].comparison.name.isEmpty {
      let summary = summaries[index]
      // A product that cannot be read does not keep the others from being shown.
      let first =
        summary.count > 1
        ? try? store.products(of: summary.id, limit: 1).first : nil
      summaries[index].first = first ?? summary.best
    }
    let openID = try store.setting(Self.openKey).flatMap(Int64.init)
    let open = summaries.first { $0.id == openID } ?? summaries.first
    return Library(
      summaries: summaries, openID: open?.id ?? 0,
      lastComparisonID: try store.lastComparisonID(), lastProductID: try store.lastProductID())
  }

  /// The maximum number of products that are read before the window is shown, and that an action changes on the main
  /// thread. Both take less than a frame.
  nonisolated package static let fewProducts = 2000

  /// Reads the products of the open comparison if they are few.
  ///
  /// - Returns: false if there is no comparison.
  func loadIfShort() -> Bool {
    guard let open = library[library.openID] else { return false }
    if open.count <= Self.fewProducts { finishLoading() }
    return true
  }

  /// A Boolean value indicating whether the products of the open comparison are still to be read. The list is empty
  /// until then.
  public var isLoading: Bool {
    library.products(of: library.openID) == nil && library[library.openID] != nil
  }

  /// Begins to read the products of the open comparison, unless they are read.
  ///
  /// - Returns: The action, which reads them on another thread. Pass it to `finish(_:)` after that. If no other thread
  ///   can use the store, the products are read immediately, and the result is nil.
  public func beginLoading() -> DetachedAction? {
    guard isLoading else { return nil }
    guard running == nil, !isDetached, !hasUnsavedChanges,
      let detached = try? store?.detach(onlyToRead: true)
    else {
      finishLoading()
      return nil
    }
    let action = detach(loading: [library.openID], store: detached, canBeUnsaved: true) { _ in
      LibraryEvent(updates: [.reload])
    }
    running = action
    return action
  }

  /// Ends the reading of the open comparison by another thread, because its list will not be shown.
  ///
  /// - Returns: A Boolean value indicating whether another thread was reading.
  public func stopLoading() -> Bool {
    guard isLoading, let running else { return false }
    self.running = nil
    isDetached = false
    running.cancelReading()
    running.run()
    return true
  }

  /// Waits for the action that runs on another thread, and reads the products of the open comparison if they are not
  /// read yet. Other actions call this before they read the library.
  public func finishLoading() {
    finishRunning()
    guard let store else { return }
    do throws(StoreFailure) {
      try load(from: store)
    } catch {
      report(error)
    }
  }

  /// Reads the products of the open comparison, unless they are read.
  func load(from store: any LibraryStore) throws(StoreFailure) {
    guard isLoading else { return }
    library.load(ProductList(stored: try store.products(of: library.openID)), of: library.openID)
    publish(LibraryEvent(updates: [.reload]))
  }

  /// Reads the products of comparisons.
  ///
  /// - Returns: A Boolean value indicating whether they could be read.
  func load(_ ids: Set<Comparison.ID>) -> Bool {
    guard let store else { return true }
    do throws(StoreFailure) {
      for id in ids where library.products(of: id) == nil {
        library.load(ProductList(stored: try store.products(of: id)), of: id)
      }
      return true
    } catch {
      report(error)
      return false
    }
  }
}

extension ProductList {
  /// Creates the list of products that were read from the store.
  package init(stored products: [Product]) {
    do throws(WrongKind) {
      try self.init(products)
    } catch {
      // The store reports products that can't be compared as damage.
      fatalError("The store returned products that can't be compared: \(error)")
    }
  }
}
