/// Told by the form what to show and where to go.
@MainActor
public protocol ProductFormControllerDelegate: AnyObject {
  func productForm(_ controller: ProductFormController, didChangeTo form: ProductForm)

  /// The user has to go on in `field`, which needs something.
  func productForm(_ controller: ProductFormController, needs field: AmountField)

  /// A product was added to the list. The form goes, or stays and is about to be empty for the next product.
  func productForm(_ controller: ProductFormController, didAddAndStaysOpen staysOpen: Bool)

  /// The user gave the product up; nothing has changed.
  func productFormDidCancel(_ controller: ProductFormController)
}

/// Drives the form in which a product is typed, and adds the product to a list.
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

  public init(list: ProductListController) {
    self.list = list
    conventions = list.conventions
    units = UnitReader(system: conventions.measures)
    quantity = CalculatorController(format: conventions.numbers)
    price = CalculatorController(format: conventions.numbers)
    form = Self.emptyForm(for: list, quantity: quantity, price: price)
    quantity.delegate = self
    price.delegate = self
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

  /// An empty form for the next product of the list.
  private static func emptyForm(
    for list: ProductListController, quantity: CalculatorController, price: CalculatorController
  ) -> ProductForm {
    let products = list.state.products
    let system = list.conventions.measures
    let choice = products.firstUnit.map(KindChoice.init(offering:)) ?? .units
    let units = products.kind?.units(preferring: system) ?? choice.units(preferring: system)
    return ProductForm(
      name: "", quantity: quantity.state, price: price.state, keypadField: .quantity,
      kindChoices: products.isEmpty ? KindChoice.allCases : [], kindChoice: choice,
      units: units, unit: products.firstUnit ?? units[0], canAdd: false)
  }
}

// MARK: - What the user does

extension ProductFormController {
  public func rename(_ name: String) {
    form.name = name
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
    calculator(field).workOut()
  }

  /// Return was pressed in `field`, or in the name where nil: adds the product if the form is complete, otherwise
  /// works the sum out and goes to the next field that needs something.
  public func submit(from field: AmountField?, staysOpen: Bool = false) {
    if let field { calculator(field).workOut() }
    guard form.canAdd else {
      let order: [AmountField] = field == .quantity ? [.price, .quantity] : [.quantity, .price]
      if let next = order.first(where: { !calculator($0).isComplete }) {
        delegate?.productForm(self, needs: next)
      }
      return
    }
    AmountField.allCases.forEach { calculator($0).workOut() }
    add(staysOpen: staysOpen)
  }

  public func cancel() {
    delegate?.productFormDidCancel(self)
  }

  private func add(staysOpen: Bool) {
    do {
      let format = conventions.numbers
      let product = Product(
        quantity: try Figure(form.quantity.calculator.expression, format: format), unit: form.unit,
        price: try Figure(form.price.calculator.expression, format: format),
        name: String(form.name[...].trimmingSpace()))
      try list.add(product)
    } catch let error as WrongKind {
      quantity.fail(.wrongKind(error))
      return
    } catch {
      // The fields were worked out just now, and `canAdd` says that they hold amounts.
      return
    }
    // The focus moves before the fields are emptied, so that none is left empty and blamed for it.
    delegate?.productForm(self, didAddAndStaysOpen: staysOpen)
    quantity.reset()
    price.reset()
    form = Self.emptyForm(for: list, quantity: quantity, price: price)
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
    _ controller: CalculatorController, sumWithin text: String
  ) throws(EntryError) -> String {
    guard controller === quantity else { return conventions.money.removingSymbol(from: text) }
    guard let (sum, unit) = units.read(text) else { return String(text[...].trimmingSpace()) }
    if form.kindChoices.isEmpty, unit.kind != form.unit.kind {
      throw .wrongKind(WrongKind(held: form.unit.kind, offered: unit.kind))
    }
    return sum
  }

  public func calculator(_ controller: CalculatorController, willWorkOut text: String) {
    guard controller === quantity, let unit = units.read(text)?.unit else { return }
    if !form.kindChoices.isEmpty, !form.units.contains(unit) { choose(KindChoice(offering: unit)) }
    choose(unit)
  }
}
