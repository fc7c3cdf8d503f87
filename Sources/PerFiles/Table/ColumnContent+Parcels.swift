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
    if hasParcel || isOfShop {
      for index in weights { columns[index]?.role = .other }
    }
    leaveOutVariantWeights(&columns)
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

  /// Whether the table is the export of a shop, in which a weight is that of the parcel.
  private var isOfShop: Bool {
    let headers = titles.map { ColumnHeader.words(of: $0).joined(separator: " ") }
    return headers.contains(where: Self.shopHeaders.contains)
      || headers.contains("sku") && headers.contains("regular price")
  }

  private static let shopHeaders: Set<String> = [
    "tax status", "tax class", "visibility in catalog",
  ]

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
