import PerCore

extension LibraryCopy {
  /// The maximum size in bytes of a file that is searched for products although its header isn't Per's.
  private static let maximumForeignSize: Int64 = 1 << 28

  /// Reads a file without changing it. A file of an earlier version is converted, and a damaged one recovered.
  static func read(
    _ path: String, schema: Schema, _ legacy: LegacyValues
  ) throws(LibraryCopyFailure) -> LibraryCopy {
    let header: FileHeader
    let size: Int64?
    let log: Log?
    let file: PageFile?
    do throws(StoreFailure) {
      header = try FileHeader(path: path)
      size = try LibraryFile.size(path)
      let isTooLarge = !header.isOurs && (size ?? 0) > maximumForeignSize
      // A file that was copied while Per used it can have a log beside it.
      log = try LibraryFile.ownLog(of: path, schema: schema)
      file = isTooLarge ? nil : try PageFile(path: path, log: log ?? Log([]))
    } catch {
      throw .unreadable(error)
    }
    guard size != nil else { throw .missing }
    guard let pages = file else { throw .foreign }
    if header.isSound, !pages.log.isDamaged,
      let comparisons = try comparisons(in: pages, of: path, schema: schema, legacy)
    {
      return LibraryCopy(comparisons, isWithoutLog: log == nil)
    }
    let salvage = Salvage(pages, legacy)
    guard !salvage.isEmpty else { throw header.isOurs ? .damaged : .foreign }
    return salvage.copy(isWithoutLog: log == nil)
  }

  /// Reads the pages of a file; returns nil if they are damaged.
  private static func comparisons(
    in pages: PageFile, of path: String, schema: Schema, _ legacy: LegacyValues
  ) throws(LibraryCopyFailure) -> [SavedComparison]? {
    do throws(DatabaseError) {
      let image = try Database(image: pages.image())
      switch try image.state(of: schema) {
      case .damaged: return nil
      case .newer: break
      case .current: return try content(of: image)
      case .old(let version):
        return try content(of: image.converted(from: version, to: schema, legacy))
      }
    } catch {
      if error.isCausedByFile { return nil }
      throw .unreadable(StoreFailure(error, path: path))
    }
    throw .newer
  }

  private static func content(
    of database: Database
  ) throws(DatabaseError) -> [SavedComparison] {
    var comparisons: [SavedComparison] = []
    for summary in try database.summaries() {
      let (comparison, products) = (summary.comparison, try database.products(of: summary.id))
      comparisons.append(
        SavedComparison(comparison, try ProductList(stored: products, of: comparison)))
    }
    return comparisons
  }
}

extension Salvage {
  /// Returns what was recovered, as a copy of a library.
  ///
  /// - Parameter isWithoutLog: Whether there is a log that wasn't read.
  func copy(isWithoutLog: Bool) -> LibraryCopy {
    let saved = comparisons.values.sorted { $0.revision > $1.revision }.map { comparison in
      var list = ProductList(stored: Self.inOrder(products[comparison.id] ?? [:]))
      list.rank(for: comparison.buying)
      return LibraryCopy.SavedComparison(comparison, list)
    }
    return LibraryCopy(
      saved, losses: losses(isWithoutLog: isWithoutLog), isWithoutLog: isWithoutLog)
  }
}
