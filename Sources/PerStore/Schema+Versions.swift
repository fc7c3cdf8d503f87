/// The scripts that lead to each version.
extension Schema {
  static let version1: StaticString = """
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

  /// Adds the currency of a comparison and the day on which a product was entered, and allows more units and fractions in
  /// amounts.
  static let version2: StaticString = """
    ALTER TABLE comparison RENAME TO comparison_1;
    ALTER TABLE product RENAME TO product_1;

    CREATE TABLE comparison (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      display_multiple INTEGER,
      display_unit TEXT,
      currency TEXT,
      revision INTEGER NOT NULL,
      count INTEGER NOT NULL,
      best INTEGER,
      CHECK ((display_multiple IS NULL) = (display_unit IS NULL)),
      CHECK ((best IS NULL) = (count = 0))
    ) STRICT;
    INSERT INTO comparison
      SELECT id, name, display_multiple, display_unit, NULL, revision, count, best
        FROM comparison_1;

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
      entered TEXT,
      PRIMARY KEY (comparison, id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO product
      SELECT comparison, id, quantity, quantity_typed, unit, price, price_typed, name, shop, note,
          NULL
        FROM product_1;

    DROP TABLE product_1;
    DROP TABLE comparison_1;
    UPDATE library SET version = 2;
    PRAGMA user_version = 2;
    """

  /// Adds a checksum to each comparison and product. Rows without one are from an earlier version.
  static let version3: StaticString = """
    ALTER TABLE comparison RENAME TO comparison_2;
    ALTER TABLE product RENAME TO product_2;

    CREATE TABLE comparison (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      display_multiple INTEGER,
      display_unit TEXT,
      currency TEXT,
      revision INTEGER NOT NULL,
      count INTEGER NOT NULL,
      best INTEGER,
      checksum INTEGER,
      CHECK ((display_multiple IS NULL) = (display_unit IS NULL)),
      CHECK ((best IS NULL) = (count = 0))
    ) STRICT;
    INSERT INTO comparison
      SELECT id, name, display_multiple, display_unit, currency, revision, count, best, NULL
        FROM comparison_2;

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
      entered TEXT,
      checksum INTEGER,
      PRIMARY KEY (comparison, id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO product
      SELECT comparison, id, quantity, quantity_typed, unit, price, price_typed, name, shop, note,
          entered, NULL
        FROM product_2;

    DROP TABLE product_2;
    DROP TABLE comparison_2;
    UPDATE library SET version = 3;
    PRAGMA user_version = 3;
    """

  /// Adds the offer of a product, whose price can be missing then, and what the user buys.
  static let version4: StaticString = """
    ALTER TABLE comparison RENAME TO comparison_3;
    ALTER TABLE product RENAME TO product_3;

    CREATE TABLE comparison (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      display_multiple INTEGER,
      display_unit TEXT,
      currency TEXT,
      packs TEXT,
      need TEXT,
      need_typed TEXT,
      need_unit TEXT,
      revision INTEGER NOT NULL,
      count INTEGER NOT NULL,
      best INTEGER,
      checksum INTEGER,
      CHECK ((display_multiple IS NULL) = (display_unit IS NULL)),
      CHECK ((need IS NULL) = (need_typed IS NULL) AND (need IS NULL) = (need_unit IS NULL)),
      CHECK ((best IS NULL) = (count = 0))
    ) STRICT;
    INSERT INTO comparison
      SELECT id, name, display_multiple, display_unit, currency, NULL, NULL, NULL, NULL, revision,
          count, best, checksum
        FROM comparison_3;

    CREATE TABLE product (
      comparison INTEGER NOT NULL REFERENCES comparison (id) ON DELETE CASCADE,
      id INTEGER NOT NULL,
      quantity TEXT NOT NULL,
      quantity_typed TEXT NOT NULL,
      unit TEXT NOT NULL,
      price TEXT,
      price_typed TEXT,
      offer TEXT,
      offer_limit INTEGER,
      name TEXT NOT NULL,
      shop TEXT NOT NULL,
      note TEXT NOT NULL,
      entered TEXT,
      checksum INTEGER,
      CHECK ((price IS NULL) = (price_typed IS NULL)),
      CHECK (price IS NOT NULL OR offer IS NOT NULL),
      CHECK (offer IS NOT NULL OR offer_limit IS NULL),
      PRIMARY KEY (comparison, id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO product
      SELECT comparison, id, quantity, quantity_typed, unit, price, price_typed, NULL, NULL, name,
          shop, note, entered, checksum
        FROM product_3;

    DROP TABLE product_3;
    DROP TABLE comparison_3;
    UPDATE library SET version = 4;
    PRAGMA user_version = 4;
    """

  /// Adds the deposit, the net weight and the tax of a product, and the weight that a comparison compares.
  static let version5: StaticString = """
    ALTER TABLE comparison RENAME TO comparison_4;
    ALTER TABLE product RENAME TO product_4;

    CREATE TABLE comparison (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      display_multiple INTEGER,
      display_unit TEXT,
      currency TEXT,
      packs TEXT,
      need TEXT,
      need_typed TEXT,
      need_unit TEXT,
      weight TEXT,
      revision INTEGER NOT NULL,
      count INTEGER NOT NULL,
      best INTEGER,
      checksum INTEGER,
      CHECK ((display_multiple IS NULL) = (display_unit IS NULL)),
      CHECK ((need IS NULL) = (need_typed IS NULL) AND (need IS NULL) = (need_unit IS NULL)),
      CHECK ((best IS NULL) = (count = 0))
    ) STRICT;
    INSERT INTO comparison
      SELECT id, name, display_multiple, display_unit, currency, packs, need, need_typed, need_unit,
          NULL, revision, count, best, checksum
        FROM comparison_4;

    CREATE TABLE product (
      comparison INTEGER NOT NULL REFERENCES comparison (id) ON DELETE CASCADE,
      id INTEGER NOT NULL,
      quantity TEXT NOT NULL,
      quantity_typed TEXT NOT NULL,
      unit TEXT NOT NULL,
      price TEXT,
      price_typed TEXT,
      offer TEXT,
      offer_limit INTEGER,
      deposit TEXT,
      net TEXT,
      tax TEXT,
      name TEXT NOT NULL,
      shop TEXT NOT NULL,
      note TEXT NOT NULL,
      entered TEXT,
      checksum INTEGER,
      CHECK ((price IS NULL) = (price_typed IS NULL)),
      CHECK (price IS NOT NULL OR offer IS NOT NULL),
      CHECK (offer IS NOT NULL OR offer_limit IS NULL),
      PRIMARY KEY (comparison, id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO product
      SELECT comparison, id, quantity, quantity_typed, unit, price, price_typed, offer, offer_limit,
          NULL, NULL, NULL, name, shop, note, entered, checksum
        FROM product_4;

    DROP TABLE product_4;
    DROP TABLE comparison_4;
    UPDATE library SET version = 5;
    PRAGMA user_version = 5;
    """
}
