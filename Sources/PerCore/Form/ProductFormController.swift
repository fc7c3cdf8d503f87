/// Controls the form that adds a product to a list or edits one of its products.
@MainActor
public final class ProductFormController {
  public weak var delegate: (any ProductFormControllerDelegate)?

  public internal(set) var form: ProductForm {
    didSet { if form != oldValue { delegate?.productForm(self, didChangeTo: form) } }
  }

  var list: ProductListController {
    didSet { lineReader = LineEntryReader(list) }
  }
  /// The comparison that the form creates with its first product; nil if the list exists.
  var newComparison: NewComparison?
  let quantity: CalculatorController
  let price: CalculatorController
  let conventions: Conventions
  let units: UnitReader
  /// Reads typed lines, and quantities in their words, for the list.
  private(set) lazy var lineReader = LineEntryReader(list)
  /// The product that is being edited; nil while adding.
  let edited: Product?
  /// The amount fields in which something was typed since the form was opened or emptied.
  var touched: Set<AmountField> = []
  /// A Boolean value indicating whether the unit is certain: the user typed it, or accepted it as the suggestion. A
  /// unit that was chosen in the list can be a slip.
  var isUnitCertain = false
  /// The units that the kinds had before another kind was chosen.
  var unitsOfKinds: [Kind: Unit] = [:]
  /// The quantity with several units that a chosen unit replaced by a number; nil once the text is another one.
  var converted: (quantity: TypedQuantity, number: String)?
  /// The net weight that was typed in the quantity and moved to its field.
  var netWeightInQuantity: String?
  /// A Boolean value indicating whether the quantity is complete, because its field was left.
  var hasLeftQuantity = false
  /// The suggestion that the user was asked to accept; nil if there was none yet.
  var askedSuggestion: QuantityText?
  /// The fields of the terms whose problems are shown.
  var checkedTerms: Set<TermsEntry.Field> = []
  /// The draft that `restore()` brings back.
  var discarded: Draft?

  /// Creates a form that adds a product to a list.
  ///
  /// - Parameters:
  ///   - draft: The content to continue with. If it belongs to a product of the list, the form edits that product.
  ///   - discarded: A discarded draft that the user can restore while nothing is typed.
  ///   - unitNames: The localized unit names that can be typed, in lowercase.
  ///   - kind: The kind that is chosen at first if the list is empty.
  public convenience init(
    list: ProductListController, draft: Draft? = nil, discarded: Draft? = nil,
    unitNames: [String: Unit] = [:], kind: Kind = .weight
  ) {
    let edited = draft?.edited.flatMap { id in list.state.products.ranked.first { $0.id == id } }
    self.init(
      list: list, edited: edited, draft: draft, discarded: discarded, unitNames: unitNames,
      kind: kind)
  }

  /// Creates a form that creates a comparison with its first product.
  ///
  /// - Parameters:
  ///   - draft: The content to continue with.
  ///   - unitNames: The localized unit names that can be typed, in lowercase.
  public convenience init(
    creating comparison: NewComparison, draft: Draft, unitNames: [String: Unit] = [:]
  ) {
    self.init(list: comparison.list, draft: draft, unitNames: unitNames)
    newComparison = comparison
  }

  /// Creates a form that edits the product at `rank`.
  ///
  /// - Parameters:
  ///   - discarded: A discarded draft that the user can restore while nothing is changed.
  ///   - unitNames: The localized unit names that can be typed, in lowercase.
  public convenience init(
    list: ProductListController, editing rank: Int, discarded: Draft? = nil,
    unitNames: [String: Unit] = [:]
  ) {
    let product = list.state.products[rank]
    self.init(
      list: list, edited: product, draft: Draft(product, conventions: list.conventions),
      discarded: discarded, unitNames: unitNames)
  }

  private init(
    list: ProductListController, edited: Product?, draft: Draft?, discarded: Draft?,
    unitNames: [String: Unit], kind: Kind = .weight
  ) {
    self.list = list
    self.edited = edited
    conventions = list.conventions
    units = UnitReader(conventions, names: unitNames)
    quantity = CalculatorController(format: conventions.numbers)
    price = CalculatorController(format: conventions.prices)
    form = Self.emptyForm(
      for: list, edited: edited, quantity: quantity, price: price, kind: kind)
    quantity.delegate = self
    price.delegate = self
    if let discarded, canTake(discarded) {
      self.discarded = discarded
      update(form)
    }
    if let draft { take(draft) }
    guard edited != nil else { return }
    // Another unit is suggested if the quantity is implausible in the product's own.
    (isUnitCertain, hasLeftQuantity) = (false, true)
    update(form)
  }

  /// A Boolean value indicating whether the form creates a comparison with its first product.
  public var createsComparison: Bool { newComparison != nil }

  /// A Boolean value indicating whether the form edits a product.
  public var isEditing: Bool { edited != nil }

  /// The product that the form edits; nil while adding.
  public var editedID: Product.ID? { edited?.id }

  /// The day on which the edited product was added; nil if it is unknown, or while adding.
  public var enteredDay: CalendarDay? { edited?.entered }

  /// The content of the form; nil if nothing was typed or changed.
  public var draft: Draft? {
    guard let edited else { return form.isEmpty ? nil : Draft(form) }
    let draft = Draft(form, editing: edited.id)
    // A result has the same amount as its expression.
    var expressions = draft
    expressions.calculations = [:]
    return expressions == Draft(edited, conventions: conventions) ? nil : draft
  }

  func take(_ draft: Draft) {
    let draft = draft.converted(to: conventions)
    choose(draft.unit, convertingQuantity: false)
    isUnitCertain = true
    form.details = draft.details
    form.terms = draft.terms
    for (field, expression) in [(AmountField.quantity, draft.quantity), (.price, draft.price)] {
      if let calculation = draft.calculations[field] {
        calculator(field).edit(calculation.text, resultOf: calculation.expression)
      } else {
        calculator(field).edit(expression)
      }
    }
  }

  /// Returns whether the price is valid, alone or with an offer or a deposit, or missing because the offer has its own.
  func hasPrice(_ form: ProductForm) -> Bool {
    price.isComplete || form.terms.offerKind == .bundle && form.price.calculator.isEmpty
      || productWithTermsInPrice(form) != nil
  }

  /// Returns a Boolean value indicating whether a discarded draft is of the same product and kind as the form.
  private func canTake(_ draft: Draft) -> Bool {
    draft.edited == edited?.id && (form.canChooseKind || form.units.contains(draft.unit))
  }

  /// Brings the discarded draft back.
  public func restore() {
    guard form.canRestore, let discarded else { return }
    self.discarded = nil
    take(discarded)
    update(form)
  }

  /// The calculator of an amount field.
  public func calculator(_ field: AmountField) -> CalculatorController {
    switch field {
    case .quantity: quantity
    case .price: price
    }
  }

  /// The first amount field without a valid amount; nil if there is none.
  public var firstIncompleteField: AmountField? { incompleteFields.first }

  /// The amount fields without a valid amount.
  public var incompleteFields: [AmountField] {
    AmountField.allCases.filter { field in
      field == .price ? !hasPrice(form) : !calculator(field).isComplete
    }
  }

  /// A Boolean value indicating whether another unit may be suggested for the quantity.
  var mayHaveOtherUnit: Bool { hasLeftQuantity && !isUnitCertain }

  /// The calculator of the field that the keypad types into.
  public var servedCalculator: CalculatorController { calculator(form.keypadField) }

  /// Returns an empty form for the next product of the list, or for the product that is edited.
  ///
  /// - Parameter kind: The kind that is chosen if the list is empty.
  static func emptyForm(
    for list: ProductListController, edited: Product?, quantity: CalculatorController,
    price: CalculatorController, kind: Kind = .weight
  ) -> ProductForm {
    let products = list.state.products
    let system = list.conventions.measures
    let kind = edited?.kind ?? products.kind ?? kind
    // The kind of the only product can be changed.
    let canChooseKind = products.count <= (edited == nil ? 0 : 1)
    return ProductForm(
      details: [:], quantity: quantity.state, price: price.state, keypadField: .quantity,
      kind: kind, canChooseKind: canChooseKind,
      units: kind.units(
        preferring: system, counting: canChooseKind ? nil : products.item(without: edited)),
      unit: edited?.unit ?? products.lastUnit ?? kind.usualUnit(in: system), canAdd: false,
      result: FormResult(), canRestore: false, hasTax: list.conventions.addsTax)
  }

  /// Publishes a form with the current state of the amount fields and everything that follows from it.
  func update(_ next: ProductForm) {
    var next = next
    next.quantity = quantity.state
    next.price = price.state
    let problems = problems(of: next.terms, unit: next.unit)
    next.termsProblems = problems.filter { checkedTerms.contains($0.field) }
    next.offerHint = problems.first { $0.reason == .missing }
    next.refusedOffer = refusedOffer(of: next.terms, unit: next.unit, problems)
    next.hasTax = next.hasTax || !next.terms[.tax].isEmpty
    if let term = next.keypadTerm, !next.hasField(term) { next.keypadTerm = nil }
    next.canAdd = quantity.isComplete && problems.isEmpty && hasPrice(next)
    next.result = result(of: next)
    form = next
    // This depends on the whole form.
    let canRestore = discarded != nil && draft == nil
    if form.canRestore != canRestore { form.canRestore = canRestore }
  }
}
