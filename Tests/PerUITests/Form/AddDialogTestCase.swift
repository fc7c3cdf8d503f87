import Gtk
import PerCore
import PerUI
import XCTest

/// A test of the open add dialog.
@MainActor
class AddDialogTestCase: DisplayTestCase {
  private(set) var parent: Window!
  var list: ProductListController!
  private(set) var controller: ProductFormController!
  private(set) var dialog: AddDialog!
  private(set) var closings = 0
  /// The draft of the form that was canceled last.
  private(set) var discarded: Draft?
  /// The texts that the fields suggest.
  var entered: [DetailField: [String]] = [:]

  override func tearDown() async throws {
    try await super.tearDown()
    (parent, list, controller, dialog, closings) = (nil, nil, nil, nil, 0)
    (discarded, entered) = (nil, [:])
  }

  /// Opens the dialog for a list of `products`.
  func open(_ conventions: Conventions = .euro, over products: Product...) throws {
    list = ProductListController(conventions: conventions)
    for product in products { try list.add(product) }
    parent = Window()
    parent.present()
    waitUntil("The parent is shown.") { parent.isMapped }
    openAgain()
  }

  /// Opens another dialog over the same list.
  ///
  /// - Parameters:
  ///   - rank: The product to edit; nil to add one.
  ///   - prepare: Changes the form before it is shown.
  func openAgain(
    editing rank: Int? = nil, _ prepare: (ProductFormController) -> Void = { _ in }
  ) {
    controller =
      rank.map { ProductFormController(list: list, editing: $0, discarded: discarded) }
      ?? ProductFormController(list: list, discarded: discarded, kind: .units)
    dialog = AddDialog(
      controller, conventions: list.conventions, parent: parent,
      suggest: { [weak self] field, typed in
        self?.entered[field]?.filter { TypeAhead(typed).matches($0) || typed.isEmpty } ?? []
      })
    dialog.onClose = { [weak self] in self?.closings += 1 }
    dialog.onDiscard = { [weak self] in self?.discarded = $0 }
    prepare(controller)
    dialog.present()
    waitUntilShown(dialog.window)
  }

  /// Opens the dialog and makes it the active window.
  func openWithKeyboard(_ conventions: Conventions = .euro, over products: Product...) throws {
    try open(conventions)
    for product in products { try list.add(product) }
    if !products.isEmpty {
      dialog.window.destroy()
      openAgain()
    }
    try giveKeyboard(to: dialog.window)
    dialog.window.isFocusVisible = true
  }

  // MARK: - Widgets

  func entry(_ name: String) throws -> Entry {
    try dialog.window.find(Entry.self, named: name)
  }

  func button(_ name: String) throws -> Button {
    try dialog.window.find(Button.self, named: name)
  }

  var quantity: Entry { get throws { try entry("Quantity") } }
  var price: Entry { get throws { try entry("Price") } }
  var unit: DropDown { get throws { try XCTUnwrap(dialog.window.all(DropDown.self).first) } }
  var add: Button { get throws { try button("Add") } }

  /// The line below an amount.
  func line(_ field: AmountField) throws -> Label {
    let lines = dialog.window.all(Label.self).filter {
      $0.hasClass("message") || $0.hasClass("value")
    }
    XCTAssertEqual(lines.count, 2)
    return try XCTUnwrap(field == .quantity ? lines.first : lines.last)
  }

  /// The error below an amount; empty if there is none.
  func message(_ field: AmountField) throws -> String {
    let line = try line(field)
    return line.hasClass("message") && line.isMapped ? line.text : ""
  }

  /// The errors below the quantity and the price; empty if there are none.
  var messages: [String] {
    get throws { [try message(.quantity), try message(.price)] }
  }

  /// The text of the only label of a class that is shown; empty if there is none.
  func text(ofClass name: String) -> String {
    dialog.window.all(Label.self).first { $0.hasClass(name) && $0.isMapped }?.text ?? ""
  }

  /// Types a text into a field and moves the focus to another.
  func fill(_ field: AmountField, with text: String) throws {
    let (here, other) = field == .quantity ? (try quantity, try price) : (try price, try quantity)
    here.grabFocus()
    here.text = text
    other.grabFocus()
  }

  /// Presses keys of the keypad, by their names.
  func keypad(_ names: String...) throws {
    for name in names { try button(name).click() }
  }

  /// The name of the best product of the list.
  var firstName: String? { list.canClear ? list.row(at: 0).name : nil }

  /// The products of the list, best value first.
  var offers: [String] {
    (0..<list.state.products.count).map { rank in
      ProductRowTexts(list.row(at: rank), format: list.conventions.numbers).pack
    }
  }
}
