/// A table, to which later versions add columns and constraints.
///
/// The text of a table is compared when a file is opened. The text of a version that was released must stay the same.
private struct Table {
  let name: String
  /// The definitions of the columns, and the constraints.
  let lines: [String]
  let options: String

  /// Returns the table with lines in place of one.
  func replacing(_ line: String, by new: String...) -> Table {
    precondition(lines.contains(line), "the table \(name) has no line \(line)")
    return Table(name: name, lines: lines.flatMap { $0 == line ? new : [$0] }, options: options)
  }

  /// The statement that creates the table.
  var creation: String {
    "CREATE TABLE \(name) (\n  \(lines.joined(separator: ",\n  "))\n) \(options);"
  }

  /// The names of the columns.
  var columns: [String] {
    lines.map { String($0.prefix { $0 != " " }) }.filter { $0 != "CHECK" && $0 != "PRIMARY" }
  }

  /// Returns the statement that copies the rows of the table of an earlier version, which has another name now. New
  /// columns are null.
  func copying(_ earlier: Table, from name: String) -> String {
    let columns = earlier.columns.joined(separator: ", ")
    return "INSERT INTO \(self.name) (\(columns)) SELECT \(columns) FROM \(name);"
  }
}

/// The tables in one version.
private struct Tables {
  let library, setting, comparison, product: Table

  /// Returns the script that leads from the tables of the version before to these.
  func script(from earlier: Tables, to version: Int) -> String {
    let old = version - 1
    let replaced = [(library, earlier.library), (setting, earlier.setting)].filter {
      $0.columns != $1.columns
    }
    let others = replaced.map { table, earlier in
      let name = table.name
      return """
        ALTER TABLE \(name) RENAME TO \(name)_\(old);
        \(table.creation)
        \(table.copying(earlier, from: "\(name)_\(old)"))
        DROP TABLE \(name)_\(old);

        """
    }
    return others.joined() + """
      ALTER TABLE comparison RENAME TO comparison_\(old);
      ALTER TABLE product RENAME TO product_\(old);

      \(comparison.creation)
      \(comparison.copying(earlier.comparison, from: "comparison_\(old)"))
      \(product.creation)
      \(product.copying(earlier.product, from: "product_\(old)"))

      DROP TABLE product_\(old);
      DROP TABLE comparison_\(old);
      UPDATE library SET version = \(version);
      PRAGMA user_version = \(version);
      """
  }

  static let all = [version1, version2, version3, version4, version5, version6, version7]

  static let version1 = Tables(
    library: Table(
      name: "library",
      lines: [
        "one INTEGER PRIMARY KEY CHECK (one = 1)", "version INTEGER NOT NULL",
        "generation INTEGER NOT NULL", "last_comparison INTEGER NOT NULL",
        "last_product INTEGER NOT NULL", "suspect INTEGER NOT NULL",
      ], options: "STRICT"),
    setting: Table(
      name: "setting", lines: ["key TEXT PRIMARY KEY NOT NULL", "value TEXT NOT NULL"],
      options: "STRICT, WITHOUT ROWID"),
    comparison: Table(
      name: "comparison",
      lines: [
        "id INTEGER PRIMARY KEY", "name TEXT NOT NULL", "display_multiple INTEGER",
        "display_unit TEXT", "revision INTEGER NOT NULL", "count INTEGER NOT NULL", "best INTEGER",
        "CHECK ((display_multiple IS NULL) = (display_unit IS NULL))",
        "CHECK ((best IS NULL) = (count = 0))",
      ], options: "STRICT"),
    product: Table(
      name: "product",
      lines: [
        "comparison INTEGER NOT NULL REFERENCES comparison (id) ON DELETE CASCADE",
        "id INTEGER NOT NULL", "quantity TEXT NOT NULL", "quantity_typed TEXT NOT NULL",
        "unit TEXT NOT NULL", "price TEXT NOT NULL", "price_typed TEXT NOT NULL",
        "name TEXT NOT NULL", "shop TEXT NOT NULL", "note TEXT NOT NULL",
        "PRIMARY KEY (comparison, id)",
      ], options: "STRICT, WITHOUT ROWID"))

  static let version2 = Tables(
    library: version1.library,
    setting: version1.setting,
    comparison: version1.comparison.replacing(
      "display_unit TEXT", by: "display_unit TEXT", "currency TEXT"),
    product: version1.product.replacing(
      "note TEXT NOT NULL", by: "note TEXT NOT NULL", "entered TEXT"))

  static let version3 = Tables(
    library: version2.library,
    setting: version1.setting,
    comparison: version2.comparison.replacing(
      "best INTEGER", by: "best INTEGER", "checksum INTEGER"),
    product: version2.product.replacing("entered TEXT", by: "entered TEXT", "checksum INTEGER"))

  static let version4 = Tables(
    library: version3.library,
    setting: version1.setting,
    comparison: version3.comparison
      .replacing(
        "currency TEXT", by: "currency TEXT", "packs TEXT", "need TEXT", "need_typed TEXT",
        "need_unit TEXT"
      )
      .replacing(
        "CHECK ((display_multiple IS NULL) = (display_unit IS NULL))",
        by: "CHECK ((display_multiple IS NULL) = (display_unit IS NULL))",
        "CHECK ((need IS NULL) = (need_typed IS NULL) AND (need IS NULL) = (need_unit IS NULL))"),
    product: version3.product
      .replacing("price TEXT NOT NULL", by: "price TEXT")
      .replacing(
        "price_typed TEXT NOT NULL", by: "price_typed TEXT", "offer TEXT", "offer_limit INTEGER"
      )
      .replacing(
        "checksum INTEGER", by: "checksum INTEGER",
        "CHECK ((price IS NULL) = (price_typed IS NULL))",
        "CHECK (price IS NOT NULL OR offer IS NOT NULL)",
        "CHECK (offer IS NOT NULL OR offer_limit IS NULL)"))

  static let version5 = Tables(
    library: version4.library,
    setting: version1.setting,
    comparison: version4.comparison.replacing(
      "need_unit TEXT", by: "need_unit TEXT", "weight TEXT"),
    product: version4.product.replacing(
      "offer_limit INTEGER", by: "offer_limit INTEGER", "deposit TEXT", "net TEXT", "tax TEXT"))

  static let version6 = Tables(
    library: version5.library,
    setting: version5.setting.replacing(
      "value TEXT NOT NULL", by: "value TEXT NOT NULL", "checksum INTEGER"),
    comparison: version5.comparison.replacing(
      "checksum INTEGER", by: "checksum INTEGER", "summary_checksum INTEGER"),
    product: version5.product)

  static let version7 = Tables(
    library: version6.library.replacing(
      "suspect INTEGER NOT NULL", by: "suspect INTEGER NOT NULL", "comparison_sum INTEGER",
      "summary_sum INTEGER", "setting_sum INTEGER", "checksum INTEGER"),
    setting: version6.setting,
    comparison: version6.comparison.replacing(
      "best INTEGER", by: "best INTEGER", "product_sum INTEGER"),
    product: version6.product)
}

/// The scripts that lead to each version.
extension Schema {
  static let version1 = """
    PRAGMA application_id = 0x50455231;

    \(Tables.version1.library.creation)
    INSERT INTO library VALUES (1, 0, 0, 0, 0, 0);

    \(Tables.version1.setting.creation)

    \(Tables.version1.comparison.creation)
    \(Tables.version1.product.creation)

    UPDATE library SET version = 1;
    PRAGMA user_version = 1;
    """

  /// Adds the currency of a comparison and the day on which a product was entered, and allows more units and fractions
  /// in amounts.
  static let version2 = Tables.version2.script(from: .version1, to: 2)

  /// Adds a checksum to each comparison and product. Rows without one are from an earlier version.
  static let version3 = Tables.version3.script(from: .version2, to: 3)

  /// Adds the offer of a product, whose price can be missing then, and what the user buys.
  static let version4 = Tables.version4.script(from: .version3, to: 4)

  /// Adds the deposit, the net weight and the tax of a product, and the weight that a comparison compares.
  static let version5 = Tables.version5.script(from: .version4, to: 5)

  /// Adds a checksum to each setting, and one of the summary to each comparison.
  static let version6 = Tables.version6.script(from: .version5, to: 6)

  /// Adds the sum of its products' checksums to each comparison. Adds the sums of the checksums of comparisons,
  /// summaries and settings to the library, and its own checksum.
  static let version7 = Tables.version7.script(from: .version6, to: 7)
}

extension Schema {
  /// The place of each column of the library by its name, in the versions with each number of columns.
  static let libraryColumns = columns(\.library)

  /// The place of each column of a comparison by its name, in the versions with each number of columns.
  static let comparisonColumns = columns(\.comparison)

  /// The place of each column of a product by its name, in the versions with each number of columns.
  static let productColumns = columns(\.product)

  private static func columns(_ table: (Tables) -> Table) -> [Int: [String: Int]] {
    let names = Tables.all.map { table($0).columns }
    // A version that doesn't change a table has the columns of the one before.
    return Dictionary(
      names.map { ($0.count, Dictionary(uniqueKeysWithValues: zip($0, $0.indices))) },
      uniquingKeysWith: { $1 })
  }
}
