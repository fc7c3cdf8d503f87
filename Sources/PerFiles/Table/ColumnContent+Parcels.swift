internal import PerCore

/// The weights and the sizes of parcels, which are no amounts of products.
extension ColumnContent {
  /// Leaves out the dimensions of parcels, their weights beside these, and the weights of the exports of shops.
  func leaveOutParcels(_ columns: inout [ColumnHeader?]) {
    let dimensions = columns.indices.filter {
      columns[$0]?.isDimension == true || columns[$0]?.isLength == true
    }
    let weights = columns.indices.filter { columns[$0]?.isWeight == true }
    let hasParcel = dimensions.count > 1 || !dimensions.isEmpty && !weights.isEmpty
    if hasParcel {
      for index in dimensions { columns[index]?.role = .other }
    }
    let isOfShop = isOfShop(columns)
    if hasParcel || isOfShop {
      for index in weights { columns[index]?.role = .other }
    }
    if isOfShop { leaveOutStock(&columns) }
    leaveOutVariantWeights(&columns)
    leaveOutOtherWeights(&columns)
    // Beside the net content, a weight is that of the package.
    let hasNetContent = titles.contains {
      HeaderWords.has(HeaderWords.netContents, ColumnHeader.words(of: $0))
    }
    if hasNetContent {
      for index in weights { columns[index]?.role = .other }
    }
  }

  /// Leaves out weights that contradict the names or the other quantities of most rows, and so are those of parcels. They
  /// are no amounts of the rows that have nothing else.
  private func leaveOutOtherWeights(_ columns: inout [ColumnHeader?]) {
    let units = columns.firstIndex { $0?.role == .unit }
    let others = columns.indices.filter {
      columns[$0]?.role == .name || columns[$0]?.role == .quantity && columns[$0]?.isWeight == false
    }
    let headers = columns
    func amount(_ record: [String], _ column: Int) -> LineAmount? {
      guard record.indices.contains(column), record[column].hasNumber else { return nil }
      var text = record[column]
      if NumberCell(text)?.isAlone == true, headers[column]?.role == .quantity {
        let own = headers[column]?.unit.flatMap { cells.unit($0) == nil ? nil : $0 }
        let unit = own ?? units.flatMap { $0 < record.count ? record[$0] : nil }
        text += " " + (unit ?? "")
      }
      let mark = cells.notation.decimalMark
      return try? cells.quantity(text, decimalMark: mark).get().amount
    }
    for index in columns.indices
    where columns[index]?.role == .quantity && columns[index]?.isWeight == true {
      var (same, different) = (0, 0)
      for record in records {
        guard let weight = amount(record, index),
          let other = others.compactMap({ amount(record, $0) }).first, other.isMeasure
        else { continue }
        if weight.isRestated(by: other) { same += 1 } else { different += 1 }
      }
      if different > 1, different > same * 4 { columns[index]?.role = .other }
    }
  }

  /// Leaves out the weights of variants if the names or the values of options have sizes.
  private func leaveOutVariantWeights(_ columns: inout [ColumnHeader?]) {
    let variants = columns.indices.filter {
      columns[$0]?.isWeight == true && titles.indices.contains($0)
        && ColumnHeader.words(of: titles[$0]).first == "variant"
    }
    guard !variants.isEmpty else { return }
    let hasSizes = columns.indices.contains { index in
      let role = columns[index]?.role
      // "Option1 Value" can be the header of sizes.
      let canHaveSizes = role == nil || role == .name || role == .quantity || role == .price
      return canHaveSizes && !variants.contains(index)
        && has(index, hasMeasure)
    }
    guard hasSizes else { return }
    for index in variants { columns[index]?.role = .other }
  }

  /// Whether the table is the export of a shop whose products have variants.
  var isOfVariants: Bool {
    titles.contains { ColumnHeader.words(of: $0).first == "variant" }
  }

  /// Returns whether the table is the export of a shop, in which a weight is that of the parcel and a number is that of
  /// the pieces in stock.
  private func isOfShop(_ columns: [ColumnHeader?]) -> Bool {
    let headers = titles.map { ColumnHeader.words(of: $0).joined(separator: " ") }
    func has(_ sort: ColumnHeader.PriceSort) -> Bool {
      columns.contains { $0?.role == .price && $0?.priceSort == sort }
    }
    return headers.contains(where: Self.shopHeaders.contains)
      || headers.contains("sku") && headers.contains("regular price")
      || headers.contains(where: Self.statusHeaders.contains) && has(.withTax) && has(.withoutTax)
  }

  private static let shopHeaders: Set<String> = [
    "tax status", "tax class", "visibility in catalog", "is in stock", "attribute set",
    "attribute set code", "product websites", "seller sku", "asin1", "currency code",
    "manage stock", "url key", "tax class name",
  ]

  /// Headers of whether a shop shows a product.
  private static let statusHeaders = HeaderWords.set(
    """
    status active enabled actif statut état aktiv activo activado estado attivo stato actief ativo
    """)

  /// Leaves out plain numbers without a unit, which are the stock in the exports of shops.
  private func leaveOutStock(_ columns: inout [ColumnHeader?]) {
    for index in columns.indices where titles.indices.contains(index) {
      let words = ColumnHeader.words(of: titles[index])
      let isPlain = words == ["qty"] || words.count == 1 && HeaderWords.isPlainQuantity(words)
      if isPlain, isNumeric(index) { columns[index]?.role = .other }
    }
  }

  /// Leaves out how often a receipt has the products, beside their amounts.
  func leaveOutPurchases(_ columns: inout [ColumnHeader?]) {
    func isPurchase(_ column: Int) -> Bool {
      titles.indices.contains(column) && ColumnHeader.words(of: titles[column]).first == "receipt"
    }
    let quantities = columns.indices.filter { columns[$0]?.role == .quantity }
    guard quantities.contains(where: { !isPurchase($0) }) else { return }
    for index in quantities where isPurchase(index) { columns[index]?.role = .other }
  }
}
