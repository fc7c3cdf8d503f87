extension ProductListController {
  /// Returns a product as it is read back, without its place in the list.
  public func readBack(_ product: Product) -> LineAnswer {
    var result = FormResult()
    result.unitPrice = place(of: product.pack, in: product.unit)?.0
    if product.offer != nil, let shown = result.unitPrice {
      result.offerPrice = unitPrice(product.unitPrice, per: shown.displayUnit)
    }
    return LineAnswer(
      product: product, pack: PackText(product, conventions: conventions), isAbout: false,
      result: result)
  }
}
