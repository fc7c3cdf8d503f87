/// The tables of the library, version by version.
///
/// Every table is one b-tree that holds each row whole, without an index beside it, so that there is nothing that can
/// disagree, and a page of a damaged file tells of itself what it holds. A step that adds a table, or columns to one,
/// gives it a number of columns that no other has, and teaches `Salvage` to read it. It makes tables anew rather than have
/// SQLite rewrite their text, which is what a file is held against when it is opened.
package struct Schema: Sendable {
  /// One step, from the version of its index to the next.
  package var steps: [StaticString]

  package init(steps: [StaticString]) {
    self.steps = steps
  }

  /// The version of a file that all steps have been taken with.
  package var version: Int64 { Int64(steps.count) }

  /// `"PER1"`, which tells the files of Per from all other SQLite files.
  package static let applicationID: Int64 = 0x5045_5231

  /// The schema of this version of Per. A version that was released is never changed: a change is another step. A unit
  /// that earlier versions of Per do not know is a change too, or they would take it for damage.
  package static let current = Schema(steps: [version1])

  private static let version1: StaticString = """
    PRAGMA application_id = 0x50455231;

    CREATE TABLE library (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      version INTEGER NOT NULL,
      generation INTEGER NOT NULL,
      last_comparison INTEGER NOT NULL,
      last_product INTEGER NOT NULL,
      suspect INTEGER NOT NULL
    ) STRICT;
    INSERT INTO library VALUES (1, 0, 0, 0, 0, 0);

    CREATE TABLE setting (
      key TEXT PRIMARY KEY NOT NULL,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE comparison (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      display_multiple INTEGER,
      display_unit TEXT,
      revision INTEGER NOT NULL,
      count INTEGER NOT NULL,
      best INTEGER,
      CHECK ((display_multiple IS NULL) = (display_unit IS NULL)),
      CHECK ((best IS NULL) = (count = 0))
    ) STRICT;

    CREATE TABLE product (
      comparison INTEGER NOT NULL REFERENCES comparison (id) ON DELETE CASCADE,
      id INTEGER NOT NULL,
      quantity TEXT NOT NULL,
      quantity_typed TEXT NOT NULL,
      unit TEXT NOT NULL,
      price TEXT NOT NULL,
      price_typed TEXT NOT NULL,
      name TEXT NOT NULL,
      shop TEXT NOT NULL,
      note TEXT NOT NULL,
      PRIMARY KEY (comparison, id)
    ) STRICT, WITHOUT ROWID;

    UPDATE library SET version = 1;
    PRAGMA user_version = 1;
    """
}

extension Schema {
  /// Makes the tables in a new file.
  ///
  /// - Parameter work: fills them; part of the same transaction.
  func create(
    in database: Database, filling work: (Database) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try database.run("PRAGMA locking_mode = EXCLUSIVE")
    try database.run("PRAGMA page_size = 4096")
    try database.transaction { () throws(DatabaseError) in
      try take(from: 0, in: database)
      try work(database)
    }
    // It stays with the file.
    try database.run("PRAGMA journal_mode = WAL")
  }

  /// Brings a file of an earlier version to this one: wholly, or not at all.
  func migrate(_ database: Database, from version: Int64) throws(DatabaseError) {
    // A step may replace a table that others refer to; whether all fits is checked at the end.
    try database.run("PRAGMA foreign_keys = OFF")
    try database.transaction { () throws(DatabaseError) in
      try take(from: version, in: database)
      let strays = try database.rows("PRAGMA foreign_key_check") { $0.text(0) }
      guard strays.isEmpty else { throw .damage("A row refers to one that is not there") }
    }
    try database.run("PRAGMA foreign_keys = ON")
  }

  /// What a file of `version` says of its tables.
  func tables(version: Int64) throws(DatabaseError) -> [String] {
    let database = try Database()
    try take(from: 0, to: version, in: database)
    return try database.tables()
  }

  private func take(
    from version: Int64, to last: Int64? = nil, in database: Database
  ) throws(DatabaseError) {
    for (index, step) in steps.prefix(Int(last ?? self.version)).enumerated().dropFirst(
      Int(version))
    {
      try database.runScript(step)
      let reached = try database.integer("PRAGMA user_version")
      precondition(reached == Int64(index + 1), "a step must set the version that it leads to")
    }
  }
}
