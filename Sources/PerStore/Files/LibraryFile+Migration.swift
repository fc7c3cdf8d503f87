import Glibc
import PerCore

extension Database {
  /// Returns a copy in memory that is converted to the version of `schema`, for reading only.
  func converted(
    from version: Int64, to schema: Schema, _ legacy: LegacyValues
  ) throws(DatabaseError) -> Database {
    let copy = try Database(isReadOnly: true)
    _ = try DatabaseBackup(of: self, into: copy).copyMore()
    _ = try schema.migrate(copy, from: version, legacy)
    return copy
  }
}

extension LibraryFile {
  /// Converts the library to the version of `schema`.
  ///
  /// - Returns: The path of a copy of the file as it was, and the number of comparisons that were split.
  func migrate(
    _ database: Database, from version: Int64, to schema: Schema, _ legacy: LegacyValues
  ) throws(StoreFailure) -> (copy: String, splits: Int) {
    let copy = try Self.freeName("\(path).v\(version).bak").next
    try Self.write(copy) { draft throws(DatabaseError) in try database.copy(to: draft) }
    do throws(DatabaseError) {
      return (copy, try schema.migrate(database, from: version, legacy))
    } catch {
      // The file is unchanged. The next attempt makes a new copy.
      unlink(copy)
      throw StoreFailure(error, path: path)
    }
  }
}
