extension ProductListController.State {
  /// The number of decimals of the unit prices.
  ///
  /// - Complexity: O(*n*)
  public var decimals: Int {
    guard let unit = displayUnit else { return 0 }
    return products.decimals(per: unit, minimum: conventions.money.usualDecimals)
  }

  /// Returns the values of the row at `rank`, which must be a rank of the list.
  ///
  /// - Parameter decimals: The number of decimals of the unit prices of the list.
  public func row(at rank: Int, decimals: Int) -> ProductRow {
    let product = products[rank]
    let unit = displayUnit ?? conventions.displayUnit(for: product.kind)
    let verdict = products.verdict(at: rank)
    return ProductRow(
      name: product.name, shop: product.shop, note: product.note,
      pack: PackText(product, conventions: conventions), entered: product.entered,
      unitPrice: conventions.money.string(product.unitPrice.per(unit), decimals: decimals),
      displayUnit: unit, shareOfMostExpensive: products.shareOfMostExpensive(at: rank),
      verdict: verdict, percentage: conventions.percentage(of: verdict))
  }
}

extension Conventions {
  /// Returns the number of a verdict: how many percent more, or how many times the price; empty for other verdicts.
  func percentage(of verdict: Verdict) -> String {
    switch verdict {
    case .more(.whole(let percent)): numbers.string(Rational(percent), decimals: 0)
    case .more(.lessThanOne): numbers.string(.one, decimals: 0)
    case .times(let tenths): numbers.string(Rational(tenths, decimals: 1))
    case .none, .best: ""
    }
  }
}
