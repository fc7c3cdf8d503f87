/// Columns whose content contradicts their headers.
extension ColumnContent {
  /// Corrects the columns whose content contradicts their header: "Quantity" can be the unit, and "Item" a number.
  mutating func correct() {
    for index in columns.indices where !samples[index].isEmpty {
      guard let role = columns[index]?.role else { continue }
      let (hasPrice, hasName) = (columns.has(.price), columns.has(.name))
      let own: ColumnRole? =
        switch role {
        case .quantity where isContainer(index), .unit where isContainer(index): .other
        case .quantity where isSizeOfWearer(index) || areDimensions(index): .other
        case .quantity where isUnit(index): .unit
        case .quantity where samples[index].hasCurrency:
          hasPrice && !isPaid(index) ? .other : .price
        case .quantity where !hasPrice && (isPaid(index) || isCurrencyName(index)): .price
        case .quantity where few(index, \.hasNumber) && samples[index].count > 1:
          hasName ? .other : .name
        case .count
        where isUnit(index) && !columns.contains { $0?.role == .unit && $0?.isSizeOfUnit != true }:
          .unit
        case .unit where isPriceOfPiece(index): .price
        case .unit where isNumeric(index): columns[index]?.isSizeOfUnit == true ? .quantity : .count
        case .unit where canBeMeasure(index): .quantity
        case .count where canBeMeasure(index) && !isInPackWords(index): .quantity
        // "$1.84 / 100 g" beside another price.
        case .price where samples[index].isRate && columns.indices(with: .price).count > 1:
          .unitPrice
        // "Total" can be that of the packs.
        case .price where isMeasure(index) && columns.indices(with: .price).count > 1: .quantity
        case .price where isOfBundles(index): .offer
        case .price where isUnit(index): .unit
        // "Nappies" can be the number of nappies, or their names.
        case .count where !hasName && samples[index].isText: .name
        case .count where hasPrice && isPriceOfEach(index): .unitPrice
        case .count where few(index, \.hasNumber), .price where few(index, \.hasNumber): .other
        // "Was" is German, too.
        case .oldPrice where few(index, \.hasNumber) || !hasName && samples[index].isText:
          hasName ? .other : .name
        case .currency where isNumeric(index): hasPrice ? .other : .price
        case .deposit where few(index, \.hasNumber), .shop where few(index, \.hasLetter): .other
        case .shop where isPlaceAtHome(index): .other
        // A "depósito" can be a warehouse.
        case .deposit where titleWords(index) == ["deposito"] && !isMoney(index): .other
        case .unitPrice where isUnitOfPrice(index): .unit
        // A leaflet can call its products offers. "1.99" is the price of an offer, and "1" means that there is one.
        case .offer where isMoney(index) || isReducedPrice(index): .price
        case .offer where isOnlyPrice(offer: index): .price
        case .offer where isNumeric(index) || samples[index].areDays: .other
        case .offer where most(index, isNumberOfOffers): .other
        case .offer where !hasName && isName(offer: index): .name
        case .price where samples[index].areDays: .other
        // "Nombre" is French and Spanish.
        case .name where isNumeric(index): titleWords(index) == ["nombre"] ? .count : .other
        default: nil
        }
      if let own { correct(index, to: own) }
    }
  }

  /// Sets what a column holds, and what this says about its values.
  private mutating func correct(_ index: Int, to role: ColumnRole) {
    guard var header = columns[index] else { return }
    switch (header.role, role) {
    case (.quantity, .name):
      // "Large" says which of the products below "Eggs" it is.
      header.isAddedName = hasOtherName(besides: index)
    case (.price, .quantity): header.isTotal = true
    case (.unitPrice, .unit): header.isUnitOfPrice = true
    case (.unit, .price): header.priceScope = .onePack
    case (.count, .unitPrice): header.isPiecePrice = true
    case (.offer, .price):
      header.isReduced = true
      header.packs = HeaderWords.packCount(ofPrice: titleWords(index), titles[index])
    default: break
    }
    header.role = role
    columns[index] = header
  }
}
