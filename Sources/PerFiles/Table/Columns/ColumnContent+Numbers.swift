internal import PerCore

/// Columns of numbers with unknown headers, and the sizes of variants.
extension ColumnContent {
  /// Treats one of several columns of numbers as the quantity of a table that has a unit.
  ///
  /// A number under an unknown header can be anything: a rating, a stock or a year. Only a table without a header, or
  /// with a unit price that proves the quantity, has it there. Beside the unit, it can be the quantity, so that the
  /// user is asked.
  mutating func findQuantity(_ numbers: [Int], unit: Int?) {
    // On receipts, "Amt" is an amount of money.
    if let amount = numbers.first(where: { titleWords($0) == ["amt"] }) {
      columns[amount] = ColumnHeader(.quantity)
      return
    }
    guard !titles.isEmpty, !columns.has(.unitPrice) else {
      if let number = numbers.last(where: { $0 < unit ?? 0 }) ?? numbers.first {
        columns[number] = ColumnHeader(.quantity)
      }
      return
    }
    guard let unit,
      let number = numbers.first(where: { abs($0 - unit) == 1 && !titles[$0].isEmpty })
    else { return }
    columns[number] = ColumnHeader(.other)
    columns[number]?.canBeQuantity = true
  }

  /// Returns a column of numbers whose header is a unit or ends with one, such as "gr" and "Füllung (g)", if no column
  /// and no name has a size; nil if there is none.
  var numberWithUnit: (column: Int, unit: String)? {
    guard !columns.has(.unit), !columns.has(.count),
      !columns.indices(with: .name).contains(where: { has($0, hasMeasure) })
    else { return nil }
    let found = columns.indices.compactMap { index -> (column: Int, unit: String)? in
      guard columns[index] == nil, isFactors(index),
        let unit = HeaderWords.measure(ofCount: titleWords(index)) ?? bareUnit(index),
        !HeaderWords.gross.hasAny(of: titleWords(index))
      else { return nil }
      return (index, unit)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the unit of measure that is the whole header of a column; nil for other headers. Beside "W" and "H", "L"
  /// is the length. In Poland, "gr" is also short for "grosz".
  ///
  /// Beside texts with sizes, the column can have what these are enough for: paint for 60 m².
  func bareUnit(_ column: Int) -> String? {
    guard !hasSizedTexts(besides: column), titles.indices.contains(column) else { return nil }
    // "L", "M" and "Gr." are sizes, and "LT" is a time.
    let typed = titles[column].trimmed
    guard typed.count > 3 || typed == typed.lowercased() else { return nil }
    let title = titleWords(column).joined(separator: " ")
    guard !HeaderWords.noMeasures.contains(title) else { return nil }
    let text = HeaderWords.unitForms[title] ?? title
    guard text != title || title.count > 3 || HeaderWords.shortMeasures.contains(title),
      let unit = readings.unit(text)?.unit, unit.kind != .units,
      title.count > 1 || titles.count(where: { $0.count == 1 }) == 1,
      !(title == "gr" && cells.notation.currency == "PLN")
    else { return nil }
    return text
  }

  /// Returns whether another column, which has names or an unknown header, has sizes.
  func hasSizedTexts(besides column: Int) -> Bool {
    columns.indices.contains {
      $0 != column && columns[$0]?.role ?? .name == .name && has($0, hasMeasure)
    }
  }

  /// Finds the prices of a table whose header doesn't name them.
  mutating func findPrices(_ free: [Int]) {
    let money = moneyColumns(free.filter { columns[$0] == nil })
    // Beside a unit price, whole numbers under an unknown header are hardly prices.
    let hasRate = columns.has(.unitPrice)
    let numbers = free.filter {
      columns[$0] == nil && isNumeric($0) && !isArticleNumber($0) && !(hasRate && isWhole($0))
        && !samples[$0].isDays
    }
    let old = columns.indices(with: .oldPrice)
    let isPast = !old.isEmpty && old.allSatisfy { columns[$0]?.isPast == true }
    // An earlier price of a product isn't its price now.
    if money.isEmpty, numbers.isEmpty, isPast { return }
    let piece = money.isEmpty && old.isEmpty ? piecePrice.map { [$0] } : nil
    // Beside an old price, numbers under an unknown header can be the current price.
    let others = old.isEmpty ? likelyPrices(numbers) : old + numbers
    // Beside texts with prices, such as "3 for $5", plain numbers are hardly prices.
    if piece == nil, money.isEmpty, columns.indices.contains(where: hasPrices) { return }
    for price in piece ?? (!money.isEmpty ? money : others) {
      columns[price] = columns[price] ?? header(ofPrice: price)
      columns[price]?.role = .price
      let isOfContainer =
        columns[price]?.isPiecePrice == false && columns[price]?.rateWords.isEmpty == false
      if piece != nil, isOfContainer { columns[price]?.priceScope = .onePack }
    }
  }

  /// Returns the columns of numbers with decimals, or else all of them, so that the user is asked about rows with
  /// different numbers: spreadsheets leave out the zeros of "2.00".
  private func likelyPrices(_ numbers: [Int]) -> [Int] {
    let fractions = numbers.filter { has($0) { readings[$0].number?.isWhole == false } }
    return fractions.count == 1 ? fractions : numbers
  }

  /// Returns the header of a column of prices whose title isn't known, with the currency that the title has.
  private func header(ofPrice column: Int) -> ColumnHeader {
    var header = ColumnHeader(.price)
    header.isGuessed = true
    guard titles.indices.contains(column) else { return header }
    let words = titleWords(column)
    header.currency =
      CellReader.currency(ofHeader: titles[column]) ?? HeaderWords.currencyName(in: words)
      ?? words.last(where: HeaderWords.isCurrency)
    if HeaderWords.onePack.hasAny(of: words) { header.priceScope = .onePack }
    header.isInCents = words.count == 1 && HeaderWords.cents.contains(words[0])
    return header
  }

  /// Returns the only column of prices of pieces, if the quantities have their units, so that a piece is what is sold.
  private var piecePrice: Int? {
    let sizes = columns.filter { $0?.role == .quantity && $0?.isOfEach == true }
    var prices = columns.indices.filter { index in
      columns[index]?.isPiecePrice == true
        || !sizes.isEmpty && columns[index]?.role == .unitPrice
          && columns[index]?.rateWords.allSatisfy { word in
            // "Price/bag" beside "g/bag".
            sizes.contains { $0?.container == word }
          } == true
    }
    if prices.contains(where: { columns[$0]?.priceSort == .withTax }) {
      prices.removeAll { columns[$0]?.priceSort == .withoutTax }
    }
    if !columns.has(.unit) { return prices.count == 1 ? prices[0] : nil }
    // Without quantities, "Unit cost" is the price of one unit of the row.
    let rates = columns.indices(with: .unitPrice)
    guard rates.count == 1, !columns.has(.quantity), !columns.has(.count),
      columns[rates[0]]?.rateWords.isEmpty == true, columns[rates[0]]?.isRate == false
    else { return nil }
    return rates[0]
  }

  /// Marks a column of the sizes of clothes, in which "L" isn't a litre.
  mutating func findClothes() {
    for index in columns.indices(with: .quantity) {
      let texts = samples[index].map { $0.uppercased() }
      let isOfClothes = isOfClothes(texts)
      columns[index]?.isOfClothes = isOfClothes
      // "Größe" beside "Inhalt".
      let hasContent = columns.indices(with: .quantity).contains { $0 != index && isMeasure($0) }
      if hasContent, isOfClothes || !canBeMeasure(index) && !isFactors(index) {
        columns[index]?.role = .other
      }
    }
  }

  /// Returns whether cells are the sizes of clothes: "S" and "XL", or "L" beside others than measures.
  private func isOfClothes(_ texts: [String]) -> Bool {
    if texts.contains(where: Self.clothesSizes.contains) { return true }
    let letters = Set(texts.filter { $0 == "L" || $0 == "M" })
    guard !letters.isEmpty else { return false }
    // In a column with the unit "L", a number has a unit as well.
    return letters.count > 1
      || texts.contains { !hasMeasure($0) && (readings.unit($0) == nil || isNumber($0)) }
  }

  /// Returns whether sizes are clothing or diaper sizes, such as size 3, beside the number of pieces.
  func isSizeOfWearer(_ column: Int) -> Bool {
    guard columns.has(.count) else { return false }
    if isSizeOfDiapers(column, besides: columns.indices(with: .count)) { return true }
    if HeaderWords.diapers.hasAny(of: titleWords(column)) { return isWhole(column) }
    return most(column) { cell in
      let words = ColumnHeader.words(of: cell)
      return words.count == 2 && HeaderWords.wearerSizes.contains(words[0])
        // "gr 125" is a weight.
        && words[1].count == 1 && words[1].allSatisfy(\.isNumber)
    }
  }

  /// Returns whether a column such as "Size" has the sizes of diapers, such as 4 and "XL", beside the numbers of pieces.
  ///
  /// The names of the makers prove this, and so do packs of more than 24 pieces whose price is also stated for one piece:
  /// drinks are sold in smaller packs.
  private func isSizeOfDiapers(_ column: Int, besides counts: [Int]) -> Bool {
    let words = titleWords(column)
    guard words.count == 1, HeaderWords.wearerSizes.contains(words[0]), has(column, \.hasNumber),
      most(
        column,
        { cell in
          Int(cell).map { (0...8).contains($0) } ?? Self.letterSizes.contains(cell.uppercased())
        })
    else { return false }
    let prices = columns.indices(with: .price).prefix(6).map(values)
    let rates = (columns.indices(with: .unitPrice) + counts).prefix(6).map(values)
    let hasMaker = columns.indices.contains { index in
      most(index) { HeaderWords.diaperMakers.hasAny(of: ColumnHeader.words(of: $0)) }
    }
    return counts.prefix(6).map(values).contains { counts in
      if hasMaker { return counts.allSatisfy { $0.map { $0 >= Rational(10) } ?? true } }
      return counts.allSatisfy { $0.map { $0 > Rational(24) } ?? true }
        && prices.contains { sums in rates.contains { areRounded(counts, $0, sums) } }
    }
  }

  /// Treats a column such as "Quantity" and "Number of nappies" as the numbers of pieces beside the sizes of diapers, if
  /// no other column has numbers.
  mutating func countDiapers() {
    guard !columns.has(.count) else { return }
    for size in columns.indices(with: .quantity) {
      let numbers = columns.indices.filter { $0 != size && canCountPieces($0) }
      guard numbers.count == 1, isSizeOfDiapers(size, besides: numbers) else { continue }
      columns[numbers[0]] = ColumnHeader(.count)
      return
    }
  }

  /// Returns whether a column of whole numbers has a header that can be that of the numbers of pieces.
  private func canCountPieces(_ column: Int) -> Bool {
    let words = titleWords(column)
    let title = words.joined(separator: " ")
    return isWhole(column)
      && (columns[column]?.role == .quantity && columns[column]?.unit == nil
        || HeaderWords.numberTitles.contains(title) || HeaderWords.countTitles.contains(title)
        || HeaderWords.countedWord(words).map(HeaderWords.packTitles.contains) == true)
  }

  private static let letterSizes = clothesSizes.union(["L", "M"])

  private static let clothesSizes: Set<String> = ["XS", "S", "XL", "XXL", "XXXL", "2XL", "3XL"]

  /// Treats the names of variants as quantities if some of them are: "250 g" beside "Regular".
  mutating func findSizesOfVariants() {
    guard !columns.has(.quantity) else { return }
    let names = columns.indices(with: .name)
    let size = columns.indices.first { index in
      (columns[index] == nil || names.contains(index) && names.count > 1)
        && HeaderWords.variants.hasAny(of: titleWords(index)) && has(index, hasMeasure)
    }
    guard let size else { return }
    columns[size] = ColumnHeader(.quantity)
    columns[size]?.isOfVariants = true
  }
}
