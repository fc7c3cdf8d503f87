internal import PerCore

/// The weights and the sizes of parcels, which aren't amounts of products.
extension ColumnContent {
  /// Leaves out the dimensions of parcels, their weights beside these, and the weights of the exports of shops.
  mutating func leaveOutParcels() {
    let dimensions = columns.indices.filter {
      columns[$0]?.isDimension == true || columns[$0]?.isLength == true && !isLengthOfProduct($0)
    }
    let weights = columns.indices.filter { columns[$0]?.isWeight == true }
    let hasParcel = dimensions.count > 1 || !dimensions.isEmpty && !weights.isEmpty
    if hasParcel { leaveOut(dimensions) }
    let isOfShop = isOfShop
    // Without other sizes, the weights in the export of a shop are the only quantities.
    if hasParcel || isOfShop && !areOnlySizes(weights) { leaveOut(weights) }
    if isOfShop { leaveOutStock() }
    leaveOutVariantWeights()
    leaveOutOtherWeights()
    // Beside the net content, a weight is the weight of the package.
    let hasNetContent = titles.indices.contains {
      HeaderWords.netContents.hasAny(of: titleWords($0))
    }
    if hasNetContent { leaveOut(weights) }
  }

  /// Returns whether a column has the lengths of products, which are in metres or feet: those of parcels are in smaller
  /// units, as their widths are.
  private func isLengthOfProduct(_ column: Int) -> Bool {
    columns[column]?.unit.map(HeaderWords.lengthUnits.contains) == true
      && columns.indices.contains {
        columns[$0]?.isDimension == true
          && titleWords($0).last.map(Self.smallLengths.contains) == true
      }
  }

  private static let smallLengths: Set<String> = ["mm", "cm", "in", "inch", "inches"]

  /// Returns whether cells such as "20x20x1", "3.5 x 30" and "2 in" are the sizes of things that another column counts.
  func areDimensions(_ column: Int) -> Bool {
    let isCounted = columns.has(.count) || columns.indices.contains(where: hasNumbersOfPacks)
    // "0.5 x 20" below "Size (l)" is a volume.
    let unit = columns[column]?.unit.flatMap(readings.unit)
    if isCounted, most(column, isShort) { return true }
    return isCounted && unit?.unit.kind != .volume && isFactors(column)
      && has(column) { cell in
        let factors = cell.split { "xX×*".contains($0) }.map { String($0).trimmed }
        return factors.count > 2
          || factors.count == 2 && NumberCell(factors[0])?.isWhole == false
      }
  }

  /// Returns whether a cell is the length of a thing such as a screw: "2-1/2 in".
  private func isShort(_ cell: String) -> Bool {
    guard let amount = readings[cell].quantity?.amount, amount.unit.kind == .length else {
      return false
    }
    return amount.inBaseUnits * Rational(4) < .one
  }

  mutating func leaveOut(_ indices: [Int]) {
    for index in indices { columns[index]?.role = .other }
  }

  /// Leaves out the former sizes of products beside the current ones: "Old size" and "New size".
  mutating func leaveOutOldSizes() {
    let sizes = columns.indices(with: .quantity).filter { !isEmpty($0) }
    guard sizes.count > 1 else { return }
    let old = sizes.filter { HeaderWords.old.hasAny(of: titleWords($0)) }
    if old.count < sizes.count { leaveOut(old) }
  }

  /// Leaves out weights that contradict the names or the other quantities of most rows, because they are weights of
  /// parcels. They aren't amounts of rows without other quantities either.
  private mutating func leaveOutOtherWeights() {
    let units = columns.indices(with: .unit).first
    let others = columns.indices.filter {
      columns[$0]?.role == .name
        || columns[$0]?.role == .quantity && columns[$0]?.isWeight == false
          && columns[$0]?.isDrained == false
    }
    func amount(_ record: [String], _ column: Int) -> LineAmount? {
      guard record.indices.contains(column), record[column].hasNumber else { return nil }
      var text = record[column]
      if readings[text].number?.isAlone == true, columns[column]?.role == .quantity {
        let own = columns[column]?.unit.flatMap { readings.unit($0) == nil ? nil : $0 }
        let unit = own ?? units.flatMap { $0 < record.count ? record[$0] : nil }
        text += " " + (unit ?? "")
      }
      let mark = cells.notation.decimalMark
      return try? cells.quantity(text, decimalMark: mark).get().amount
    }
    for index in columns.indices(with: .quantity) where columns[index]?.isWeight == true {
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
  private mutating func leaveOutVariantWeights() {
    let variants = columns.indices.filter {
      columns[$0]?.isWeight == true && titleWords($0).first == "variant"
    }
    guard !variants.isEmpty else { return }
    if hasSizes(besides: variants) { leaveOut(variants) }
  }

  /// Returns whether columns other than `weights` have sizes.
  private func hasSizes(besides weights: [Int]) -> Bool {
    columns.indices.contains { index in
      let role = columns[index]?.role
      // "Option1 Value" can be the header of sizes.
      let canHaveSizes = role == nil || role == .name || role == .quantity || role == .price
      return canHaveSizes && !weights.contains(index) && has(index, hasMeasure)
    }
  }

  /// Returns whether only a column of weights has quantities, and the weights have units.
  private func areOnlySizes(_ weights: [Int]) -> Bool {
    let sizes = weights.filter { columns[$0]?.role == .quantity && !isEmpty($0) }
    guard sizes.count == 1, !hasSizes(besides: weights),
      columns[sizes[0]]?.unit.flatMap(readings.unit) != nil || isMeasure(sizes[0])
    else { return false }
    return !columns.indices.contains { index in
      let role = columns[index]?.role
      guard role == .quantity || role == .count || role == .unit else { return false }
      return index != sizes[0] && !isEmpty(index) && !isStock(index)
    }
  }

  /// A Boolean value indicating whether the table is the export of a shop whose products have variants.
  var isOfVariants: Bool {
    titles.indices.contains { titleWords($0).first == "variant" }
  }

  /// Returns whether the table is the export of a shop, in which a weight is for the parcel and a number counts the
  /// pieces in stock.
  private var isOfShop: Bool {
    let headers = titles.indices.map { titleWords($0).joined(separator: " ") }
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

  /// Headers of columns that say whether a shop shows a product.
  private static let statusHeaders = HeaderWords.set(
    """
    status active enabled actif statut état aktiv activo activado estado attivo stato actief ativo
    """)

  /// Leaves out plain numbers without a unit, which are the stock in the exports of shops.
  private mutating func leaveOutStock() {
    leaveOut(columns.indices.filter(isStock))
  }

  /// Returns whether a column has plain numbers without a unit.
  private func isStock(_ column: Int) -> Bool {
    let words = titleWords(column)
    let isPlain = words == ["qty"] || words.count == 1 && HeaderWords.isPlainQuantity(words)
    return isPlain && isNumeric(column)
  }

  /// Ignores the column that counts how often a receipt lists a product, if another column has its amount.
  mutating func leaveOutPurchases() {
    let quantities = columns.indices(with: .quantity)
    let purchases = quantities.filter { titleWords($0).first == "receipt" }
    if purchases.count < quantities.count { leaveOut(purchases) }
  }
}
