internal import Glibc

/// The titles, shops and notes of ranked products, in lowercase and without accents, for a search in all of them.
struct ProductIndex {
  /// The texts in the order of the ranking. Bytes that no text contains end each field and each product.
  private var bytes: [UInt8] = []
  /// The end of each product in `bytes`.
  private var ends: [Int] = []

  private static let endOfField: UInt8 = 1
  private static let endOfProduct: UInt8 = 0

  /// The number of products, which are the first ones of the ranking.
  var count: Int { ends.count }

  /// Appends the next products of a ranking.
  ///
  /// - Parameters:
  ///   - count: The maximum number of products that are appended.
  ///   - title: Returns the title of a product.
  mutating func append(_ count: Int, of products: ProductList, title: (Product) -> String) {
    ends.reserveCapacity(products.count)
    for rank in ends.count..<min(ends.count + count, products.count) {
      let product = products[rank]
      Self.append(product, title: title(product), to: &bytes)
      ends.append(bytes.count)
    }
  }

  mutating func insert(_ product: Product, title: String, at rank: Int) {
    var added: [UInt8] = []
    Self.append(product, title: title, to: &added)
    let start = start(of: rank)
    bytes.insert(contentsOf: added, at: start)
    ends.insert(start, at: rank)
    for index in rank..<ends.count { ends[index] += added.count }
  }

  mutating func remove(at rank: Int) {
    let start = start(of: rank)
    let length = ends.remove(at: rank) - start
    bytes.removeSubrange(start..<start + length)
    for index in rank..<ends.count { ends[index] -= length }
  }

  private func start(of rank: Int) -> Int { rank == 0 ? 0 : ends[rank - 1] }

  private static func append(_ product: Product, title: String, to bytes: inout [UInt8]) {
    for text in [title, product.shop, product.note] where !text.isEmpty {
      text.appendFolded(to: &bytes)
      bytes.append(endOfField)
    }
    bytes.append(endOfProduct)
  }

  /// Returns the ranks of the products whose title, shop or note contains `text`, ignoring case and accents.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all texts.
  func ranks(containing text: String) -> [Int] {
    var wanted: [UInt8] = []
    text.appendFolded(to: &wanted)
    guard !wanted.isEmpty, !wanted.contains(where: { $0 <= Self.endOfField }) else {
      return wanted.isEmpty ? Array(ends.indices) : []
    }
    var ranks: [Int] = []
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      var rank = 0
      while let found = Self.offset(of: wanted, in: base, from: start, to: bytes.count) {
        rank = self.rank(at: found, from: rank)
        ranks.append(rank)
        start = ends[rank]
        rank += 1
      }
    }
    return ranks
  }

  /// Returns the first offset at which `wanted` begins; nil if there is none.
  private static func offset(
    of wanted: [UInt8], in bytes: UnsafeRawPointer, from start: Int, to end: Int
  ) -> Int? {
    var start = start
    let last = end - wanted.count
    while start <= last, let found = memchr(bytes + start, Int32(wanted[0]), last - start + 1) {
      if memcmp(found, wanted, wanted.count) == 0 {
        return bytes.distance(to: UnsafeRawPointer(found))
      }
      start = bytes.distance(to: UnsafeRawPointer(found)) + 1
    }
    return nil
  }

  /// Returns the rank of the product at an offset in `bytes`, which is not before `rank`.
  private func rank(at offset: Int, from rank: Int) -> Int {
    // Steps that double find a near product faster than a search of all.
    var step = 1
    var lower = rank
    while lower + step < ends.count, ends[lower + step - 1] <= offset {
      lower += step
      step *= 2
    }
    return ends[lower..<min(lower + step, ends.count)].partitioningIndex { $0 > offset }
  }
}

extension String {
  /// Appends the text in lowercase and without accents.
  fileprivate func appendFolded(to bytes: inout [UInt8]) {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return bytes.append(contentsOf: folded.utf8) }
    bytes.append(contentsOf: utf8.lazy.map { $0.asciiLowercased })
  }
}
