internal import PerCore

/// Reads the products of single rows.
struct RowReader: Sendable {
  typealias Quantity = CellReader.Quantity
  typealias NameTerms = CellReader.NameTerms
  typealias Rate = CellReader.Rate
  typealias Refusal = CellReader.Refusal
  typealias PriceScope = ColumnHeader.PriceScope

  let cells: CellReader
  let layout: TableLayout
  var reader: RecordReader
  private let marks: DecimalMarks
  let names, quantities, units, counts, currencies, offers, deposits, shops, notes: [Int]
  /// The columns of names that the user chose.
  let addedNames: [Int]
  private(set) var prices: [Int]
  /// The columns of the prices before a reduction, and those of discounts.
  let oldPrices, discounts: [Int]
  /// The columns of the sizes that the prices of each column are for, if there are several of both; otherwise empty.
  let sizesOfPrices: [Int: Int]
  /// The price columns if each has the prices of one shop or size; otherwise empty.
  let shopPrices: [Int]
  /// The columns of the net weights and the taxes of a table that Per copied.
  let netWeight, tax: Int?
  /// The size in the header of the names, which applies to all rows: "Butter 250 g"; nil if there is none.
  var titleSize: Quantity?
  var assumption = RowAssumption()
  /// The columns that contradicted each other in a row, by their role.
  var competingColumns: [ColumnRole: Set<Int>] = [:]
  /// Reads the cells of the offers; nil if no column has them.
  let offerReader: LineReader?
  var offersByText = TextCache<Offer?>()
  var unitsByText = TextCache<LineAmount?>()
  var currenciesByText = TextCache<Bool?>()
  var foreignCells = TextCache<Bool>()
  var quantitiesByText = TextCache<Result<Quantity, Refusal>>()
  /// The name that was read last, the decimal mark of its numbers, and its quantity.
  var lastNamed: (name: String, mark: Character?, quantity: Result<Quantity, Refusal>)?
  let rateColumns: [RateColumn]
  var rateFormsByText = TextCache<CellReader.RateForm?>()
  /// The price columns whose whole numbers are in hundredths of the currency, as unit prices prove, and those in which
  /// some prices have the sign of the hundredth: "85p".
  var centColumns: Set<Int> = [], mixedColumns: Set<Int> = []
  /// The columns of the number of units that a price is for.
  let priceUnits: [Int]
  /// The columns that say what the price of a row is for.
  let priceBases: [Int]
  /// The columns without a known role that can have the quantities.
  let possibleQuantities: [Int]
  /// The columns of the numbers of items, which count in rows without another quantity.
  let itemColumns: [Int]
  /// The column with the price of one pack, beside the price of all packs.
  let singlePrices: Int?
  /// The column with the price of one piece, beside the price of all pieces.
  private(set) var piecePrices: Int?
  /// The columns of the handles of exported products, whose further variants have no names, and the names by handle.
  let handles: [Int]
  var namesByHandle: [String: String] = [:]
  /// The names or shops that rows take from the rows above them.
  var carried: CarriedCells?
  /// The columns of the brands and flavors that belong to the names.
  var distinctions: [Int] = []
  /// A Boolean value indicating whether rows have different prices and the header doesn't tell the one to take.
  private(set) var hasContest = false
  /// The price columns whose headers have the sign of another currency.
  let foreignPrices: Set<Int>

  /// The maximum size of a cell, in bytes.
  private static let maximumSize = 2_000

  init(_ layout: TableLayout, _ cells: CellReader) {
    (self.cells, self.layout, reader) = (cells, layout, layout.records)
    func columns(_ role: ColumnRole) -> [Int] { layout.columns.indices(with: role) }
    (names, quantities, units) = (columns(.name), columns(.quantity), columns(.unit))
    addedNames = columns(.name).filter { layout.columns[$0]?.isAddedName == true }
    (counts, currencies) = (Self.counts(layout), columns(.currency))
    (offers, deposits) = (columns(.offer), columns(.deposit))
    (shops, notes) = (columns(.shop), columns(.note))
    offerReader = offers.isEmpty ? nil : cells.offerReader
    prices = Self.ownPrices(layout, cells)
    sizesOfPrices = Self.sizesOfPrices(layout, prices)
    (oldPrices, shopPrices) = (
      columns(.oldPrice), Self.shopPrices(layout, prices, sizesOfPrices)
    )
    netWeight = layout.columns.firstIndex { $0?.isNetWeight == true }
    tax = layout.columns.firstIndex { $0?.isTax == true }
    discounts = columns(.other).filter { layout.columns[$0]?.isDiscount == true }
    foreignPrices = Set(
      (prices + oldPrices + columns(.unitPrice)).filter {
        layout.columns[$0]?.currency.flatMap(cells.isOwnCurrency(inHeader:)) == false
      })
    rateColumns = Self.rateColumns(layout, cells)
    handles = layout.columns.indices.filter { layout.titles?[$0].lowercased() == "handle" }
    singlePrices = layout.columns.firstIndex { $0?.isReceiptUnitPrice == true }
    itemColumns = layout.columns.indices.filter { layout.columns[$0]?.isOfItems == true }
    possibleQuantities = layout.columns.indices.filter {
      layout.columns[$0]?.canBeQuantity == true
    }
    priceUnits = layout.columns.indices.filter { layout.columns[$0]?.isPriceUnit == true }
    priceBases = layout.columns.indices.filter { layout.columns[$0]?.hasPriceBasis == true }
    marks = DecimalMarks(
      of: quantities + counts + prices + oldPrices + (quantities.isEmpty ? names : []),
      and: rateColumns.map(\.index) + deposits, units: units, in: layout.records)
    findVariantNames()
    findDistinctions()
    findTitleSize()
    carried = CarriedCells(self)
    if let each = singlePrices {
      piecePrices = each
      prices.removeAll { $0 == each }
    }
    leaveOutUnitPrices()
    findCentSigns()
    guard shopPrices.isEmpty else { return }
    hasContest = findsContest()
    findCents()
  }

  /// Leaves out a price column that has the price per kilogram or per other unit, as the other price column shows.
  private mutating func leaveOutUnitPrices() {
    guard prices.count == 2, shopPrices.isEmpty else { return }
    var records = layout.records
    // The rows in which one price is the unit price of the other, by the place of the unit price.
    var matches = [0, 0]
    var (total, pieces) = (0, 0)
    while total < TableLayout.sampleCount, let record = records.next() {
      var name = self.name(of: record)
      guard case .measure(let quantity) = try? size(record, name: &name, count: nil),
        case let amount = quantity.amount, amount.inBaseUnits != .one
      else { continue }
      let cells = prices.map { cell(record, $0) }
      guard let first = try? price(cells[0], record, prices[0]),
        let second = try? price(cells[1], record, prices[1])
      else { continue }
      total += 1
      if amount.unit == .piece { pieces += 1 }
      for (place, values) in [(1, (first, second)), (0, (second, first))] {
        let unitPrice = values.0 / amount.inBaseUnits
        let isMatch = [unitPrice, unitPrice / Rational(10)].contains {
          // Unit prices are rounded to a cent.
          $0.distance(to: values.1) * Rational(100) <= .one
        }
        if isMatch { matches[place] += 1 }
      }
    }
    if total > 1, let place = matches.firstIndex(where: { $0 * 5 >= total * 4 }) {
      let column = prices.remove(at: place)
      if pieces > 0 { piecePrices = column }
    }
  }

  /// Returns the content of a cell, without spaces at its ends.
  func cell(_ record: TableRecord, _ column: Int) -> String {
    guard column < record.fields.count, !record.fields[column].range.isEmpty else { return "" }
    let field = record.fields[column]
    var text = FormulaGuard.unguarded(reader.string(field).trimmed)
    // Only a field in quotes can contain line breaks.
    if field.isQuoted, text.utf8.contains(where: { $0 == 10 || $0 == 13 }) {
      text = text.linesJoined
    }
    return layout.separator == UInt8(ascii: "|") ? MarkdownCell.plain(text) : text
  }

  /// Returns the first cell of some columns that is not empty.
  func cell(_ record: TableRecord, _ columns: [Int]) -> String {
    for column in columns {
      let cell = cell(record, column)
      if !cell.isEmpty { return cell }
    }
    return ""
  }

  func mark(of column: Int) -> Character? {
    assumption.decimalMark ?? marks.mark(of: column, else: cells.notation.decimalMark)
  }

  /// Returns the decimal mark of a number in a cell, such as "1.500"; nil if it has two meanings.
  func mark(of number: NumberCell, _ unit: Unit, in column: Int) -> Character? {
    assumption.decimalMark
      ?? marks.mark(of: number, unit, in: column, else: cells.notation.decimalMark)
  }

  mutating func product(_ record: TableRecord) throws(Refusal) -> TableProduct {
    try product(ofJoined: try joined(record))
  }

  /// Returns the product of a record whose price is in one field.
  mutating func product(ofJoined record: TableRecord) throws(Refusal) -> TableProduct {
    for columns in [names, quantities, units, counts, prices, currencies, offers, deposits] {
      for column in columns where column < record.fields.count {
        guard record.fields[column].range.count <= Self.maximumSize else { throw Refusal(.long) }
      }
    }
    var name = self.name(of: record)
    if Self.canHaveSpaces(name) {
      name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    if name.isEmpty, let other = namesByHandle[cell(record, handles)] { name = other }
    if name.isEmpty, let carried, carried.role == .name { name = carried.text(record) }
    var reading = try reading(record, name)
    if assumption.isChecked { try check(reading, record) }
    if reading.product.name.isEmpty { reading.product.name = otherName(record) }
    addDistinctions(to: &reading.product.name, record)
    return reading.product
  }

  /// A row, before it is compared with the unit prices that it states.
  struct Reading {
    var product: TableProduct
    /// The number of packs that the price is for.
    var packs: Rational = .one
    /// The unit price that the quantity states.
    var rate: LineRate?
    /// The quantity in the unit of its column.
    var number: Rational?
    var isDoubtful = false
  }

  mutating func reading(
    _ record: TableRecord, _ fullName: String? = nil
  ) throws(Refusal) -> Reading {
    var name = fullName ?? self.name(of: record)
    if let product = try ratedProduct(record, name) { return Reading(product: product) }
    let count = try count(record)
    let statedRate = try statedRate(ofPrice: record)
    var size = try size(record, name: &name, count: count, statedRate)
    try checkOrder(size, count)
    try checkCoupon(record)
    let (offer, price) = try offerAndPrice(record, size, count, statedRate)
    let namedPacks = try settleNamedPacks(&size, price.value, record)
    let isDoubtful = size.quantity?.isDoubtful ?? false
    let parts = namedPacks ?? size.quantity?.multiple?.count
    let namedDeposit = size.quantity?.deposit
    let pieces = try packs(of: &size, price.value, record, name: &name)
    // A proof by unit prices has priority over the header.
    let proved =
      assumption.priceScope == nil ? try provedScope(size, count, price.value, record) : nil
    let scope = proved ?? price.scope ?? assumption.priceScope
    try checkSinglePrice(size, price.scope, record)
    try checkReceipt(count, price.value, record)
    let amount = try total(size, count, scope)
    try checkPiecePrice(amount)
    try checkRepeatedCount(record, amount)
    try checkSeveralPacks(ofPrice: price.column, amount, size, count)
    let pricedPacks = scope == .allPacks ? count ?? .one : .one
    let deposit = try deposit(
      record, containers: (parts ?? .one) * pricedPacks, priceColumn: price.column,
      inName: namedDeposit)
    var value = price.value
    if let deposit { value = try withoutDeposit(value, deposit) }
    // "Cola 1 l inkl. Pfand"
    if assumption.isChecked, Self.endsWithInclusion(name) { throw Refusal(.offer) }
    var product = TableProduct(
      name: name, amount: amount, price: value, offer: offer,
      shop: shop(record, price.column), note: cell(record, notes))
    if let shop = size.quantity?.shop, !shop.isEmpty, product.shop != shop {
      // The shop of the row has priority. Another shop stays in the name.
      if product.shop.isEmpty { product.shop = shop } else { product.name += " (\(shop))" }
    }
    product.deposit = deposit
    (product.multiple, product.net) = (size.quantity?.multiple, size.quantity?.net)
    let (rate, number) = (size.quantity?.rate, size.quantity?.number)
    if layout.isCopied { try addTerms(to: &product, record) }
    if !discounts.isEmpty, offer == nil, assumption.isChecked {
      let pricing = Pricing(
        prices: [product.price].compactMap(\.self), amounts: [amount], packs: [.one])
      let isProved = statedRates(record, rate).contains { Self.agrees($0, pricing) == true }
      product.offer = try discount(record, (product.price, price.column), isProved: isProved)
    }
    if pricedPacks == .one { takeOffer(fromNoteOf: &product) }
    try checkPriceUnit(record, amount, number)
    try checkPriceBasis(record, amount)
    try checkOffer(of: product, packs: pricedPacks)
    return Reading(
      product: product, packs: pieces ?? pricedPacks, rate: rate, number: number,
      isDoubtful: isDoubtful)
  }

  /// Throws if the offer of a product is impossible with its price or its unit, or if the price is for several packs.
  private func checkOffer(of product: TableProduct, packs: Rational) throws(Refusal) {
    guard let offer = product.offer else { return }
    // The price of several packs doesn't have to be a multiple of the price of one.
    guard product.lineProduct.pack != nil, packs == .one || isPackCount,
      offer.fits(product.amount.unit)
    else { throw Refusal(.offer) }
  }

  /// Throws if a unit price that the row states contradicts its price and its amount.
  private mutating func check(_ reading: Reading, _ record: TableRecord) throws(Refusal) {
    guard !rateColumns.isEmpty || reading.rate != nil || reading.isDoubtful else { return }
    let pricing = pricing(reading, record)
    let answers = statedRates(record, reading.rate).map { Self.agrees($0, pricing) }
    if answers.contains(false) || reading.isDoubtful && !answers.contains(true) {
      throw Refusal(.total)
    }
  }
}
