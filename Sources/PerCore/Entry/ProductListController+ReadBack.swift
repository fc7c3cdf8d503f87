extension ProductListController {
  /// Returns a product as it is read back, without its place in the list.
  public func readBack(_ product: Product) -> LineAnswer {
    var result = FormResult()
    (result.unitPrice, _, result.offerPrice) = place(of: product)
    return LineAnswer(
      product: product, pack: PackText(product, conventions: conventions), isAbout: false,
      result: result)
  }
}
