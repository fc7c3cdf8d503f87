import PerThreads
import Synchronization

extension Database {
  /// The maximum number of rows that are read without another thread.
  static let fewRows = 5000

  /// The number of blocks of rows that wait for the other thread.
  private static let waitingBlocks: UInt32 = 6

  /// Runs a query of many rows, and returns the results of `read` for all of them.
  ///
  /// Another thread calls `read` while this one moves through the rows.
  ///
  /// - Parameter expectedCount: The number of rows for which memory is reserved.
  func manyRows<Element: Sendable>(
    _ sql: StaticString, _ values: Value..., expectedCount: Int,
    read: @escaping @Sendable (RowBlock.Row) throws(DatabaseError) -> Element
  ) throws(DatabaseError) -> [Element] {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    let reader = BlockReader(
      columns: statement.columnCount, expectedCount: expectedCount, read)
    let blocks = ThreadQueue<RowBlock>(capacity: Self.waitingBlocks)
    let part = BackgroundPart { while let block = blocks.next() { reader.read(block) } }
    let hasThread = part.start()
    func add(_ block: RowBlock) {
      if hasThread { blocks.add(block) } else { reader.read(block) }
    }
    func finish() {
      guard hasThread else { return }
      blocks.add(nil)
      part.result()
    }
    do throws(DatabaseError) {
      var block = reader.emptyBlock()
      while !reader.hasStopped, try statement.step() {
        block.add(statement)
        guard block.isFull else { continue }
        add(block)
        block = reader.emptyBlock()
      }
      add(block)
    } catch {
      reader.stop()
      finish()
      throw error
    }
    finish()
    return try reader.result()
  }
}

/// Reads blocks of rows one after the other.
///
/// One thread reads all blocks. Another one can call `emptyBlock()` and `stop()` meanwhile, and `result()` after the
/// end of that thread.
private final class BlockReader<Element: Sendable>: @unchecked Sendable {
  private let readRow: @Sendable (RowBlock.Row) throws(DatabaseError) -> Element
  private var elements: [Element] = []
  private var failure: DatabaseError?
  private let cache = RowCache()
  private let columns: Int
  /// Blocks that were read, which are used again. Allocating new ones would take longer than reading their content.
  private let usedBlocks = Mutex<[RowBlock]>([])
  private let isStopped = Atomic(false)

  init(
    columns: Int, expectedCount: Int,
    _ readRow: @escaping @Sendable (RowBlock.Row) throws(DatabaseError) -> Element
  ) {
    (self.columns, self.readRow) = (columns, readRow)
    elements.reserveCapacity(expectedCount)
  }

  /// A Boolean value indicating whether the other rows need not be read, because a row can't be read or the query
  /// failed.
  var hasStopped: Bool { isStopped.load(ordering: .relaxed) }

  func stop() { isStopped.store(true, ordering: .relaxed) }

  func emptyBlock() -> RowBlock {
    usedBlocks.withLock { $0.popLast() } ?? RowBlock(columns: columns)
  }

  /// Reads a block and empties it, unless the reading has stopped.
  func read(_ block: RowBlock) {
    guard !hasStopped else { return }
    do throws(DatabaseError) {
      try block.forEach(cache) { row throws(DatabaseError) in
        elements.append(try readRow(row))
      }
      block.removeAll()
      usedBlocks.withLock { $0.append(block) }
    } catch {
      failure = error
      stop()
    }
  }

  /// Returns what was read.
  func result() throws(DatabaseError) -> [Element] {
    if let failure { throw failure }
    return elements
  }
}
