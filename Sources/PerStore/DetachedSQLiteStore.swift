import PerCore

/// The connection of a store while another thread uses it.
///
/// Only that thread uses it before `finish()`, and only the main thread after that.
final class DetachedSQLiteStore: DetachedStore, @unchecked Sendable {
  private let database: Database
  private let path: String
  /// The number of commits in the file.
  private(set) var generation: Int64
  /// The error of SQLite, after which the connection must be closed.
  private(set) var error: DatabaseError?
  private let end = Semaphore()
  private var isFinished = false

  init(_ database: Database, generation: Int64, path: String) {
    (self.database, self.generation, self.path) = (database, generation, path)
  }

  private func perform<Result>(
    _ work: () throws(DatabaseError) -> Result
  ) throws(StoreFailure) -> Result {
    do throws(DatabaseError) {
      return try work()
    } catch {
      self.error = error
      throw StoreFailure(error, path: path)
    }
  }

  func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product] {
    try perform { () throws(DatabaseError) in try database.products(of: comparison) }
  }

  func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    let next = Schema.generation(after: generation)
    try perform { () throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        for change in changes { try database.write(change) }
        try database.run("UPDATE library SET generation = ?", .integer(next))
      }
    }
    generation = next
  }

  func finish() {
    guard !isFinished else { return }
    isFinished = true
    end.signal()
  }

  /// Waits until the other thread calls `finish()`.
  func wait() {
    end.wait()
  }
}
