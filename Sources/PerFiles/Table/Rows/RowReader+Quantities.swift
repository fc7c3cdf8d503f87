internal import PerCore

/// The quantities of rows, from columns, headers and names.
extension RowReader {
  enum Size {
    /// The size of one pack, or of all.
    case measure(Quantity)
    /// The number of packs is the quantity.
    case count(Rational)

    var quantity: Quantity? {
      if case .measure(let quantity) = self { quantity } else { nil }
    }
  }

  /// Returns the size of a row, which is the amount of the unit price if the row has no other size.
  mutating func size(
    _ record: TableRecord, name: inout String, count: Rational?, _ rate: Rate?
  ) throws(Refusal) -> Size {
    do throws(Refusal) {
      return try size(record, name: &name, count: count)
    } catch {
      let cells = (quantities + counts).map { cell(record, $0) }.filter { !$0.isEmpty }
      let isStock = error.reason == .number && !cells.isEmpty && cells.allSatisfy(Self.isZero)
      guard let rate, error.reason == .amount || isStock else { throw error }
      return .measure(Quantity(amount: rate.amount, rest: ""))
    }
  }

  mutating func size(
    _ record: TableRecord, name: inout String, count: Rational?
  ) throws(Refusal) -> Size {
    if var quantity = try quantity(record, name: &name, count) {
      try compare(&quantity, withName: &name, count)
      return .measure(quantity)
    }
    if let rated = try ratedUnit(record, name: &name) { return .measure(rated) }
    if var quantity = try quantityOfUnit(record, name) {
      try compare(&quantity, withName: &name, count)
      return .measure(quantity)
    }
    // The quantity is part of the name, or the number of packs is the quantity.
    guard !names.isEmpty else {
      // "Store", "Eggs (ct)", "Price"
      guard let count, isCountOfPieces, !shops.isEmpty else { throw Refusal(.amount) }
      return .count(count)
    }
    switch namedQuantity(name) {
    case .success(var quantity):
      if isTotal(quantity, of: count, record) { quantity.isTotal = true }
      if let count, count != .one, isPlainCount, isNumber(count, of: quantity.amount) {
        throw Refusal(.total)
      }
      if !quantity.rest.isEmpty { name = quantity.rest }
      return .measure(quantity)
    case .failure(let refusal):
      if refusal.reason == .amount, let titleSize { return .measure(titleSize) }
      if refusal.reason == .amount, count != nil, let unit = unit(atEndOf: name) {
        return .measure(Quantity(amount: unit, rest: ""))
      }
      if refusal.reason == .amount, count == nil, let items = items(record) {
        return .measure(items)
      }
      if refusal.reason == .amount, let count {
        if CellReader.canHaveOffer(name), try terms(ofName: name, .weight)?.offer != nil {
          throw Refusal(.offer)
        }
        // What isn't sold in whole pieces has a unit.
        guard count.exactDecimals == 0 else { throw Refusal(.unit) }
        // "Tissues 3 x 64" has many pieces, of which "Qty" doesn't have the number.
        if assumption.isChecked, !isCountOfPieces, Self.hasPacks(name) { throw Refusal(.total) }
        return .count(count)
      }
      if count ?? .one == .one, let each = sizeOfEach(refusal) { return .measure(each) }
      // The number that isn't clear can be the price, which is in the wrong cell: "Rye 2 kg 1.00".
      if refusal.reason == .number, isPriceMissing(record) { throw Refusal(.price) }
      let isUnknownUnit = quantities.isEmpty && !cell(record, units).isEmpty
      throw refusal.reason == .amount && isUnknownUnit ? Refusal(.unit) : refusal
    }
  }

  /// Returns the quantity in a name such as "Milk 1 L".
  ///
  /// Several rules need the quantity of the same name. Reading a name takes long, so it is read once.
  mutating func namedQuantity(_ name: String) -> Result<Quantity, Refusal> {
    let mark = names.first.flatMap { self.mark(of: $0) }
    if let last = lastNamed, last.mark == mark, last.name == name { return last.quantity }
    let quantity = cells.quantity(inName: name, decimalMark: mark)
    lastNamed = (name, mark, quantity)
    return quantity
  }

  /// Returns the quantity of the columns, which have to agree; nil if all are empty.
  private mutating func quantity(
    _ record: TableRecord, name: inout String, _ count: Rational?
  ) throws(Refusal) -> Quantity? {
    var found: [(column: Int, quantity: Quantity)] = []
    for column in assumption.quantityColumn.map({ [$0] }) ?? quantities {
      let cell = cell(record, column)
      // "Regular" is the name of a variant.
      guard !cell.isEmpty, cell.hasNumber || layout.columns[column]?.isOfVariants != true
      else { continue }
      do throws(Refusal) {
        var quantity = try quantity(cell, record, column, name: &name)
        quantity.isTotal = quantity.isTotal || layout.columns[column]?.isTotal == true
        if quantities.count == 1 { return quantity }
        found.append((column, quantity))
      } catch {
        // A dash stands for nothing. A drained weight is never replaced by the net weight.
        let isNeeded = found.isEmpty || layout.columns[column]?.isDrained == true
        guard isNeeded, cell.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
        throw error
      }
    }
    guard found.count > 1, let first = found.first?.quantity else { return found.first?.quantity }
    if var drained = found.first(where: { layout.columns[$0.column]?.isDrained == true }) {
      let net = found.first {
        layout.columns[$0.column]?.isDrained != true
          && $0.quantity.amount.unit.kind == drained.quantity.amount.unit.kind
      }
      drained.quantity.net = net?.quantity.amount
      guard let net, net.quantity.amount.inBaseUnits < drained.quantity.amount.inBaseUnits else {
        return drained.quantity
      }
      throw Refusal(.total)
    }
    if var total = found.first(where: \.quantity.isTotal)?.quantity {
      total.isProvedTotal = isProved(total, by: found.map(\.quantity), count)
      let isProved = found.allSatisfy {
        total.amount.isRestated(by: $0.quantity.amount * (count ?? .one))
          || total.amount.isRestated(by: $0.quantity.amount)
      }
      if isProved { return total }
    }
    // If another column has one pack or one piece, the measure is the quantity.
    let measures = found.map(\.quantity).filter { !$0.amount.isOnePiece }
    guard let measure = measures.first else { return first }
    guard measures.allSatisfy({ measure.amount.isRestated(by: $0.amount) }) else {
      competingColumns[.quantity, default: []].formUnion(found.map(\.column))
      throw Refusal(.total)
    }
    return measure
  }

  /// Reads a cell with a quantity, or with a number whose unit is elsewhere.
  private mutating func quantity(
    _ cell: String, _ record: TableRecord, _ column: Int, name: inout String
  ) throws(Refusal) -> Quantity {
    if layout.columns[column]?.isOfClothes == true, !cell.hasNumber {
      throw Refusal(.amount)
    }
    let quantity: Quantity
    if let number = NumberCell(cell), number.isAlone {
      let read = try amount(number, record, column, name: &name)
      quantity = pieces(of: read, cell + " " + self.cell(record, units), name)
    } else {
      // As an argument of `pieces`, the call would work on a copy of all quantities that are known.
      let read = try self.quantity(cell, record, column)
      quantity = pieces(of: read, cell, name)
      try checkCapacity(quantity, cell, name)
    }
    // A ton is hardly meant by "1.000 kg".
    let amount = quantity.amount
    if assumption.decimalMark == nil, amount.unit.factor >= .one,
      amount.unit.kind == .weight || amount.unit.kind == .volume,
      amount.inBaseUnits >= Self.ton, CellReader.hasAmbiguousNumber(cell)
    {
      throw Refusal(.number)
    }
    return quantity
  }

  private static let ton = Rational(1_000)

  /// Reads a number whose unit is in another column, in the header, or missing.
  private mutating func amount(
    _ number: NumberCell, _ record: TableRecord, _ column: Int, name: inout String
  ) throws(Refusal) -> Quantity {
    let cell = cell(record, units)
    let text = cell.isEmpty ? layout.columns[column]?.unit ?? "" : cell
    let isWeight = layout.columns[column]?.isWeight == true
    let unit = text.isEmpty ? nil : unit(text)
    let mark = mark(of: number, unit?.unit ?? .piece, in: column)
    guard let value = cells.value(number, decimalMark: mark), !number.isNegative, value.isPositive
    else { throw Refusal(.number) }
    if let unit, !isWeight || unit.unit.kind != .units {
      return Quantity(amount: LineAmount(value * unit.value, unit.unit), rest: "", number: value)
    }
    if layout.columns[column]?.isReceiptCount == true, units.isEmpty {
      return try pieces(value, &name)
    }
    // One pack, whose size is in the name: "Milk 1 L". A weight beside units such as "pieces" is the weight of the
    // parcel.
    guard units.isEmpty || isWeight && !text.isEmpty,
      case .success(var quantity) = namedQuantity(name),
      isWeight && !text.isEmpty || value == .one || isSize(value, quantity.amount, column)
    else { throw Refusal(.unit) }
    if !quantity.rest.isEmpty { name = quantity.rest }
    quantity.isTotal = isTotal(quantity, of: try count(record), record)
    return quantity
  }

  /// Returns whether a number without a unit is the size in the name: a weight of 5 with "Rice 5 kg".
  private func isSize(_ value: Rational, _ amount: LineAmount, _ column: Int) -> Bool {
    layout.columns[column]?.isPlainQuantity == false && isNumber(value, of: amount)
  }

  private func isNumber(_ value: Rational, of amount: LineAmount) -> Bool {
    let smallUnits = amount.isMeasure ? amount.inBaseUnits * Rational(1_000) : amount.value
    return [amount.value, amount.inBaseUnits, smallUnits].contains(value)
  }

  /// Reads a cell such as "6 × 330 ml", or "6 × 330" with the unit in another column.
  private mutating func quantity(
    _ cell: String, _ record: TableRecord, _ column: Int
  ) throws(Refusal) -> Quantity {
    var line = cell
    let hasLetters = cell.contains { $0.isLetter && !"xX".contains($0) }
    if !hasLetters || cell.last?.isNumber == true && !CellReader.isDate(cell) {
      let unit = self.cell(record, units)
      line += " " + (unit.isEmpty ? layout.columns[column]?.unit ?? "" : unit)
    }
    let result: Result<Quantity, Refusal>
    if let known = quantitiesByText[line] {
      result = known
    } else {
      result = self.quantity(of: line, column)
      // The marks of the columns can differ.
      if quantities.count == 1 { quantitiesByText[line] = result }
    }
    switch result {
    case .success(let quantity): return quantity
    case .failure(let refusal): return try packs(refusal)
    }
  }

  /// Returns the size of each of several packs in a cell that can have the size of each or of all. Unit prices can
  /// prove which it is.
  private func packs(_ refusal: Refusal) throws(Refusal) -> Quantity {
    let amounts = refusal.packAmounts.sorted { $0.inBaseUnits < $1.inBaseUnits }
    guard let each = amounts.first, let all = amounts.last, each.unit.kind == all.unit.kind,
      each.inBaseUnits != all.inBaseUnits
    else { throw refusal }
    return Quantity(amount: each, rest: "", namedPacks: all.inBaseUnits / each.inBaseUnits)
  }

  /// Returns the size of each of several packs in a name such as "Beans, 15 oz, 4 ct", if unit prices or the user can
  /// tell whether it is for each or for all; nil for other names.
  private func sizeOfEach(_ refusal: Refusal) -> Quantity? {
    guard assumption.isChecked ? !rateColumns.isEmpty : assumption.priceScope != nil,
      refusal.amounts.count == 2,
      let quantity = try? packs(Refusal(.total, packAmounts: refusal.amounts)),
      quantity.namedPacks?.exactDecimals == 0
    else { return nil }
    return quantity
  }

  /// Throws if a cell such as "20 pieces of 35 l" has the capacity of things such as bin bags.
  private func checkCapacity(_ quantity: Quantity, _ cell: String, _ name: String) throws(Refusal) {
    guard quantity.multiple != nil, quantity.amount.isMeasure, !name.isEmpty,
      !cell.contains(where: { "xX×*".contains($0) }),
      case .success(let named) = cells.quantity(
        inName: name + "; 2 pcs 5 l", decimalMark: cells.notation.decimalMark),
      named.amount.unit.kind == .units
    else { return }
    throw Refusal(.total)
  }

  /// Reads a quantity such as "1.500 g", whose decimal mark can depend on its unit.
  private func quantity(of line: String, _ column: Int) -> Result<Quantity, Refusal> {
    let mark = cells.notation.decimalMark
    // Both marks give the same unit.
    guard let number = CellReader.numbers(line).first(where: \.isAmbiguous),
      let unit = try? cells.quantity(line, decimalMark: mark).get().amount.unit
    else { return cells.quantity(line, decimalMark: self.mark(of: column)) }
    return cells.quantity(line, decimalMark: self.mark(of: number, unit, in: column))
  }
}
