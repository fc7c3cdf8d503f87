import XCTest

/// Invalid input shows an error below its field and adds no product.
final class BadInputTests: JourneyTestCase {
  private enum Way {
    case typed
    case pasted
  }

  private struct Sample {
    let way: Way
    let input: String
    /// The text of the field afterwards; nil if it is the input.
    var text: String?
    /// The beginning of the error; empty if there is none.
    let message: String

    init(_ way: Way, _ input: String, text: String? = nil, _ message: String) {
      (self.way, self.input, self.text, self.message) = (way, input, text, message)
    }
  }

  private static let thousandDigits = String(repeating: "1234567890", count: 100)

  /// - Parameters:
  ///   - name: The message for words alone, with `{}` in their place.
  ///   - word: The message for a word beside a number, with `{}` in its place.
  private static func samples(
    empty: String, currency: String, name: String, word: String
  ) -> [Sample] {
    func named(_ text: String) -> String { name.replacingOccurrences(of: "{}", with: text) }
    func unused(_ text: String) -> String { word.replacingOccurrences(of: "{}", with: text) }
    return [
      Sample(.typed, "", ""),
      Sample(.typed, "   ", empty),
      Sample(.typed, "0", "Enter a number greater than zero."),
      Sample(.typed, "-5", "Enter a number greater than zero."),
      Sample(.typed, "abc", named("abc")),
      Sample(.typed, "1.2.3", "Use only one decimal mark"),
      Sample(.pasted, thousandDigits, "Too long."),
      Sample(.pasted, "12\n3", text: "12 3", "Enter an operator between the numbers."),
      Sample(.pasted, "12😀", unused("😀")),
      Sample(.typed, "1,5", ""),
      Sample(.typed, "1,5,2", "The decimal mark is “.”, as in 1.5."),
      Sample(.typed, "nan", named("nan")),
      Sample(.typed, "1e9", "“1e9” isn’t a number."),
      Sample(.pasted, "0x10", "The result is zero."),
      Sample(.pasted, "5+rolls", unused("rolls")),
      Sample(.pasted, "inf", named("inf")),
      Sample(.pasted, "3.99 €", currency),
      Sample(.pasted, "7\u{200B}", unused("U+200B")),
      Sample(.typed, "12:90", "Did you mean 12.90 or 12÷90?"),
      Sample(.typed, "(12+3", "A parenthesis is missing."),
      Sample(.typed, "12)", "A parenthesis is missing."),
      Sample(.typed, "()", "Enter a number"),
      Sample(.typed, "5/0", text: "5÷0", "You can’t divide by zero."),
      Sample(.typed, "3-3", text: "3−3", "The result is zero."),
      Sample(.typed, "3-5", text: "3−5", "The result is negative."),
      Sample(.pasted, "1++2", "Enter a number before “+”."),
      Sample(.typed, "12+", text: "12", ""),
      Sample(.pasted, " 12 \n", text: "12", ""),
    ]
  }

  func testInvalidQuantitiesShowAnError() throws {
    try start()
    try check(
      Self.samples(
        empty: "Enter a quantity, for example 1\u{A0}kg.",
        currency: "“€” can’t be used in a number.",
        name: "“{}” isn’t a number. Enter the name below.",
        word: "“{}” can’t be used in a number."),
      in: "Quantity")
  }

  func testInvalidPricesShowAnError() throws {
    try start()
    try check(
      Self.samples(
        empty: "Enter a price, for example 3.99.",
        currency: "This list has no currency. Enter the price without “€”.",
        name: "“{}” isn’t a price. Enter a price, for example 3.99.",
        word: "Enter only the price, without “{}”."),
      in: "Price")
  }

  /// A thousands separator is distinguished from a decimal mark.
  func testMisplacedThousandsMark() throws {
    try start(locale: "en_US.UTF-8")
    let samples = [
      Sample(.typed, "1,5", ""),
      Sample(.typed, "1,5,2", "“,” separates thousands. Use “.” for decimals."),
      Sample(.typed, "1,500", ""),
    ]
    try check(samples, in: "Quantity")
  }

  func testAnErrorIsShownOnEnterAndHiddenWhileTyping() throws {
    try start()
    try openForm()
    try type("5/0")
    let form = try waitForForm("it is typed") { $0.quantity.text == "5÷0" }
    XCTAssertEqual(form.quantity.message, "")
    XCTAssertFalse(form.quantity.node.states.contains("invalid"))
    try press("Return")
    try waitForForm("the error is shown") { !$0.quantity.message.isEmpty }
    try waitForFocus("Quantity")
    try press("End")
    try type(".5")
    try waitForForm("it is corrected") {
      $0.quantity.text == "5÷0.5" && $0.quantity.message.isEmpty
        && !$0.quantity.node.states.contains("invalid")
    }
  }

  /// Enters each sample in a form whose other field is valid.
  private func check(
    _ samples: [Sample], in field: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try add((quantity: "6", price: "1.29"))
    let names = try wait("the product is there") { $0.rows.count == 1 }.rowNames
    try openForm(file: file, line: line)
    try press("Tab", "Tab")
    if field == "Quantity" {
      try type("2")
      try press("shift+Tab", "shift+Tab")
    } else {
      try press("shift+Tab", "shift+Tab")
      try type("2")
      try press("Tab", "Tab")
    }
    try waitForFocus(field, file: file, line: line)
    for sample in samples {
      try check(sample, in: field, file: file, line: line)
    }
    XCTAssertEqual(try per.read().rowNames, names, file: file, line: line)
  }

  private func check(_ sample: Sample, in field: String, file: StaticString, line: UInt) throws {
    let text = sample.text ?? sample.input
    let (leave, comeBack) = field == "Quantity" ? ("Tab", "shift+Tab") : ("shift+Tab", "Tab")
    if !sample.input.isEmpty {
      switch sample.way {
      case .typed: try type(sample.input)
      case .pasted: try paste(sample.input)
      }
      try waitForForm("“\(sample.input.prefix(40))” is in the field", file: file, line: line) {
        !$0.field(field).text.isEmpty
      }
    }
    try press(leave)
    let screen = try wait("“\(sample.input.prefix(40))” is checked", file: file, line: line) {
      guard let form = $0.form, $0.focused?.isNamed("Unit") ?? false else { return false }
      return form.field(field).text == text
        && form.field(field).message.isEmpty == sample.message.isEmpty
        && form.field(field).message.hasPrefix(sample.message)
    }
    let form = try XCTUnwrap(screen.form, file: file, line: line)
    let isGood = sample.message.isEmpty
    XCTAssertEqual(
      form.canAdd, isGood && !sample.input.isEmpty, sample.input, file: file, line: line)
    XCTAssertEqual(
      form.field(field).node.states.contains("invalid"), !isGood, sample.input, file: file,
      line: line)
    try press(comeBack, "ctrl+a", "BackSpace")
    try wait("the field is empty again", file: file, line: line) {
      guard let form = $0.form, $0.focus == field else { return false }
      return form.field(field).text.isEmpty && form.field(field).message.isEmpty
    }
  }
}
