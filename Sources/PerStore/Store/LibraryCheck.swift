import CSQLite
import PerCore
import PerThreads

/// Checks a library on another thread while the program starts.
///
/// Only that thread uses the connection before the end of `run()`, and only the main thread after that.
public final class LibraryCheck: @unchecked Sendable {
  /// A library that was checked. Its folder is locked.
  struct Outcome {
    let file: LibraryFile
    let lock: FolderLock?
    let condition: Condition
  }

  private let file: LibraryFile
  private var outcome: Outcome?
  private let end = Semaphore()

  /// - Parameter folder: The folder of the library.
  public init(in folder: String) {
    file = LibraryFile(folder: folder)
    // SQLite reads environment variables, which GTK changes while it starts.
    sqlite3_initialize()
  }

  /// Checks the library without changing its content. Call this once, on any thread.
  public func run() {
    outcome = try? Self.check(file)
    end.signal()
  }

  /// - Returns: nil if there is no library, or if a replacement must be completed.
  private static func check(_ file: LibraryFile) throws(StoreFailure) -> Outcome? {
    let lock = try FolderLock(path: file.lock)
    guard try LibraryFile.modificationTime(file.successor) == nil, try file.exists() else {
      return nil
    }
    file.hideFromOthers()
    let condition = try file.inspect(schema: .current, recordIn: lock)
    return Outcome(file: file, lock: lock, condition: condition)
  }

  /// Waits until the library is checked.
  ///
  /// - Returns: nil if the library could not be checked, or was returned before.
  func take() -> Outcome? {
    end.wait()
    defer {
      outcome = nil
      end.signal()
    }
    return outcome
  }
}
