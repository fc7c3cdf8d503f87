extension ProductListController {
  /// Returns a product as an answer, with the place that it would take.
  func answer(_ product: Product, isAbout: Bool) -> LineAnswer {
    answer(product, isAbout: isAbout, result: formResult(of: product))
  }

  /// Returns a product as it is read back, without its place in the list.
  public func readBack(_ product: Product) -> LineAnswer {
    var result = formResult(of: product)
    result.standing = nil
    return answer(product, isAbout: false, result: result)
  }

  private func answer(_ product: Product, isAbout: Bool, result: FormResult) -> LineAnswer {
    LineAnswer(
      product: product, pack: PackText(product, conventions: conventions), isAbout: isAbout,
      result: result)
  }

  private func formResult(of product: Product) -> FormResult {
    var result = FormResult()
    (result.unitPrice, result.standing, result.offerPrice) = place(of: product)
    return result
  }
}
