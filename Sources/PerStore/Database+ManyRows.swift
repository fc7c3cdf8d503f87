import PerThreads

extension Database {
  /// The greatest number of rows that are not worth another thread.
  static let fewRows = 5000

  /// The number of blocks of rows that wait for the other thread.
  private static let waitingBlocks: UInt32 = 3

  /// Runs a query of many rows, and returns the results of `read` for all of them.
  ///
  /// Another thread calls `read` while this one moves through the rows.
  ///
  /// - Parameter expectedCount: The number of rows for which memory is reserved.
  func manyRows<Row: Sendable>(
    _ sql: StaticString, _ values: Value..., columns: Int, expectedCount: Int,
    read: @escaping @Sendable (RowBlock.Row) throws(DatabaseError) -> Row
  ) throws(DatabaseError) -> [Row] {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    let blocks = ThreadQueue<RowBlock>(capacity: Self.waitingBlocks)
    let results = BackgroundPart {
      Result { () throws(DatabaseError) in
        var rows: [Row] = []
        rows.reserveCapacity(expectedCount)
        var failure: DatabaseError?
        while let block = blocks.next() {
          // The rest is taken from the queue, so that the other thread does not wait for room.
          guard failure == nil else { continue }
          do throws(DatabaseError) {
            try block.forEach { row throws(DatabaseError) in rows.append(try read(row)) }
          } catch {
            failure = error
          }
        }
        if let failure { throw failure }
        return rows
      }
    }
    // Without the thread, the blocks are read at the end.
    if !results.start() { blocks.removeLimit() }
    do throws(DatabaseError) {
      var block = RowBlock(columns: columns)
      while try statement.step() {
        block.add(statement)
        guard block.isFull else { continue }
        blocks.add(block)
        block = RowBlock(columns: columns)
      }
      blocks.add(block)
    } catch {
      blocks.add(nil)
      _ = results.result()
      throw error
    }
    blocks.add(nil)
    return try results.result().get()
  }
}
