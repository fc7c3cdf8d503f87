internal import PerCore

/// Quantities that other parts of a row contradict or multiply.
extension RowReader {
  /// Returns whether the packs in a name agree with the quantity: "Cola 6 bottles 330 ml" doesn't agree with 330 ml.
  /// Throws if the name has another measure: "Coke 8x330ml" with 330 ml.
  func isConfirmed(
    _ quantity: CellReader.Quantity, byName name: String, _ count: Rational?
  ) throws(CellReader.Refusal) -> Bool {
    let amount = quantity.amount
    let named: CellReader.Quantity
    switch namedQuantity(name) {
    case .success(let quantity): named = quantity
    case .failure(let refusal):
      return !hasMorePacks(refusal.packAmounts, amount, count)
    }
    // Milligrams are a strength.
    guard named.amount.isMeasure, named.amount.unit != .milligram else { return true }
    let known = [amount, quantity.net].compactMap(\.self)
    if known.contains(where: named.amount.isRestated) { return true }
    let ratio = amount.inBaseUnits / named.amount.inBaseUnits
    if amount.unit.kind == named.amount.unit.kind {
      // "Cola 330 ml" with 6 × 330 ml, and "Cola 6 × 330 ml" with a count of 6 and 330 ml.
      if named.multiple == nil, ratio.exactDecimals == 0, ratio <= Rational(100) { return true }
      if let count, ratio * count == .one { return true }
    }
    throw CellReader.Refusal(.total)
  }

  /// Returns whether the packs of a name have another amount than the quantity, and than the counted packs.
  private func hasMorePacks(
    _ packAmounts: [LineAmount], _ amount: LineAmount, _ count: Rational?
  ) -> Bool {
    let amounts = packAmounts.filter { $0.unit.kind == amount.unit.kind }
    guard let all = amounts.max(by: { $0.inBaseUnits < $1.inBaseUnits }) else { return false }
    return !all.isRestated(by: amount) && !all.isRestated(by: amount * (count ?? .one))
  }

  /// Returns the number of packs, if the quantity is a number of pieces that are priced one by one, and multiplies the
  /// size in the name by it: 3 pieces of "Butter 250 g" are 750 g. Throws if the price can be that of one or of all.
  mutating func packs(
    of size: inout Size, _ price: Rational?, _ record: TableRecord, name: inout String
  ) throws(CellReader.Refusal) -> Rational? {
    guard case .measure(let pieces) = size,
      pieces.amount.unit == .piece || pieces.amount.unit == .bag,
      let price
    else {
      return nil
    }
    let columns = [piecePrices].compactMap(\.self) + rateColumns.filter(\.isOfPack).map(\.index)
    let isPiecePrice = columns.contains { column in
      guard let single = try? self.price(cell(record, column), record, column) else { return false }
      let total = single * pieces.amount.value
      return total.distance(to: price) <= cells.usualStep
    }
    guard isPiecePrice else {
      try settlePieces(&size, pieces, price, record, name: &name)
      return nil
    }
    if case .success(var each) = namedQuantity(name), each.amount.isMeasure {
      each.amount = LineAmount(each.amount.value * pieces.amount.value, each.amount.unit)
      each.multiple = nil
      if !each.rest.isEmpty { name = each.rest }
      size = .measure(each)
    }
    return pieces.amount.value
  }

  /// The greatest weight or volume of a pack of bags whose number can be that in the pack, such as tea.
  private static let greatestPart = .one / Rational(2)

  /// Takes the size in the name if there is one piece, or if the price is that of one of several.
  private mutating func settlePieces(
    _ size: inout Size, _ pieces: CellReader.Quantity, _ price: Rational, _ record: TableRecord,
    name: inout String
  ) throws(CellReader.Refusal) {
    let count = pieces.amount.value
    if case .none = NamedMeasure(name) { return }
    guard case .success(var each) = namedQuantity(name), each.amount.isMeasure,
      each.amount.unit != .milligram, pieces.multiple == nil
    else { return }
    // Tea bags are parts of what the name has.
    let isPart = pieces.amount.unit == .bag && each.amount.inBaseUnits < Self.greatestPart
    if isPart, count != .one { return }
    var scope =
      assumption.priceScope ?? prices.first.flatMap { layout.columns[$0]?.priceScope }
    if scope != .onePack, count != .one, assumption.priceScope == nil {
      scope = try provedScope(.measure(each), count, price, record)
      guard scope != nil else { throw CellReader.Refusal(.total) }
    }
    if scope == .allPacks {
      each.amount = each.amount * count
      each.multiple = nil
    }
    if !each.rest.isEmpty { name = each.rest }
    size = .measure(each)
  }

  /// Returns what the price is for, if unit prices prove it; nil if they don't.
  mutating func provedScope(
    _ size: Size, _ count: Rational?, _ price: Rational?, _ record: TableRecord
  ) throws(CellReader.Refusal) -> ColumnHeader.PriceScope? {
    guard case .measure(let quantity) = size, let count, count != .one, let price
    else { return nil }
    let rates = statedRates(record, quantity.rate)
    guard !rates.isEmpty else { return nil }
    var proved: ColumnHeader.PriceScope?
    for scope in [ColumnHeader.PriceScope.onePack, .allPacks] {
      let pricing = Pricing(
        prices: [price], amounts: [try total(size, count, scope)],
        packs: [scope == .allPacks ? count : .one])
      guard rates.allSatisfy({ Self.agrees($0, pricing) == true }) else { continue }
      guard proved == nil else { return nil }
      proved = scope
    }
    return proved
  }

  /// Returns what a price is for by its header: one of the packs that are counted, or all. Nil if it doesn't say that.
  ///
  /// - Parameter isMultiple: Whether the quantity is that of several packs: "6 × 330 ml".
  func scope(ofPrice column: Int, isMultiple: Bool) -> ColumnHeader.PriceScope? {
    guard let header = layout.columns[column] else { return nil }
    guard header.isOfPack, header.priceScope != .allPacks else { return header.priceScope }
    guard let count = counts.first.flatMap({ layout.columns[$0] }) else { return nil }
    guard count.isOfPack || count.isOfPieces else { return header.priceScope }
    // The packs of the price contain those that are counted: "Case pack", "Unit size" and "Case price".
    return (header.isOfCase || hasSizeOfEach) && !isMultiple ? .allPacks : nil
  }

  /// Whether the quantities are the size of each of several packs.
  private var hasSizeOfEach: Bool {
    !quantities.isEmpty && quantities.allSatisfy { layout.columns[$0]?.isOfEach == true }
  }

  /// Throws if the price is that of one piece and the amount has several.
  func checkPiecePrice(_ amount: LineAmount) throws(CellReader.Refusal) {
    guard amount.unit.kind == .units, amount.inBaseUnits != .one,
      prices.contains(where: { layout.columns[$0]?.isPiecePrice == true })
    else { return }
    throw CellReader.Refusal(.total)
  }
}

extension LineAmount {
  static func * (amount: LineAmount, factor: Rational) -> LineAmount {
    LineAmount(amount.value * factor, amount.unit)
  }

  /// A Boolean value indicating whether the amount is a weight or a volume.
  var isMeasure: Bool { unit.kind == .weight || unit.kind == .volume }

  /// A Boolean value indicating whether the amount is a single piece.
  var isOnePiece: Bool { unit.kind == .units && inBaseUnits == .one }

  /// Returns whether another amount is the same but for rounding, as in "16 oz (454 g)".
  func isRestated(by other: LineAmount) -> Bool {
    guard unit.kind == other.unit.kind, unit.kind != .units || unit == other.unit else {
      return false
    }
    let (a, b) = (inBaseUnits, other.inBaseUnits)
    return a.distance(to: b) * Rational(50) <= a
  }
}
