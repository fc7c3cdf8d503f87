/// Told by the list what happened to it.
@MainActor
public protocol ProductListControllerDelegate: AnyObject {
  /// One product was added, at `rank`; what other rows say may have changed.
  func productList(_ controller: ProductListController, didInsertAt rank: Int)

  /// The list is empty now.
  func productList(_ controller: ProductListController, didClear count: Int)

  /// The unit prices are shown in another measure.
  func productList(_ controller: ProductListController, didChangeDisplayUnit unit: DisplayUnit)
}

/// Drives the ranked list of products.
@MainActor
public final class ProductListController {
  public struct State: Equatable, Sendable {
    public internal(set) var products = ProductList()
    /// The measure in which unit prices are shown; nil while the list is empty.
    public internal(set) var displayUnit: DisplayUnit?
  }

  public weak var delegate: (any ProductListControllerDelegate)?

  public private(set) var state = State()

  public let conventions: Conventions

  public init(conventions: Conventions) {
    self.conventions = conventions
  }

  /// Whether there is anything to clear.
  public var canClear: Bool { !state.products.isEmpty }

  /// The measures in which the list can be shown; none while it is empty.
  public var displayUnits: [DisplayUnit] {
    state.products.kind.map { DisplayUnit.choices(for: $0, preferring: conventions.measures) } ?? []
  }

  /// Adds a product where its unit price ranks it.
  ///
  /// - Throws: `WrongKind` where the list holds another kind; it stays as it was.
  public func add(_ product: Product) throws(WrongKind) {
    let rank = try state.products.insert(product)
    if state.displayUnit == nil {
      state.displayUnit = .standard(for: product.kind, in: conventions.measures)
    }
    delegate?.productList(self, didInsertAt: rank)
  }

  public func clear() {
    guard canClear else { return }
    let count = state.products.count
    state = State()
    delegate?.productList(self, didClear: count)
  }

  /// Shows the unit prices in another measure of the list's kind.
  public func show(in unit: DisplayUnit) {
    guard unit.kind == state.products.kind, unit != state.displayUnit else { return }
    state.displayUnit = unit
    delegate?.productList(self, didChangeDisplayUnit: unit)
  }

  /// What the row at `rank` says. The list must not be empty.
  public func row(at rank: Int) -> ProductRow {
    let products = state.products
    let product = products[rank]
    let unit = state.displayUnit ?? .standard(for: product.kind, in: conventions.measures)
    let money = conventions.money
    let verdict = products.verdict(at: rank)
    let decimals = products.decimals(at: rank, per: unit, minimum: money.usualDecimals)
    return ProductRow(
      name: product.name,
      quantity: conventions.numbers.string(product.quantity.value),
      unit: product.unit, pluralCount: product.quantity.value.pluralCount,
      price: money.string(product.price.value),
      unitPrice: money.string(product.unitPrice.per(unit), decimals: decimals),
      displayUnit: unit, verdict: verdict, percentage: percentage(of: verdict))
  }

  private func percentage(of verdict: Verdict) -> String {
    switch verdict {
    case .more(.whole(let percent)): conventions.numbers.string(Rational(percent), decimals: 0)
    case .more(.lessThanOne): conventions.numbers.string(.one, decimals: 0)
    case .none, .best: ""
    }
  }
}

extension Rational {
  /// The whole number that plural rules are asked for: the number itself where it is whole and small, otherwise
  /// the next one that is not one, since fractions and large numbers are never singular.
  var pluralCount: Int {
    guard denominator.isOne, let count = numerator.asInt else {
      return max(2, rounded(decimals: 0).asInt ?? 1_000_000)
    }
    return count
  }
}
