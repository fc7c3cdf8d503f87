import Gtk
import PerCore
import PerUI
import XCTest

/// Objects are released with their windows.
@MainActor
final class LifetimeTests: MainWindowTestCase {
  /// Opens the dialog, calls a closure with it, and returns whether the dialog still exists.
  private func isAlive(after ending: (Window) throws -> Void) throws -> () -> Bool {
    try button("Add Product").click()
    weak var dialog: AddDialog?
    dialog = main.dialog
    XCTAssertNotNil(dialog)
    if let window = dialog?.window { try ending(window) }
    return { dialog != nil }
  }

  private func checkDialogGoes(after ending: (Window) throws -> Void) throws {
    let isAlive = try isAlive(after: ending)
    MainLoop.iterate(until: { !isAlive() })
    XCTAssertFalse(isAlive())
    XCTAssertNil(main.dialog)
  }

  func testTheDialogIsReleasedWhenItIsCanceled() async throws {
    try withWindow {
      try checkDialogGoes { try $0.find(Button.self, named: "Cancel").click() }
    }
  }

  func testTheDialogIsReleasedWhenItsWindowIsClosed() async throws {
    try withWindow {
      try checkDialogGoes { window in
        MainLoop.iterate(until: { window.isMapped })
        window.close()
      }
    }
  }

  func testTheDialogIsReleasedWhenAProductIsAdded() async throws {
    try withWindow {
      try checkDialogGoes { window in
        try window.find(ToggleButton.self, named: "Weight").click()
        try window.find(Entry.self, named: "Quantity").text = "1"
        try window.find(Entry.self, named: "Price").text = "2"
        try window.find(Button.self, named: "5").click()
        try window.find(Button.self, named: "Add").click()
      }
      XCTAssertEqual(controller.state.products.count, 1)
    }
  }

  func testTheFieldsAreReleasedWithTheForm() async throws {
    try withWindow {
      var (count, released) = (0, 0)
      try checkDialogGoes { window in
        // The fields of the offer are in an expander.
        for expander in window.all(Expander.self) { expander.isExpanded = true }
        for entry in window.all(Entry.self) {
          count += 1
          entry.onDestroy { released += 1 }
        }
        try window.find(Button.self, named: "Cancel").click()
      }
      XCTAssertGreaterThan(count, 8)
      waitUntil("All fields are released.") { released == count }
    }
  }

  func testTheFormIsReleasedWithItsDialog() async throws {
    let list = ProductListController(conventions: .euro)
    weak var form: ProductFormController?
    weak var calculator: CalculatorController?
    weak var dialog: AddDialog?
    do {
      let parent = Window()
      let controller = ProductFormController(list: list)
      var owner: AddDialog? = AddDialog(controller, conventions: .euro, parent: parent)
      owner?.onClose = { owner = nil }
      (form, calculator, dialog) = (controller, controller.calculator(.price), owner)
      dialog?.present()
      MainLoop.iterate(until: { dialog?.window.isMapped == true })
      XCTAssertNotNil(form)
      controller.cancel()
      parent.destroy()
    }
    MainLoop.iterate(until: { dialog == nil && form == nil })
    XCTAssertNil(dialog)
    XCTAssertNil(form)
    XCTAssertNil(calculator)
  }

  func testTheListIsReleasedWithTheWindow() async throws {
    weak var main: MainWindow?
    weak var list: ProductListController?
    try withWindow {
      (main, list) = (self.main, self.controller)
      try add(Product("1", .one, for: "1"), Product("2", .one, for: "1"))
      try button("Add Product").click()
      MainLoop.iterate()
      try XCTUnwrap(self.main.dialog).window.find(Button.self, named: "Cancel").click()
      XCTAssertNotNil(main)
      XCTAssertNotNil(list)
      forgetWindow()
      MainLoop.iterate(until: { main == nil && list == nil })
      XCTAssertNil(main)
      XCTAssertNil(list)
    }
  }
}
