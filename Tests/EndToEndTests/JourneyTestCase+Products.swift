import XCTest

/// Adding and editing products with the keyboard.
extension JourneyTestCase {
  /// Opens the add dialog from the keyboard.
  @discardableResult
  func openForm(file: StaticString = #filePath, line: UInt = #line) throws -> Form {
    try press("ctrl+n")
    return try waitForForm("Add Product", file: file, line: line)
  }

  /// Opens the selected product in the form.
  @discardableResult
  func editSelected(file: StaticString = #filePath, line: UInt = #line) throws -> Form {
    try press("Return")
    return try waitForForm("Edit Product", file: file, line: line)
  }

  /// Waits until a form has the focus in its first field.
  private func waitForForm(_ title: String, file: StaticString, line: UInt) throws -> Form {
    let screen = try wait("the form “\(title)” is open", file: file, line: line) {
      $0.active?.name == title && $0.form != nil && $0.focus == "Quantity"
    }
    return try XCTUnwrap(screen.form, file: file, line: line)
  }

  /// Replaces the price in the form, in which the quantity has the focus, and saves the product.
  func savePrice(_ price: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try press("Tab", "Tab")
    try waitForFocus("Price", file: file, line: line)
    try press("ctrl+a")
    try type(price)
    try press("Return")
    try waitForClosedForm(file: file, line: line)
  }

  func waitForClosedForm(file: StaticString = #filePath, line: UInt = #line) throws {
    try wait("the form is closed", file: file, line: line) {
      $0.windows.count == 1 && $0.active?.path == $0.main?.path
    }
  }

  /// Adds products with the keyboard. A quantity may have a unit.
  func add(
    _ products: (quantity: String, price: String)..., file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    for product in products {
      try openForm(file: file, line: line)
      try type(product.quantity)
      try press("Return")
      try waitForFocus("Price", file: file, line: line)
      try type(product.price)
      try press("Return")
      try waitForClosedForm(file: file, line: line)
    }
  }

  /// Types a product, beginning with the quantity, and presses the key `last` after the price.
  func typeProduct(_ quantity: String, _ price: String, _ last: String) throws {
    try type(quantity)
    try press("Return")
    try waitForFocus("Price")
    try type(price)
    try press(last)
  }

  /// Opens the field in which a product is typed as a line.
  func openQuickEntry() throws {
    try press("ctrl+l")
    try wait("the field has the focus") { $0.focus == "Product" }
  }

  /// Adds the product of a line that is typed.
  func type(line: String) throws {
    try type(line)
    try wait("\(line) is typed") { $0.main?.find("text", "Product")?.text == line }
    try press("Return")
    try wait("the line is added") { $0.main?.find("text", "Product")?.text == "" }
  }
}
