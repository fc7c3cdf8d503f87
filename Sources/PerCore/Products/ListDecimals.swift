/// The numbers of decimals of a list's prices, with what they depend on besides the products.
struct ListDecimals: Sendable {
  private let chosenDisplayUnit: DisplayUnit?
  private let conventions: Conventions
  private let count: PriceDecimals

  /// Counts the decimals of a list.
  ///
  /// - Parameter chosenDisplayUnit: The display unit that the user chose; nil for the default.
  /// - Complexity: O(*n*).
  init(
    of products: ProductList, chosenDisplayUnit: DisplayUnit?, conventions: Conventions
  ) {
    (self.chosenDisplayUnit, self.conventions) = (chosenDisplayUnit, conventions)
    count = products.decimals(chosen: chosenDisplayUnit, in: conventions)
  }

  /// Returns the numbers of decimals if they were counted with this display unit and these conventions; otherwise nil.
  func count(chosenDisplayUnit: DisplayUnit?, conventions: Conventions) -> PriceDecimals? {
    chosenDisplayUnit == self.chosenDisplayUnit && conventions == self.conventions ? count : nil
  }
}
