/// Adding the chosen lines, and what keeps the others from being added.
extension PasteController {
  /// Adds the chosen lines as one action, and returns how many there were.
  @discardableResult
  public func add() -> Int {
    let (here, elsewhere) = (products(elsewhere: false), products(elsewhere: true))
    do {
      guard try list.add(here, elsewhere: elsewhere) else { return 0 }
    } catch {
      listDidChange()
      return 0
    }
    return here.count + elsewhere.count
  }

  /// Returns the products of the chosen lines that are added to the list, or those for new comparisons.
  private func products(elsewhere: Bool) -> [Product] {
    rows.filter { $0.isChosen && $0.isElsewhere == elsewhere }.compactMap { $0.answer?.product }
  }

  /// The number of lines that are to be added to new comparisons, and the number of these.
  public var elsewhere: (count: Int, comparisons: Int) {
    let products = products(elsewhere: true)
    return (products.count, products.comparableGroups().count)
  }

  /// The currency that the comparison with an empty list can take to make a product of a refused line; nil if there is
  /// none, or if other lines can be added.
  public var usableCurrency: Currency? {
    guard isComplete, chosenCount == 0, list.state.products.isEmpty else { return nil }
    let refused = rows.lazy.filter { $0.entry.outcome == .refused(.currency) }
    for row in refused.prefix(Self.sampleSize) {
      if case .otherCurrency(let other) = reader.readInOtherCurrency(row.entry).outcome {
        return other.currency
      }
    }
    return nil
  }

  /// The maximum number of refused lines in which a currency is searched for.
  private static var sampleSize: Int { 20 }

  /// The number of lines that can be products and are not added although the user didn't leave them out.
  public var refusedCount: Int {
    rows.count { canBeProduct($0) && !$0.isChosen && !$0.isLeftOut }
  }

  /// The number of lines that can be products.
  public var lineCount: Int { rows.count { canBeProduct($0) } }

  /// Returns whether a line can be a product. The lines of a page that have no product can't.
  private func canBeProduct(_ row: Row) -> Bool {
    row.isForProduct && !(isPage && row.hasNoProduct)
  }
}

extension PasteController.Row {
  /// A Boolean value indicating whether the line can be a product. Empty lines, names of shops and counts of the product
  /// above can't.
  public var isForProduct: Bool {
    switch entry.outcome {
    case .empty, .countsAbove, .shop: false
    default: true
    }
  }

  /// A Boolean value indicating whether the line has neither a quantity nor a price of a product, nor another number.
  public var hasNoProduct: Bool {
    guard !entry.text.containsDigit else { return false }
    return switch entry.outcome {
    case .refused(.none): true
    case .incomplete(_, let draft): draft.quantity.isEmpty && draft.price.isEmpty
    default: false
    }
  }
}
