import CSQLite

extension Database {
  /// What a file contains.
  enum State {
    case current
    case old(version: Int64)
    case newer
    case damaged
  }

  /// Checks the content.
  ///
  /// - Parameter isKnown: Whether the content was sound before, so that only some products are read.
  func state(of schema: Schema, isKnown: Bool = false) throws(DatabaseError) -> State {
    let version = try integer("PRAGMA user_version") ?? 0
    // The schema is compared before a table is read, because a query of a view in place of a table might never end.
    guard try hasTables(of: schema, version: version), try contentHas(version, of: schema) else {
      return .damaged
    }
    if version > schema.version { return .newer }
    // A suspect file is damaged, so it is not checked further.
    guard try integer("SELECT suspect FROM library") == 0 else { return .damaged }
    guard isKnown ? try hasSoundTables() : try hasSoundFile(), try hasPossibleNumbers() else {
      return .damaged
    }
    // The other content of earlier versions is checked while it is converted.
    guard version == schema.version else { return .old(version: version) }
    guard try hasSoundSettings(), try libraryRow().sums == sumsOfRows() else { return .damaged }
    if !isKnown {
      guard try countsMatch(), try sumsMatch() else { return .damaged }
    }
    return .current
  }

  /// Returns whether the content has the version that the header has.
  private func contentHas(_ version: Int64, of schema: Schema) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      return try integer("SELECT version FROM library") == version
    } catch {
      // A later version may not have this table.
      if version > schema.version, error.primaryCode == SQLITE_ERROR { return true }
      throw error
    }
  }

  /// Returns whether the tables are those of a version of Per. Those of a later version are unknown.
  private func hasTables(of schema: Schema, version: Int64) throws(DatabaseError) -> Bool {
    guard version >= 0 else { return false }
    guard version > schema.version else { return try tables() == schema.tables(version: version) }
    return try integer(
      """
      SELECT NOT EXISTS (SELECT * FROM sqlite_schema
        WHERE name = 'library' AND sql NOT LIKE 'CREATE TABLE%')
      """) == 1
  }

  /// Returns whether the whole file has the structure of a database.
  private func hasSoundFile() throws(DatabaseError) -> Bool {
    // Without indexes this is as fast as quick_check. It also checks the order of the keys.
    try isSound("PRAGMA integrity_check(1)")
  }

  /// Returns whether the tables other than that of the products have a sound structure.
  private func hasSoundTables() throws(DatabaseError) -> Bool {
    guard try isSound("PRAGMA integrity_check(library)"), try hasAllComparisons() else {
      return false
    }
    return try hasAllSettings()
  }

  /// Returns whether a check of the structure finds no damage.
  private func isSound(_ check: StaticString) throws(DatabaseError) -> Bool {
    guard try rows(check, row: { $0.text(0) }) != ["ok"] else { return true }
    // The check also reports errors of the device as damage.
    if let deviceError { throw deviceError }
    return false
  }

  /// Returns whether Per can have written the ids and the other numbers.
  private func hasPossibleNumbers() throws(DatabaseError) -> Bool {
    try integer(
      """
      SELECT NOT EXISTS (
        SELECT * FROM comparison, library
          WHERE NOT comparison.id BETWEEN 1 AND last_comparison
            OR (SELECT min(id) FROM product WHERE comparison = comparison.id) < 1
            OR (SELECT max(id) FROM product WHERE comparison = comparison.id) > last_product
            OR NOT revision BETWEEN 0 AND ?1
            OR NOT ifnull(display_multiple, 1) BETWEEN 1 AND ?1)
        AND (SELECT last_comparison BETWEEN 0 AND ?1 AND last_product BETWEEN 0 AND ?1
          AND generation BETWEEN 0 AND ?1 FROM library)
      """, .integer(Schema.highestNumber)) == 1
  }

  /// Returns whether each setting is as Per wrote it.
  func hasSoundSettings() throws(DatabaseError) -> Bool {
    try rows("SELECT key, value, checksum FROM setting") { $0.matchesChecksum(0..<2, at: 2) }
      .allSatisfy { $0 }
  }

  /// Returns whether the table of products has a sound structure.
  func hasSoundProducts() throws(DatabaseError) -> Bool {
    try isSound("PRAGMA integrity_check(product)")
  }

  /// Returns whether no comparison is missing. Their values can be damaged.
  func hasAllComparisons() throws(DatabaseError) -> Bool {
    try isSound("PRAGMA integrity_check(comparison)")
  }

  /// Returns whether no setting is missing. Their values can be damaged.
  func hasAllSettings() throws(DatabaseError) -> Bool {
    try isSound("PRAGMA integrity_check(setting)")
  }

  /// Returns whether each comparison has the stored number of products and its best product, and each product has a
  /// comparison.
  func countsMatch() throws(DatabaseError) -> Bool {
    try integer(
      """
      SELECT NOT EXISTS (
        SELECT * FROM comparison
          WHERE count IS NOT (SELECT count(*) FROM product WHERE comparison = comparison.id)
            OR best IS NOT NULL AND NOT EXISTS (
              SELECT * FROM product WHERE comparison = comparison.id AND id = comparison.best))
        AND (SELECT total(count) FROM comparison) = (SELECT count(*) FROM product)
      """) == 1
  }

  /// Returns whether the checksums of the products in each comparison have the stored sum. If not, some of the products
  /// are older. A product without a checksum is found when it is read.
  private func sumsMatch() throws(DatabaseError) -> Bool {
    try integer(
      """
      SELECT NOT EXISTS (
        SELECT * FROM comparison WHERE (
          SELECT count(checksum) = comparison.count
              AND (product_sum - ifnull(sum(checksum & 4294967295), 0)) & 4294967295 != 0
            FROM product WHERE comparison = comparison.id))
      """) == 1
  }

  /// Returns the SQL statements that created the tables, in the order of the names.
  func tables() throws(DatabaseError) -> [String] {
    try rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name") { $0.text(0) }
  }
}
