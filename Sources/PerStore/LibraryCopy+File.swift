import PerCore

extension LibraryCopy {
  /// The greatest size of a file that is searched for products although its header is not Per's, in bytes.
  private static let greatestForeignSize: Int64 = 1 << 28

  /// Reads a file without changing it. A file of an earlier version is converted, and a damaged one recovered.
  static func read(
    _ path: String, schema: Schema, _ legacy: LegacyValues
  ) throws(LibraryCopyFailure) -> LibraryCopy {
    let header: FileHeader
    let log: Log
    let pages: PageFile
    do throws(StoreFailure) {
      header = try FileHeader(path: path)
      let size = try LibraryFile.size(path) ?? 0
      let isTooLarge = !header.isOurs && size > greatestForeignSize
      // A file that was copied while Per used it can have a log beside it.
      log = try Log(path: path + "-wal")
      pages = isTooLarge ? PageFile() : try PageFile(path: path, log: log)
    } catch {
      throw .unreadable(error)
    }
    if header.isSound, !log.isDamaged {
      switch sound(pages, schema: schema, legacy) {
      case .content(let copy): return copy
      case .newer: throw .newer
      case .failure(let error): throw .unreadable(StoreFailure(error, path: path))
      case .damaged: break
      }
    }
    let salvage = Salvage(pages, legacy)
    guard !salvage.isEmpty else { throw header.isOurs ? .damaged : .foreign }
    return salvage.copy
  }

  private enum Reading {
    case content(LibraryCopy)
    case newer
    case damaged
    case failure(DatabaseError)
  }

  /// Reads the pages of a file unless they are damaged.
  private static func sound(_ pages: PageFile, schema: Schema, _ legacy: LegacyValues) -> Reading {
    do throws(DatabaseError) {
      let image = try Database(image: pages.image())
      switch try image.state(of: schema) {
      case .damaged: return .damaged
      case .newer: return .newer
      case .current: return .content(try content(of: image))
      case .old(let version):
        let database = try Database()
        _ = try DatabaseBackup(of: image, into: database).copyMore()
        _ = try schema.migrate(database, from: version, legacy)
        return .content(try content(of: database))
      }
    } catch {
      return error.blamesTheFile ? .damaged : .failure(error)
    }
  }

  private static func content(of database: Database) throws(DatabaseError) -> LibraryCopy {
    var comparisons: [SavedComparison] = []
    for summary in try database.summaries() {
      let (comparison, products) = (summary.comparison, try database.products(of: summary.id))
      comparisons.append(
        SavedComparison(comparison, try ProductList(stored: products, of: comparison)))
    }
    return LibraryCopy(comparisons)
  }
}

extension Salvage {
  /// What was recovered, as a copy of a library.
  var copy: LibraryCopy {
    let saved = comparisons.values.sorted { $0.revision > $1.revision }.map { comparison in
      let products = (products[comparison.id] ?? [:]).values.sorted { $0.id < $1.id }
      return LibraryCopy.SavedComparison(comparison, ProductList(stored: products))
    }
    return LibraryCopy(saved, damage: LibraryCopy.Damage(changedProducts: changedCount))
  }
}
