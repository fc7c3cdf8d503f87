/// A comparison that a form creates with its first product, in one step of the history.
@MainActor
public final class NewComparison {
  /// The list of the comparison: empty, and in its currency, until the product is added.
  public let list: ProductListController
  private let library: LibraryController
  private let currency: Currency?

  /// - Parameter currency: The currency of the prices; nil if they have none.
  public init(in library: LibraryController, currency: Currency?) {
    self.library = library
    self.currency = currency
    list = ProductListController(
      conventions: library.localeConventions.applying(library.preferences).with(currency))
  }

  /// Creates the comparison with its first product, and opens it.
  ///
  /// - Returns: The list of the comparison; nil if the product can't be added.
  func create(with product: Product) -> ProductListController? {
    library.createComparison(in: currency, with: product) ? library.list : nil
  }
}
