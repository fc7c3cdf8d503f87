internal import PerCore

/// Quantities that other parts of a row contradict or multiply.
extension RowReader {
  /// Returns the number of packs, if the quantity is a number of pieces that are priced one by one, and multiplies the
  /// size in the name by it: 3 pieces of "Butter 250 g" are 750 g. Throws if the price can be for one piece or for all.
  mutating func packs(
    of size: inout Size, _ price: Rational?, _ record: TableRecord, name: inout String
  ) throws(Refusal) -> Rational? {
    guard case .measure(let pieces) = size,
      pieces.amount.unit == .piece || pieces.amount.unit == .bag, let price
    else { return nil }
    let columns = [piecePrices].compactMap(\.self) + rateColumns.filter(\.isOfPack).map(\.index)
    let isPiecePrice = columns.contains { column in
      guard let single = try? self.price(cell(record, column), record, column) else { return false }
      return cells.isPrice(single, ofOneOf: pieces.amount.value, price)
    }
    guard isPiecePrice else {
      try settlePieces(&size, pieces, price, record, name: &name)
      return nil
    }
    if case .success(let total) = namedQuantity(name),
      isTotal(total, of: pieces.amount.value, record)
    {
      if !total.rest.isEmpty { name = total.rest }
      size = .measure(total)
    } else if case .success(var each) = namedQuantity(name),
      each.amount.isMeasure || isOfSeveral(each, besides: pieces)
    {
      // "96 ct, 0.4 oz each" has the number of pieces already.
      if Self.hasNumber(of: pieces, each, name) { return nil }
      each.amount = each.amount * pieces.amount.value
      each.multiple = nil
      if !each.rest.isEmpty { name = each.rest }
      size = .measure(each)
    }
    return pieces.amount.value
  }

  /// Returns whether the quantity of a name is the total of the counted packs, because another cell has it, too: "6x43g",
  /// 6, 258.
  func isTotal(_ named: Quantity, of count: Rational?, _ record: TableRecord) -> Bool {
    guard let count, count != .one, named.multiple?.count == count else { return false }
    return record.fields.indices.contains { column in
      guard let number = NumberCell(cell(record, column)), number.isAlone else { return false }
      return cells.value(number, decimalMark: nil) == named.amount.value
    }
  }

  /// Returns whether a name has the number of pieces in a pack: "10 eggs" with 3 packs, but not with 10 pieces.
  private func isOfSeveral(_ named: Quantity, besides pieces: Quantity) -> Bool {
    named.amount.unit.kind == .units && !named.amount.isOnePiece
      && named.amount.inBaseUnits != pieces.amount.inBaseUnits
  }

  /// Returns whether bags are parts of what a name has, such as tea bags: they are many, and small.
  static func areParts(_ bags: Rational, of amount: LineAmount) -> Bool {
    bags >= Rational(10) && amount.isMeasure && amount.inBaseUnits * Rational(50) <= bags
  }

  /// Takes the size in the name if there is one piece, or if the price is for one of several.
  private mutating func settlePieces(
    _ size: inout Size, _ pieces: Quantity, _ price: Rational, _ record: TableRecord,
    name: inout String
  ) throws(Refusal) {
    let count = pieces.amount.value
    let canBePacks = canBePacks(pieces, name, record)
    // "2 pcs" of "Eggs 10 pcs"
    if !canBePacks, pieces.number == nil, pieces.multiple == nil, count != .one, name.hasNumber,
      assumption.isChecked, case .success(let each) = namedQuantity(name),
      isOfSeveral(each, besides: pieces)
    {
      throw Refusal(.total)
    }
    if case .none = NamedMeasure(name), !canBePacks { return }
    let named = namedQuantity(name)
    // Packs of an unclear number of pieces: 2 packs of "10 x 10".
    if case .failure(let refusal) = named, canBePacks, assumption.isChecked,
      refusal.reason != .amount || Self.hasProduct(name)
    {
      throw Refusal(.total)
    }
    guard case .success(var each) = named, pieces.multiple == nil,
      each.amount.isMeasure && each.amount.unit != .milligram
        || canBePacks && isOfSeveral(each, besides: pieces)
    else { return }
    if pieces.amount.unit == .bag, Self.areParts(count, of: each.amount) { return }
    var scope =
      assumption.priceScope ?? prices.first.flatMap { layout.columns[$0]?.priceScope }
    if scope != .onePack, count != .one, assumption.priceScope == nil {
      scope = try provedScope(.measure(each), count, price, record)
      guard scope != nil else { throw Refusal(.total) }
    }
    if scope == .allPacks, count != .one, Self.hasNumber(of: pieces, each, name) { return }
    if scope == .allPacks {
      each.amount = each.amount * count
      each.multiple = nil
    }
    if !each.rest.isEmpty { name = each.rest }
    size = .measure(each)
  }

  /// Returns whether pieces can be packs of several: "Eggs 10 pcs", 2, "packs". Reading a name takes long.
  private func canBePacks(_ pieces: Quantity, _ name: String, _ record: TableRecord) -> Bool {
    pieces.number != nil && name.hasNumber
      && !quantities.contains { layout.columns[$0]?.isProved == true }
      && !CellReader.isPiece(cell(record, units))
  }

  /// Returns whether a name has the number of pieces already, and multiplies its size by it: "96 ct, 0.4 oz each".
  private static func hasNumber(of pieces: Quantity, _ named: Quantity, _ name: String) -> Bool {
    let count = pieces.amount.value
    return count != .one && named.multiple?.count ?? count == count
      && name.split { !$0.isNumber }.contains { Int($0).map { Rational($0) } == count }
  }

  /// Returns the amount that a price is for.
  func total(_ size: Size, _ count: Rational?, _ scope: PriceScope?) throws(Refusal) -> LineAmount {
    switch (size, scope) {
    case (.count, .onePack): return LineAmount(.one, .piece)
    case (.count(let count), nil) where count != .one && isContentOfCase:
      // The price can be for one piece.
      throw Refusal(.total)
    case (.count(let count), _): return LineAmount(count, .piece)
    case (.measure(let quantity), .onePack):
      // The size of one pack is unknown.
      guard !quantity.isTotal || count == .one else { throw Refusal(.total) }
      return quantity.amount
    case (.measure(let quantity), .allPacks):
      return quantity.isTotal ? quantity.amount : quantity.amount * (count ?? .one)
    case (.measure(let quantity), nil):
      let amount = quantity.amount
      if quantity.isProvedTotal { return amount }
      // The price can be for one pack or for all.
      guard
        count == nil || count == .one
          || amount.value == count
            && (amount.unit.kind == .units || isPlainCount && amount.value > Rational(20))
      else { throw Refusal(.total) }
      return amount
    }
  }

  /// Returns what the price is for, if unit prices prove it; nil if they don't.
  mutating func provedScope(
    _ size: Size, _ count: Rational?, _ price: Rational?, _ record: TableRecord
  ) throws(Refusal) -> PriceScope? {
    guard case .measure(let quantity) = size, !quantity.isTotal, let count, count != .one, let price
    else { return nil }
    let rates = statedRates(record, quantity.rate)
    guard !rates.isEmpty else { return nil }
    var proved: PriceScope?
    for scope in [PriceScope.onePack, .allPacks] {
      let pricing = Pricing(
        prices: [price], amounts: [try total(size, count, scope)],
        packs: [scope == .allPacks ? count : .one])
      guard rates.allSatisfy({ Self.agrees($0, pricing) == true }) else { continue }
      guard proved == nil else { return nil }
      proved = scope
    }
    return proved
  }

  /// Returns what a price is for according to its header: one of the counted packs, or all; nil if it doesn't say that.
  ///
  /// - Parameter isMultiple: A Boolean value indicating whether the quantity is that of several packs: "6 × 330 ml".
  func scope(ofPrice column: Int, isMultiple: Bool) -> PriceScope? {
    guard let header = layout.columns[column] else { return nil }
    guard let count = counts.first.flatMap({ layout.columns[$0] }) else {
      return header.isOfPack && header.priceScope != .allPacks ? nil : header.priceScope
    }
    // The counted sacks are those on a pallet.
    if header.packContainer.map(HeaderWords.pallets.contains) == true, count.isOfPieces {
      return .allPacks
    }
    // "Price per box" beside "Sq ft per box" can be for one of the boxes.
    let hasContainers = quantities.contains {
      layout.columns[$0]?.container != nil && layout.columns[$0]?.isTotal == false
    }
    if hasContainers, header.isOfPack, header.priceScope != .allPacks { return nil }
    if !isMultiple, header.priceScope == nil || header.isOfPack,
      count.isPackCount || header.isPlainPrice && hasSizeOfEach(in: count)
    {
      return .allPacks
    }
    guard header.isOfPack, header.priceScope != .allPacks else { return header.priceScope }
    guard count.isOfPack || count.isOfPieces || hasSizeOfEach else { return header.priceScope }
    // The pack that the price is for contains the counted ones: "Case pack", "Unit size" and "Case price".
    let isSame =
      count.packContainer.flatMap { first in
        header.packContainer.map { HeaderWords.areSameContainer(first, $0) }
      } ?? false
    return (header.isOfCase || hasSizeOfEach || isSame) && !isMultiple ? .allPacks : nil
  }

  /// Returns whether the quantities are the size of each of the counted packs: "Pack of" and "Size each". The price of
  /// a case, or of a purchase beside "Quantity", can be another one.
  private func hasSizeOfEach(in count: ColumnHeader) -> Bool {
    guard !count.isOfCase, !quantities.isEmpty, let column = counts.first else { return false }
    let words = ColumnHeader.words(of: layout.titles?[column] ?? "")
    return count.isOfPack && !HeaderWords.isPurchase(words)
      && quantities.allSatisfy { layout.columns[$0]?.saysEach == true }
  }

  /// A Boolean value indicating whether the quantities are the size of each of several packs.
  private var hasSizeOfEach: Bool {
    !quantities.isEmpty && quantities.allSatisfy { layout.columns[$0]?.isOfEach == true }
  }

  /// Throws if the header says that the price is for several packs, and the amount isn't for as many.
  func checkSeveralPacks(
    ofPrice column: Int?, _ amount: LineAmount, _ size: Size, _ count: Rational?
  ) throws(Refusal) {
    guard let column, let packs = layout.columns[column]?.packs else { return }
    let several = Rational(packs)
    if amount.unit.kind == .units, amount.inBaseUnits == several { return }
    // The packs of a column were multiplied already.
    if let each = size.quantity?.amount, amount == each * several, count == several { return }
    guard size.quantity?.multiple?.count == several else { throw Refusal(.total) }
  }

  /// Throws if a number of packs that two columns have, such as 6 and "Pack-6", was multiplied by itself.
  func checkRepeatedCount(_ record: TableRecord, _ amount: LineAmount) throws(Refusal) {
    let columns = quantities + counts + units
    guard columns.count > 1, amount.unit.kind == .units, amount.value != .one else { return }
    let texts = columns.map { cell(record, $0) }
    for text in texts where Int(text) == nil {
      guard let packs = HeaderWords.packCount(text), packs > 1, texts.contains(String(packs)),
        amount.value == Rational(packs * packs)
      else { continue }
      throw Refusal(.total)
    }
  }

  /// Throws if the price is for one piece and the amount has several.
  func checkPiecePrice(_ amount: LineAmount) throws(Refusal) {
    guard amount.unit.kind == .units, amount.inBaseUnits != .one,
      prices.contains(where: { layout.columns[$0]?.isPiecePrice == true })
    else { return }
    throw Refusal(.total)
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

  /// Returns whether another amount is the same except for rounding, as in "16 oz (454 g)".
  func isRestated(by other: LineAmount) -> Bool {
    guard unit.kind == other.unit.kind, unit.kind != .units || unit == other.unit else {
      return false
    }
    let (a, b) = (inBaseUnits, other.inBaseUnits)
    let difference = a.distance(to: b)
    if difference * Rational(50) <= a { return true }
    // Labels have whole grams and millilitres, which are rounded: "1.55 oz" and "43 g".
    return unit != other.unit && unit.kind != .units && difference < Rational(.one, decimals: 3)
      && difference * Rational(20) <= a
  }
}
