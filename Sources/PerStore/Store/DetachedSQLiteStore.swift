import CSQLite
import PerCore
import PerThreads
import Synchronization

/// A store's connection while another thread uses it.
///
/// Only that thread uses it before `finish()`, and only the main thread after that. The main thread can call
/// `interrupt()` and `wait()` at any time.
final class DetachedSQLiteStore: DetachedStore, @unchecked Sendable {
  /// The connection; nil after the use has ended.
  private var database: Database?
  private let path: String
  /// The number of the last commit in the file.
  private(set) var generation: Int64
  /// A failed commit that may be on the disk nevertheless; nil if there is none.
  private(set) var uncertain: UncertainCommit?
  /// The error of SQLite, after which the connection must be closed.
  private(set) var error: DatabaseError?
  private let isInterrupted = Atomic(false)
  private let end = Semaphore()
  private var isFinished = false

  init(_ database: Database, generation: Int64, path: String) {
    (self.database, self.generation, self.path) = (database, generation, path)
  }

  private func perform<Result>(
    _ work: (Database) throws(DatabaseError) -> Result
  ) throws(StoreFailure) -> Result {
    guard let database else { preconditionFailure("the use of the store has ended") }
    do throws(DatabaseError) {
      return try work(database)
    } catch {
      // The connection can be used after an interruption.
      if error.primaryCode != SQLITE_INTERRUPT { self.error = error }
      throw StoreFailure(error, path: path)
    }
  }

  func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product] {
    try perform { database throws(DatabaseError) in
      // sqlite3_interrupt() has no effect before the first statement runs.
      guard !isInterrupted.load(ordering: .relaxed) else {
        throw DatabaseError(code: SQLITE_INTERRUPT, message: "")
      }
      return try database.products(of: comparison)
    }
  }

  func interrupt() {
    isInterrupted.store(true, ordering: .relaxed)
    database?.interrupt()
  }

  func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    guard let last = changes.last else { return }
    let next = Generation.next(after: generation)
    uncertain = UncertainCommit(generation: next, revision: last.revision)
    try perform { database throws(DatabaseError) in
      try database.commit(generation: next) { () throws(DatabaseError) in
        try database.write(changes)
      }
    }
    (generation, uncertain) = (next, nil)
  }

  func finish() {
    guard !isFinished else { return }
    isFinished = true
    end.signal()
  }

  /// Waits until the other thread calls `finish()`, and releases the connection, which otherwise stays open as long as
  /// something refers to this object.
  func wait() {
    end.wait()
    database = nil
  }
}
