/// A comparison that is created with its first product, in one step of the history.
@MainActor
public final class NewComparison {
  /// The products of the comparison, which the form adds to.
  public let list: ProductListController
  private let library: LibraryController
  private let currency: Currency?
  /// The comparison, once it exists.
  private var id: Comparison.ID?

  /// - Parameter currency: The currency of the prices; nil if they have none.
  public init(in library: LibraryController, currency: Currency?) {
    self.library = library
    self.currency = currency
    list = ProductListController(
      conventions: library.localeConventions.applying(library.preferences).with(currency),
      today: library.today)
    list.performer = self
  }
}

extension NewComparison: ChangePerformer {
  var currentID: Comparison.ID { id ?? 0 }

  func makeProductID() -> Product.ID { library.makeProductID() }

  func perform(_ action: Action, _ change: Change) {
    if id == nil, case .insert(let products, _) = change {
      id = library.createComparison(in: currency, with: products)
      guard id != nil else { return }
    } else {
      library.perform(action, change)
    }
    list.apply(change)
  }
}
