internal import PerCore

/// What the names of rows add to quantities in other columns: other amounts, packs, offers and deposits.
extension RowReader {
  /// Returns the name of a row: the first cell with a name, and those of the columns that the user added.
  func name(of record: TableRecord) -> String {
    guard !addedNames.isEmpty else { return cell(record, names) }
    let found = names.first { !addedNames.contains($0) && !cell(record, $0).isEmpty }
    var parts: [String] = []
    for column in names where column == found || addedNames.contains(column) {
      let part = cell(record, column)
      if !part.isEmpty, !parts.contains(part) { parts.append(part) }
    }
    return parts.joined(separator: " ")
  }

  func terms(ofName name: String, _ kind: Kind) throws(Refusal) -> NameTerms? {
    try cells.terms(ofName: name, kind, decimalMark: names.first.flatMap { mark(of: $0) })
  }

  /// Compares the quantity with the name, and takes the offer and the deposit of the name.
  ///
  /// Throws if the name has another measure, such as "Coke 8x330ml" with 330 ml, or an offer with two meanings.
  mutating func compare(
    _ quantity: inout Quantity, withName name: inout String, _ count: Rational?
  ) throws(Refusal) {
    let measure = NamedMeasure(name)
    let hasMeasure = if case .none = measure { false } else { true }
    guard hasMeasure || name.hasNumber || CellReader.canHaveOffer(name) else { return }
    if !quantity.amount.isMeasure {
      try compare(quantity, withCountsOf: name)
      guard CellReader.canHaveOffer(name) else { return }
    }
    guard hasMeasure else { return try take(&quantity, termsOf: &name, count) }
    if quantity.amount.isMeasure, measure.agrees(with: quantity.amount) {
      return removeSize(quantity, fromEndOf: &name)
    }
    let named = namedQuantity(name)
    if case .failure(let refusal) = named {
      if refusal.reason == .offer {
        // Without a size, the words of an offer can be unclear: "2ª unidad -50%".
        let terms = try terms(ofName: name, quantity.amount.unit.kind)
        if terms?.offer != nil, terms?.packs == nil {
          return try take(&quantity, termsOf: &name, count)
        }
        if cells.hasOffer(name) { throw refusal }
        return
      }
      // Words other than units follow the numbers: "Beer 4 pack".
      if refusal.reason == .amount, !quantity.isUnit {
        return try take(&quantity, termsOf: &name, count)
      }
    }
    if case .success(let named) = named {
      if !named.amount.isMeasure, !quantity.isUnit {
        // "4 pack" isn't a size.
        return try take(&quantity, termsOf: &name, count)
      }
      if !CellReader.isPartOfName(named.offer, name) {
        quantity.offer = quantity.offer ?? named.offer
      }
      quantity.deposit = quantity.deposit ?? named.deposit
      try settlePieces(&quantity, name)
    }
    guard quantity.amount.isMeasure, assumption.isChecked else { return }
    try confirm(&quantity, by: named, count)
    // "Cola 6 cans 330 ml" and "Cola 6 x 330 ml" have more than the size of one.
    switch named {
    case .success(let named) where named.amount.inBaseUnits != quantity.amount.inBaseUnits: return
    case .failure(let refusal) where !refusal.packAmounts.isEmpty: return
    default: removeSize(quantity, fromEndOf: &name)
    }
  }

  /// Takes the offer, the deposit and the number of packs of a name that has no size.
  private func take(
    _ quantity: inout Quantity, termsOf name: inout String, _ count: Rational?
  ) throws(Refusal) {
    guard let terms = try terms(ofName: name, quantity.amount.unit.kind) else { return }
    quantity.offer = quantity.offer ?? terms.offer
    quantity.deposit = quantity.deposit ?? terms.deposit
    try settlePieces(&quantity, name)
    if quantity.offer != nil || terms.deposit != nil, !terms.rest.isEmpty {
      (name, quantity.shop) = (terms.rest, terms.shop)
    }
    if quantity.amount.isMeasure, let packs = terms.packs, !isKnown(packs, quantity, count, name) {
      quantity.namedPacks = packs
    }
  }

  /// Removes an offer that the number of pieces has in it: 3 pieces of "2+1 free". Throws if that is unclear.
  private func settlePieces(_ quantity: inout Quantity, _ name: String) throws(Refusal) {
    guard case .multibuy(let packs, _)? = quantity.offer?.terms, !quantity.amount.isMeasure,
      name.hasNumbers(around: "+")
    else { return }
    guard quantity.amount.inBaseUnits == Rational(packs) else { throw Refusal(.offer) }
    quantity.offer = nil
  }

  /// Returns whether a number of packs in the name repeats the quantity or another column, or counts parts.
  private func isKnown(
    _ packs: Rational, _ quantity: Quantity, _ count: Rational?, _ name: String
  ) -> Bool {
    let known = quantity.multiple?.count ?? .one
    if packs == known || packs == count || packs == known * (count ?? .one) || quantity.isTotal {
      return true
    }
    return HeaderWords.bag(in: ColumnHeader.words(of: name)) != nil
      && Self.areParts(packs, of: quantity.amount)
  }

  /// Throws if the name has several packs of the number of pieces: "3 x 40 pcs" with 40 pieces.
  private mutating func compare(_ quantity: Quantity, withCountsOf name: String) throws(Refusal) {
    guard assumption.isChecked, Self.hasProduct(name),
      case .success(let named) = namedQuantity(name), let multiple = named.multiple,
      multiple.each == quantity.amount, multiple.count != .one
    else { return }
    throw Refusal(.total)
  }

  /// Returns whether a text has a multiplication sign between two numbers.
  static func hasProduct(_ text: String) -> Bool {
    canHaveProduct(text) && text.hasNumbers(around: "xX×*")
  }

  /// Returns whether a name has a product of packs and pieces, such as "3 x 64". Greater numbers are the width and the
  /// height: "60x60".
  static func hasPacks(_ name: String) -> Bool {
    guard hasProduct(name) else { return false }
    let parts = name.split { "xX×*".contains($0) }.map { String($0).trimmed }
    return zip(parts, parts.dropFirst()).contains { left, right in
      let digits = String(left.reversed().prefix(while: \.isDigit).reversed())
      // "M6x30" is a screw.
      guard left.dropLast(digits.count).last?.isLetter != true else { return false }
      let first = Int(digits)
      let second = Int(right.prefix(while: \.isDigit))
      return first != nil && second != nil && min(first ?? 0, second ?? 0) < 20
    }
  }

  /// Returns whether a text has a multiplication sign after a digit or after a character beyond ASCII.
  private static func canHaveProduct(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 where byte != UInt8(ascii: " ") {
      // 0xc3 begins "×".
      let isSign = byte == 0xc3 || "xX*".utf8.contains(byte)
      if isSign, last >= 0x80 || last.isASCIIDigit || last < 0x20 && last > 0 {
        return true
      }
      last = byte
    }
    return false
  }

  /// Marks the quantity as doubtful if the packs of a name don't agree with it: "Cola 6 bottles 330 ml" doesn't agree
  /// with 330 ml. Throws if the name has another measure.
  private func confirm(
    _ quantity: inout Quantity,
    by result: Result<Quantity, Refusal>, _ count: Rational?
  ) throws(Refusal) {
    let amount = quantity.amount
    let named: Quantity
    switch result {
    case .success(let quantity): named = quantity
    case .failure(let refusal):
      if quantity.isUnit {
        quantity.isDoubtful = refusal.reason != .amount
      } else {
        quantity.namedPacks = morePacks(refusal.packAmounts, amount, count)
      }
      return
    }
    // Milligrams are a strength.
    guard named.amount.isMeasure, named.amount.unit != .milligram else { return }
    let known = [amount, quantity.net].compactMap(\.self)
    if known.contains(where: named.amount.isRestated) { return }
    if quantity.isUnit {
      // The price can be for a kilogram, or for the piece in the name.
      quantity.isDoubtful = true
      return
    }
    let ratio = amount.inBaseUnits / named.amount.inBaseUnits
    if amount.unit.kind == named.amount.unit.kind {
      // "Cola 330 ml" with 6 × 330 ml, and "Cola 6 × 330 ml" with a count of 6 and 330 ml.
      if named.multiple == nil, ratio.exactDecimals == 0, ratio <= Rational(100) { return }
      if let count, ratio * count == .one { return }
    }
    throw Refusal(.total)
  }

  /// Returns the number of packs of a name if its amount differs from the quantity and from the counted packs.
  private func morePacks(
    _ packAmounts: [LineAmount], _ amount: LineAmount, _ count: Rational?
  ) -> Rational? {
    let amounts = packAmounts.filter { $0.unit.kind == amount.unit.kind }
    guard let all = amounts.max(by: { $0.inBaseUnits < $1.inBaseUnits }),
      !all.isRestated(by: amount), !all.isRestated(by: amount * (count ?? .one))
    else { return nil }
    return all.inBaseUnits / amount.inBaseUnits
  }

  /// Takes the number of packs in the name if unit prices prove that the price is for all of them, and returns it.
  /// Throws if they prove nothing.
  mutating func settleNamedPacks(
    _ size: inout Size, _ price: Rational?, _ record: TableRecord
  ) throws(Refusal) -> Rational? {
    guard case .measure(var quantity) = size, let packs = quantity.namedPacks else { return nil }
    var scope = assumption.priceScope
    if scope == nil { scope = try provedScope(size, packs, price, record) }
    if scope == nil, assumption.isChecked { throw Refusal(.total) }
    guard scope == .allPacks else { return nil }
    quantity.amount = quantity.amount * packs
    size = .measure(quantity)
    return packs
  }

  /// Returns whether a text can have line breaks, tabs, several spaces or spaces other than U+0020.
  static func canHaveSpaces(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0xc2 || byte == 0xe2 || byte == 0xe3 { return true }
      if byte == 0x20, last == 0x20 { return true }
      last = byte
    }
    return false
  }

  /// Returns the brand of a product without a name, or else its category.
  func otherName(_ record: TableRecord) -> String {
    func cell(_ condition: (ColumnHeader) -> Bool) -> String {
      self.cell(
        record,
        layout.columns.indices(with: .other).filter { layout.columns[$0].map(condition) ?? false })
    }
    let brand = cell(\.isBrand)
    return brand.isEmpty ? cell(\.isCategory) : brand
  }

  /// Finds the names of products whose variants have rows without names.
  mutating func findVariantNames() {
    guard !handles.isEmpty, !names.contains(where: handles.contains) else { return }
    var records = layout.records
    while let record = records.next() {
      let (handle, name) = (cell(record, handles), cell(record, names))
      guard !handle.isEmpty, namesByHandle[handle] ?? handle == handle else { continue }
      namesByHandle[handle] = name.isEmpty ? handle : name
    }
  }
}
