import PerCore

extension RowValues {
  /// Returns what the user buys, from five columns.
  func buying(at column: Int) throws(DatabaseError) -> Buying {
    var buying = Buying()
    let packs = try value(
      column, Buying.Packs.init(rawValue:), orDamage: "What is bought cannot be read")
    if let packs { buying.packs = packs }
    if !isNull(column + 1) {
      guard let quantity = amount(plain: column + 1, typed: column + 2),
        let unit = unit(column + 3)
      else { throw .damage("A needed amount cannot be read") }
      buying.need = Need(quantity, unit)
    }
    let weight = try value(
      column + 4, Buying.Weight.init(rawValue:),
      orDamage: "The weight of a comparison cannot be read")
    if let weight { buying.weight = weight }
    return buying
  }

  /// Returns the product from sixteen columns: its id to its checksum.
  func product(at column: Int) throws(DatabaseError) -> Product {
    let id = integer(column)
    guard matchesChecksum(column..<column + 15, at: column + 15),
      let unit = unit(column + 3),
      let quantity = amount(plain: column + 1, typed: column + 2)
    else { throw .damage("Product \(id) cannot be read") }
    let entered = try value(
      column + 14, CalendarDay.init(text:), orDamage: "A day of product \(id) is wrong")
    let price = isNull(column + 4) ? nil : amount(plain: column + 4, typed: column + 5)
    guard price != nil || isNull(column + 4) else {
      throw .damage("The price of product \(id) cannot be read")
    }
    let limit = isNull(column + 7) ? nil : Int(integer(column + 7))
    let offer = try value(
      column + 6, { Offer(plainTerms: $0, limit: limit) },
      orDamage: "The offer of product \(id) cannot be read")
    let terms = try terms(at: column + 8, of: id)
    do throws(OfferError) {
      return try Product(
        id: id, quantity: quantity, unit: unit, price: price, offer: offer, terms: terms,
        name: text(column + 11), shop: text(column + 12), note: text(column + 13),
        entered: entered)
    } catch {
      throw .damage("The offer of product \(id) is impossible")
    }
  }

  /// Returns the deposit, the net weight and the tax, from three columns.
  private func terms(at column: Int, of id: Product.ID) throws(DatabaseError) -> PackTerms {
    let columns = column..<column + 3
    guard columns.contains(where: { !isNull($0) }) else { return .none }
    let texts = columns.map { isNull($0) ? nil : text($0) }
    guard let terms = PackTerms(plain: texts) else {
      throw .damage("The deposit, net weight or tax of product \(id) cannot be read")
    }
    return terms
  }
}

extension Database {
  /// Returns the columns of a comparison that its checksum covers.
  static func values(of comparison: Comparison) -> [Value] {
    let (buying, need) = (comparison.buying, comparison.buying.need)
    return [
      .integer(comparison.id), .text(comparison.name),
      .optional(comparison.displayUnit.map { Int64($0.multiple) }),
      .optional(comparison.displayUnit?.unit.rawValue), .optional(comparison.currency?.code),
      .optional(buying.packs == .offer ? nil : buying.packs.rawValue),
      .optional(need?.quantity.plain), .optional(need?.quantity.expression),
      .optional(need?.unit.rawValue),
      .optional(buying.weight == .drained ? nil : buying.weight.rawValue),
    ]
  }

  /// Returns the columns of a product that its checksum covers.
  static func values(of product: Product) -> [Value] {
    let terms = product.terms.plain
    return [
      .integer(product.id), .text(product.quantity.plain), .text(product.quantity.expression),
      .text(product.unit.rawValue), .optional(product.price?.plain),
      .optional(product.price?.expression), .optional(product.offer?.plainTerms),
      .optional(product.offer?.limit.map { Int64($0) }), .optional(terms[0]), .optional(terms[1]),
      .optional(terms[2]), .text(product.name),
      .text(product.shop), .text(product.note), .optional(product.entered?.text),
    ]
  }
}
