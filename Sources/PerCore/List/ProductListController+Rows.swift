extension ProductListController.State {
  /// The numbers of decimals of the prices.
  ///
  /// - Complexity: O(*n*), or O(*n* log *n*) if an amount is needed.
  public var decimals: PriceDecimals {
    products.decimals(chosen: chosenDisplayUnit, in: conventions)
  }

  /// Returns the values of the row at `rank`, which must be a rank of the list.
  ///
  /// - Parameters:
  ///   - decimals: The numbers of decimals of the prices of the list.
  ///   - answer: The answer to the question what to buy; nil if there is no question, or until the answer is known.
  public func row(at rank: Int, decimals: PriceDecimals, answer: PurchaseAnswer?) -> ProductRow {
    let product = products[rank]
    let pack = product.pack(by: products.basis.weight)
    let unit = displayUnit ?? conventions.displayUnit(for: product.kind)
    let verdict = products.verdict(at: rank)
    func shown(_ price: UnitPrice) -> String {
      conventions.money.string(price.per(unit), decimals: decimals.unitPrices)
    }
    let isRanked = rank < products.rankedCount
    let offerPrice = products.offerPrice(of: product)
    return ProductRow(
      name: product.name, shop: product.shop, note: product.note,
      pack: PackText(product, conventions: conventions), entered: product.entered,
      unitPrice: shown(
        products.basis.packs == .one && isRanked ? products.unitPrice(at: rank) : offerPrice),
      offerPrice: product.offer == nil ? nil : shown(offerPrice),
      onePack: pack.packsOfOffer > 1 ? pack.unitPrice(1).map(shown) : nil, displayUnit: unit,
      bought: bought(pack, isRanked: isRanked, decimals: decimals.costs),
      shareOfMostExpensive: products.shareOfMostExpensive(at: rank),
      verdict: verdict, isBestOnlyAlone: verdict == .best && answer?.hasCheaperMix == true,
      percentage: conventions.percentage(of: verdict))
  }

  /// Returns what is bought of a product: as much as the need takes if the list is ranked for one.
  private func bought(_ pack: Pack, isRanked: Bool, decimals: Int) -> ProductRow.Bought {
    guard case .need(let need) = products.basis.packs, let unit = products.buying.need?.unit else {
      return isRanked ? .packsOfPrice : .notAlone
    }
    guard let purchase = SinglePurchase(of: pack, for: need) else { return .notEnough }
    let left =
      purchase.left.isZero
      ? nil : PackText.small(purchase.left, like: unit, format: conventions.numbers)
    return .need(
      ProductRow.Needed(
        packs: purchase.packs,
        cost: conventions.money.string(purchase.cost, decimals: decimals), left: left))
  }
}

extension Conventions {
  /// Returns the number of a verdict: how many percent more, or how many times the price; empty for other verdicts.
  func percentage(of verdict: Verdict) -> String {
    switch verdict {
    case .more(.whole(let percent)): numbers.string(Rational(percent), decimals: 0)
    case .more(.lessThanOne): numbers.string(.one, decimals: 0)
    case .times(let tenths): numbers.string(Rational(tenths, decimals: 1))
    case .none, .best, .moreLeft: ""
    }
  }
}
