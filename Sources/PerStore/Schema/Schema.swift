/// The tables of the library in all versions.
///
/// Rules for a new version:
/// - A version that was released never changes. Each change is a new step, also a new unit: earlier versions of Per
///   would report it as damage.
/// - All scripts run before the first conversion, so a script must not depend on converted content.
/// - Each table is one b-tree without an index, so that a page of a damaged file shows what it holds.
/// - A table with new columns has a number of columns that no other table with or without row ids has in any version.
///   `Tables.all` contains each version; `Salvage` finds the columns by their names in it.
/// - A step creates tables anew instead of altering or removing them, since the text of the tables is compared when a
///   file is opened.
package struct Schema: Sendable {
  /// The conversion from one version to the next.
  package struct Step: Sendable, ExpressibleByStringLiteral {
    let script: String
    /// Converts what SQL can't, after all scripts have run, and counts the comparisons that are split.
    let convert: Conversion

    typealias Conversion =
      @Sendable (Database, LegacyValues, _ splits: inout Int) throws(DatabaseError) -> Void

    package init(stringLiteral script: String) {
      self.init(script)
    }

    init(_ script: String, convert: @escaping Conversion = { _, _, _ in }) {
      (self.script, self.convert) = (script, convert)
    }
  }

  /// The step at each index leads from that version to the next.
  package var steps: [Step]

  package init(steps: [Step]) {
    self.steps = steps
  }

  /// The version of a file after all steps.
  package var version: Int64 { Int64(steps.count) }

  /// The application id of Per's files in SQLite's header, `"PER1"`.
  package static let applicationID: Int64 = 0x5045_5231

  /// The maximum id, revision or number of a commit that Per writes. Higher numbers are damage.
  static let highestNumber: Int64 = 1 << 53

  /// The maximum id or revision that recovery keeps. Higher ones are replaced, so that more can follow.
  static let highestRecoveredNumber = highestNumber / 2

  /// The schema of this version of Per.
  package static let current = Schema(steps: [
    Step(version1),
    Step(version2) { (database, legacy, splits) throws(DatabaseError) in
      splits = try database.convertToVersion2(legacy)
    },
    Step(version3) { (database, _, _) throws(DatabaseError) in
      try database.updateChecksums(from: nil, to: .version3)
    },
    Step(version4) { (database, _, _) throws(DatabaseError) in
      try database.updateChecksums(from: .version3, to: .version4)
    },
    Step(version5) { (database, _, _) throws(DatabaseError) in
      try database.updateChecksums(from: .version4, to: .version5)
    },
    Step(version6) { (database, _, _) throws(DatabaseError) in
      try database.addChecksumsOfVersion6()
    },
    Step(version7) { (database, _, _) throws(DatabaseError) in
      try database.addSumsOfVersion7()
    },
  ])
}

extension Schema {
  /// Creates the tables in a new file.
  ///
  /// - Parameter work: Fills the tables, in the same transaction.
  func create(
    in database: Database, filling work: (Database) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    // Without this lock, SQLite would keep the index of the log in a file beside the new one.
    try database.run("PRAGMA locking_mode = EXCLUSIVE")
    try database.run("PRAGMA page_size = 4096")
    try database.commit(generation: Generation.next(after: 0)) { () throws(DatabaseError) in
      try take(from: 0, in: database)
      try database.addSumsOfVersion7()
      try work(database)
    }
    // The file keeps this mode.
    try database.run("PRAGMA journal_mode = WAL")
  }

  /// Converts a file of an earlier version in one transaction.
  ///
  /// - Returns: The number of comparisons that were split.
  func migrate(
    _ database: Database, from version: Int64, _ legacy: LegacyValues
  ) throws(DatabaseError) -> Int {
    // A step can replace a table that others refer to, so the references are checked at the end.
    try database.run("PRAGMA foreign_keys = OFF")
    var splits = 0
    try database.commit { () throws(DatabaseError) in
      try take(from: version, in: database)
      for step in steps.dropFirst(Int(version)) {
        try step.convert(database, legacy, &splits)
      }
      let violations = try database.rows("PRAGMA foreign_key_check") { $0.text(0) }
      guard violations.isEmpty else { throw .damage("A product refers to a missing comparison") }
    }
    try database.run("PRAGMA foreign_keys = ON")
    // With an empty log, the file contains no row of the earlier version that recovery could find.
    try? database.finishLog()
    return splits
  }

  /// Returns the text of the tables in a file of `version`, in the order of their names.
  ///
  /// The text is taken from the scripts, because creating the tables would take longer than the rest of opening a small
  /// file.
  func tables(version: Int64) -> [String] {
    var tables: [String: String] = [:]
    for step in steps.prefix(Int(version)) {
      var script = step.script
      script.withUTF8 { script in
        // No name or text in a script contains a semicolon.
        for statement in script.split(separator: UInt8(ascii: ";")) {
          let statement = statement.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
          guard statement.starts(with: Self.creation) else { continue }
          let name = statement.dropFirst(Self.creation.count).prefix { $0 != UInt8(ascii: " ") }
          tables[String(decoding: name, as: UTF8.self)] = String(decoding: statement, as: UTF8.self)
        }
      }
    }
    return tables.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The beginning of a statement that creates a table.
  private static let creation = Array("CREATE TABLE ".utf8)

  /// Runs the scripts of the steps after a version.
  private func take(from version: Int64, in database: Database) throws(DatabaseError) {
    for (index, step) in steps.enumerated().dropFirst(Int(version)) {
      try database.runScript(step.script)
      let reached = try database.integer("PRAGMA user_version")
      precondition(reached == Int64(index + 1), "a step must set the version that it leads to")
    }
  }
}
