internal import PerCore

/// The numbers of rows of an import, by what becomes of them.
public struct ImportCounts: Sendable {
  /// What comparable products of a table have in common.
  struct Key: Hashable, Sendable {
    let kind: Kind
    let item: CountedItem?

    init(_ unit: PerCore.Unit) { (kind, item) = (unit.kind, unit.item) }
  }

  /// The number of rows that are products.
  public private(set) var products = 0
  /// The number of rows with a question that isn't answered.
  public private(set) var questions = 0
  /// The number of rows that are not read as products.
  public private(set) var refused = 0
  /// The number of rows above the header, of repeated headers, of headings, of shops and of totals.
  public private(set) var others = 0
  private var byKey: [Key: Int] = [:]

  /// The number of rows that are no products.
  public var skipped: Int { questions + refused + others }

  /// Adds a row, or removes it.
  ///
  /// - Parameter number: 1 or -1.
  mutating func add(_ row: ImportRow, _ number: Int) {
    if let product = row.product {
      products += number
      byKey[Key(product.unit), default: 0] += number
      return
    }
    switch row.outcome {
    case .question, .product: questions += number
    case .refused: refused += number
    case .leftOut: others += number
    }
  }

  /// The item whose group contains the plain units and dozens; nil if no item is counted.
  var commonItem: CountedItem? {
    var counts: [CountedItem: Int] = [:]
    for (key, count) in byKey {
      if let item = key.item { counts[item] = count }
    }
    return CountedItem.mostFrequent(counts)
  }

  /// The groups of products that can be compared, and their numbers of products.
  var groups: [(key: Key, count: Int)] {
    let common = commonItem
    var groups: [Key: Int] = [:]
    for (key, count) in byKey where count > 0 {
      groups[groupKey(key, common), default: 0] += count
    }
    func order(_ group: (key: Key, count: Int)) -> (Int, Int, String) {
      let kind = Kind.allCases.firstIndex(of: group.key.kind) ?? 0
      return (kind, -group.count, group.key.item?.rawValue ?? "")
    }
    return groups.map { (key: $0.key, count: $0.value) }.sorted { order($0) < order($1) }
  }

  /// Returns the key of the group that products with a key are in.
  func groupKey(_ key: Key, _ common: CountedItem?) -> Key {
    key.kind == .units && key.item == nil ? common.map { Key($0.unit) } ?? key : key
  }
}
