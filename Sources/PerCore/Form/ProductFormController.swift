/// Told by the form what to show and where to go.
@MainActor
public protocol ProductFormControllerDelegate: AnyObject {
  func productForm(_ controller: ProductFormController, didChangeTo form: ProductForm)

  /// The user has to go on in `field`, which needs something.
  func productForm(_ controller: ProductFormController, needs field: AmountField)

  /// The product was added to the list, or changed. The form goes, or stays and is about to be empty for the next
  /// product.
  func productForm(_ controller: ProductFormController, didAddAndStaysOpen staysOpen: Bool)

  /// The user gave the product up; nothing has changed.
  func productFormDidCancel(_ controller: ProductFormController)
}

/// Drives the form in which a product is typed, and adds the product to a list or changes one of its products.
@MainActor
public final class ProductFormController {
  public weak var delegate: (any ProductFormControllerDelegate)?

  public private(set) var form: ProductForm {
    didSet { if form != oldValue { delegate?.productForm(self, didChangeTo: form) } }
  }

  private let list: ProductListController
  private let quantity: CalculatorController
  private let price: CalculatorController
  private let conventions: Conventions
  private let units: UnitReader

  /// The product that is being changed; nil where one is being added.
  private let edited: Product?

  /// A form for the next product of `list`.
  ///
  /// - Parameters:
  ///   - draft: what was typed before and not finished; where a product of `list` was being changed, the form goes on
  ///     with that.
  ///   - unitNames: what may be typed for a unit besides its symbol and its English names, in small letters.
  public convenience init(
    list: ProductListController, draft: Draft? = nil, unitNames: [String: Unit] = [:]
  ) {
    let edited = draft?.edited.flatMap { id in list.state.products.ranked.first { $0.id == id } }
    self.init(list: list, edited: edited, unitNames: unitNames)
    if let draft { take(draft) }
  }

  /// A form that changes the product at `rank`.
  ///
  /// - Parameter unitNames: what may be typed for a unit besides its symbol and its English names, in small letters.
  public convenience init(
    list: ProductListController, editing rank: Int, unitNames: [String: Unit] = [:]
  ) {
    let product = list.state.products[rank]
    self.init(list: list, edited: product, unitNames: unitNames)
    take(Draft(product, format: conventions.numbers))
  }

  private init(list: ProductListController, edited: Product?, unitNames: [String: Unit]) {
    self.list = list
    self.edited = edited
    conventions = list.conventions
    units = UnitReader(conventions, names: unitNames)
    quantity = CalculatorController(format: conventions.numbers)
    price = CalculatorController(format: conventions.numbers)
    form = Self.emptyForm(for: list, edited: edited, quantity: quantity, price: price)
    quantity.delegate = self
    price.delegate = self
  }

  /// Whether a product is being changed rather than added.
  public var isEditing: Bool { edited != nil }

  /// What is typed so far, to be taken up later; nil where that is nothing, or nothing new.
  public var draft: Draft? {
    guard let edited else { return form.isEmpty ? nil : Draft(form) }
    let draft = Draft(form, editing: edited.id)
    return draft == Draft(edited, format: conventions.numbers) ? nil : draft
  }

  private func take(_ draft: Draft) {
    if form.kindChoices.contains(draft.kindChoice) { choose(draft.kindChoice) }
    choose(draft.unit)
    quantity.edit(draft.quantity)
    price.edit(draft.price)
    form.details = draft.details
  }

  /// The calculator of an amount field, which the keypad and the keyboard drive.
  public func calculator(_ field: AmountField) -> CalculatorController {
    switch field {
    case .quantity: quantity
    case .price: price
    }
  }

  /// The calculator that the keypad serves.
  public var servedCalculator: CalculatorController { calculator(form.keypadField) }

  /// An empty form for the next product of the list, or for the product that is edited.
  private static func emptyForm(
    for list: ProductListController, edited: Product?, quantity: CalculatorController,
    price: CalculatorController
  ) -> ProductForm {
    let products = list.state.products
    let system = list.conventions.measures
    let unit = edited?.unit ?? products.firstUnit
    let choice = unit.map(KindChoice.init(offering:)) ?? .units
    // The only product may be given another kind, as the first is given one.
    let isFree = products.count <= (edited == nil ? 0 : 1)
    let units =
      isFree
      ? choice.units(preferring: system)
      : (products.kind ?? .units).units(
        preferring: system, counting: products.item(without: edited))
    return ProductForm(
      details: [:], quantity: quantity.state, price: price.state, keypadField: .quantity,
      kindChoices: isFree ? KindChoice.allCases : [], kindChoice: choice,
      units: units, unit: unit ?? units[0], canAdd: false)
  }
}

// MARK: - What the user does

extension ProductFormController {
  public func describe(_ field: DetailField, _ text: String) {
    form.details[field] = text.isEmpty ? nil : text
  }

  /// Says what the first product is sold by, which fills the units and sets the first of them.
  public func choose(_ choice: KindChoice) {
    guard form.kindChoices.contains(choice), choice != form.kindChoice else { return }
    var next = form
    next.kindChoice = choice
    next.units = choice.units(preferring: conventions.measures)
    next.unit = next.units[0]
    update(next)
  }

  /// Chooses one of the units offered.
  public func choose(_ unit: Unit) {
    guard form.units.contains(unit) else { return }
    form.unit = unit
  }

  /// An amount field got the focus: the keypad serves it from now on.
  public func enter(_ field: AmountField) {
    form.keypadField = field
    calculator(field).enter()
  }

  /// An amount field lost the focus: its sum is worked out, or its error told.
  public func leave(_ field: AmountField) {
    calculator(field).calculate()
  }

  /// Return was pressed in `field`, or in the name where nil: adds the product if the form is complete, otherwise
  /// works the sum out and goes to the next field that needs something.
  public func submit(from field: AmountField?, staysOpen: Bool = false) {
    if let field { calculator(field).calculate() }
    guard form.canAdd else {
      let order: [AmountField] = field == .quantity ? [.price, .quantity] : [.quantity, .price]
      if let next = order.first(where: { !calculator($0).isComplete }) {
        delegate?.productForm(self, needs: next)
      }
      return
    }
    AmountField.allCases.forEach { calculator($0).calculate() }
    add(staysOpen: staysOpen)
  }

  public func cancel() {
    delegate?.productFormDidCancel(self)
  }

  private func add(staysOpen: Bool) {
    do {
      let format = conventions.numbers
      func detail(_ field: DetailField) -> String { String(form[field][...].trimmingSpace()) }
      let product = Product(
        quantity: try Amount(form.quantity.calculator.expression, format: format), unit: form.unit,
        price: try Amount(form.price.calculator.expression, format: format),
        name: detail(.name), shop: detail(.shop), note: detail(.note))
      if let edited {
        try list.replace(edited, by: product)
      } else {
        try list.add(product)
      }
    } catch let error as WrongKind {
      quantity.fail(.wrongKind(error))
      return
    } catch {
      // The fields were worked out just now, and `canAdd` says that they hold amounts.
      return
    }
    // The focus moves before the fields are emptied, so that none is left empty and blamed for it.
    let staysOpen = staysOpen && !isEditing
    delegate?.productForm(self, didAddAndStaysOpen: staysOpen)
    guard !isEditing else { return }
    quantity.reset()
    price.reset()
    form = Self.emptyForm(for: list, edited: nil, quantity: quantity, price: price)
  }

  private func update(_ next: ProductForm) {
    var next = next
    next.quantity = quantity.state
    next.price = price.state
    next.canAdd = quantity.isComplete && price.isComplete
    form = next
  }
}

// MARK: - The calculators' delegate

extension ProductFormController: CalculatorControllerDelegate {
  public func calculatorDidChange(_ controller: CalculatorController) {
    update(form)
  }

  public func calculator(
    _ controller: CalculatorController, expressionIn text: String
  ) throws(EntryError) -> String {
    guard controller === quantity else { return conventions.money.removingSymbol(from: text) }
    guard let (sum, unit) = units.read(text) else { return String(text[...].trimmingSpace()) }
    if let refusal = list.state.products.refusal(of: unit, replacing: edited) {
      throw .wrongKind(refusal)
    }
    return sum
  }

  public func calculator(_ controller: CalculatorController, willCalculate text: String) {
    guard controller === quantity, let unit = units.read(text)?.unit else { return }
    if !form.kindChoices.isEmpty, !form.units.contains(unit) { choose(KindChoice(offering: unit)) }
    choose(unit)
  }
}
