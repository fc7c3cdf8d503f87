/// Numbers of rows, of packs and of purchases.
extension ColumnContent {
  /// Leaves out the numbers of the rows, which aren't quantities: the first column, if it isn't known and counts up by
  /// one. "N" and "Pos." are such headers.
  mutating func leaveOutRowNumbers() {
    guard let index = columns.indices.first(where: { !isEmpty($0) }), columns[index] == nil else {
      return
    }
    let numbers = samples[index].compactMap { Int($0) }
    // Without a header, "1, 2" can be quantities.
    guard numbers.count == samples[index].count, numbers.count >= (titles.isEmpty ? 4 : 2),
      zip(numbers, numbers.dropFirst()).allSatisfy({ $1 == $0 &+ 1 })
    else { return }
    columns[index] = ColumnHeader(.other)
  }

  /// Treats columns of numbers without a unit as numbers of packs if another column has the quantity.
  mutating func separateCounts() {
    let quantities = columns.indices(with: .quantity)
    countPackages(quantities)
    countPackTexts()
    leaveOutBags(quantities)
    guard !columns.has(.unit) else { return }
    if quantities.count == 1 { separatePurchases(quantities[0]) }
    guard quantities.count > 1 else { return }
    let numbers = quantities.filter { index in
      isNumeric(index) && columns[index]?.unit.flatMap(readings.unit) == nil
    }
    guard numbers.count < quantities.count else { return }
    for index in numbers { columns[index]?.role = .count }
  }

  /// Treats a column such as "Number" as numbers of packs if it can't be that of articles: the numbers are small and
  /// don't ascend, and the names or another column have sizes.
  mutating func countNumbers() {
    let hasSizes = columns.indices(with: .quantity).contains {
      canBeMeasure($0) || columns[$0]?.unit.flatMap(readings.unit) != nil
    }
    guard !columns.has(.count), columns.has(.quantity) ? hasSizes : hasSizesInNames else { return }
    for index in columns.indices where isWhole(index) {
      let isPurchase = HeaderWords.isPurchase(titleWords(index))
      let title = titleWords(index).joined(separator: " ")
      let isOfPacks = isPurchase || HeaderWords.countTitles.contains(title)
      guard isOfPacks || HeaderWords.numberTitles.contains(title) else { continue }
      let numbers = samples[index].compactMap { Int($0) }
      guard numbers.allSatisfy({ $0 <= 100 }) else { continue }
      // Zeros and ones say whether the product was bought.
      if isPurchase, numbers.contains(0), numbers.allSatisfy({ $0 <= 1 }) { continue }
      // Two or three numbers after the names can ascend by chance, but hardly by one.
      let pairs = zip(numbers, numbers.dropFirst())
      let canAscend =
        index > 0 && numbers.count <= 3 && !(hasSizes && pairs.allSatisfy { $1 == $0 &+ 1 })
      let ascend = numbers.count > 1 && pairs.allSatisfy { $0 < $1 }
      // The numbers of articles differ, and are often in the first column.
      let canBeArticles = index == 0 || numbers.count > 3 && Set(numbers).count == numbers.count
      guard isOfPacks || (!ascend || canAscend) && !(hasSizes && canBeArticles) else { continue }
      columns[index] = ColumnHeader(.count)
    }
  }

  /// Returns whether a number of packs counts the products in a case, whose sizes are in their names.
  func isContent(_ count: Int) -> Bool {
    columns[count]?.isOfPack == true && hasSizesInNames
  }

  var hasSizesInNames: Bool {
    columns.indices(with: .name).contains { most($0, hasMeasure) }
  }

  /// Treats a column of numbers that describes packages as the number of packs.
  private mutating func countPackages(_ quantities: [Int]) {
    let isOfPack = columns.contains { $0?.role == .price && $0?.isOfPack == true }
    let hasPacks = columns.contains { $0?.role == .count && $0?.isOfPack == true }
    guard !quantities.isEmpty || hasSizesInNames || isOfPack, !hasPacks,
      let index = columns.indices(with: .other).first(where: {
        columns[$0]?.isPackaging == true && isNumeric($0)
      })
    else { return }
    columns[index]?.role = .count
  }

  /// Treats a column of packs such as "6er-Pack" and "24 x" as numbers of packs beside another column of sizes.
  private mutating func countPackTexts() {
    for index in columns.indices {
      guard let header = columns[index] else { continue }
      if header.role == .count, isInPackWords(index) {
        columns[index]?.isInWords = true
        continue
      }
      let isPackaging = header.isPackaging && header.role == .other
      guard isPackaging || header.role == .unit, has(index, { HeaderWords.packCount($0) != nil }),
        isPackaging || !most(index, { readings.unit($0) != nil }),
        columns.indices(with: .quantity).contains(where: canBeMeasure) || hasSizesInNames
      else { continue }
      columns[index]?.role = .count
      columns[index]?.isInWords = true
    }
  }

  /// Returns whether the cells of a column are numbers of packs, some of them in words, beside the sizes in another
  /// column: "4 pack", "x3", "24".
  func isInPackWords(_ column: Int) -> Bool {
    has(column) { HeaderWords.packCount($0) != nil }
      && samples[column].allSatisfy { HeaderWords.packCount($0) != nil || Int($0) != nil }
      && (hasSizesInNames
        || columns.indices(with: .quantity).contains { $0 != column && canBeMeasure($0) })
  }

  /// Treats whole numbers under an unknown header as numbers of packs if the price is for a container, because they may
  /// count its content.
  mutating func countUnexplained() {
    let prices = columns.filter { $0?.role == .price }
    guard prices.contains(where: { $0?.isOfPack == true }), columns.has(.quantity),
      !columns.has(.count)
    else { return }
    countUnknown()
  }

  /// Treats whole numbers below an unknown header as numbers of packs, so that the user is asked if the header of the
  /// price doesn't tell what the price is for.
  mutating func countUnknown() {
    let index = columns.indices.first {
      columns[$0] == nil && isWhole($0) && !isArticleNumber($0)
    }
    if let index { columns[index] = ColumnHeader(.count) }
  }

  /// Leaves out the number of bags in a pack, unless the quantity is for one bag. Fewer than ten bags are hardly tea
  /// bags, and a volume can be the capacity of each bag.
  private mutating func leaveOutBags(_ quantities: [Int]) {
    guard !quantities.isEmpty || hasSizesInNames, !quantities.contains(where: isVolume) else {
      return
    }
    for index in columns.indices(with: .count) {
      guard let bag = columns[index]?.bag, !quantities.contains(where: { columns[$0]?.bag == bag }),
        !has(index, { cell in Int(cell).map { (2..<10).contains($0) } ?? false })
      else { continue }
      columns[index]?.role = .other
    }
  }

  /// Leaves out the volumes of counted things that hold something, as the header of their names says: "Bin bags".
  mutating func leaveOutCapacities() {
    guard columns.has(.count), let name = columns.indices(with: .name).first,
      titles.indices.contains(name), titles[name].hasLetter,
      case let volumes = columns.indices(with: .quantity).filter(isVolume), !volumes.isEmpty,
      case .success(let named) = cells.quantity(
        inName: titles[name] + "; 2 pcs 5 l", decimalMark: cells.notation.decimalMark),
      named.amount.unit.kind == .units
    else { return }
    leaveOut(volumes)
  }

  /// Returns whether a column has volumes.
  private func isVolume(_ column: Int) -> Bool {
    if let unit = columns[column]?.unit.flatMap(readings.unit) { return unit.unit.kind == .volume }
    return most(column) { readings[$0].quantity?.amount.unit.kind == .volume }
  }

  /// Treats a column of numbers without a unit as numbers of packs if the names have the sizes: 8 of "Yogurt 125 g".
  private mutating func separatePurchases(_ index: Int) {
    guard isWhole(index), columns[index]?.isPlainQuantity == true,
      columns[index]?.unit.flatMap(readings.unit) == nil, !columns.has(.count),
      let name = columns.indices(with: .name).first, most(name, hasMeasure)
    else { return }
    columns[index]?.role = .count
  }
}
