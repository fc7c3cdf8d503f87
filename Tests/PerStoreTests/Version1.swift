import TestSupport

/// Makes files of version 1, which held neither currencies nor days, and mixed counted items.
@MainActor
enum Version1 {
  /// Makes a library of version 1 in the folder and runs SQL statements in it.
  static func make(in scratch: Scratch, _ statements: String...) throws {
    scratch.makeStoreFolder()
    let fixture = Environment.packageRoot + "/Tests/PerStoreTests/Fixtures/version-1.db"
    Files.write(Files.read(fixture), to: scratch.database)
    let emptying = [
      "DELETE FROM product", "DELETE FROM comparison", "DELETE FROM setting",
      "UPDATE library SET last_comparison = 0, last_product = 0", "VACUUM",
    ]
    for statement in emptying + statements { run(statement, in: scratch) }
  }

  static func run(_ statement: String, in scratch: Scratch) {
    let rows = Inspector.rows(statement, in: scratch.database)
    precondition(rows.isEmpty, "\(statement): \(rows)")
  }

  /// Inserts a comparison and its products; the first product is the best.
  static func insert(
    _ id: Int, _ name: String, display: String = "NULL, NULL", products: [(id: Int, unit: String)],
    in scratch: Scratch
  ) {
    let best = products.first.map { "\($0.id)" } ?? "NULL"
    run(
      "INSERT INTO comparison VALUES (\(id), '\(name)', \(display), \(id + 10), \(products.count), \(best))",
      in: scratch)
    for (index, product) in products.enumerated() {
      run(
        """
        INSERT INTO product VALUES (\(id), \(product.id), '10', '10', '\(product.unit)',
          '\(index + 1)', '\(index + 1)', 'Product \(product.id)', 'Shop', 'Note')
        """, in: scratch)
    }
    run(
      """
      UPDATE library SET last_comparison = max(last_comparison, \(id)),
        last_product = max(last_product, \(products.map(\.id).max() ?? 0))
      """, in: scratch)
  }

  /// Inserts comparisons of `count` grams each, whose products are named "Name-1-end" and so on.
  static func insertMany(_ comparisons: Int, of count: Int, in scratch: Scratch) {
    for id in 1...comparisons {
      let first = (id - 1) * count + 1
      run(
        "INSERT INTO comparison VALUES (\(id), 'C', NULL, NULL, \(id), \(count), \(first))",
        in: scratch)
      run(
        """
        WITH RECURSIVE n(i) AS (SELECT \(first) UNION ALL SELECT i + 1 FROM n
          WHERE i < \(first + count - 1))
        INSERT INTO product SELECT \(id), i, '10', '10', 'g', '' || (i - \(first) + 1),
          '1', 'Name-' || i || '-end', '', '' FROM n
        """, in: scratch)
    }
    run(
      "UPDATE library SET last_comparison = \(comparisons), last_product = \(comparisons * count)",
      in: scratch)
    // Leaves no copies of moved rows in unused space.
    run("VACUUM", in: scratch)
  }
}
