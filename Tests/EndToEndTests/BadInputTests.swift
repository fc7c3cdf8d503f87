import XCTest

/// What cannot be used is told beside the field, and nothing else happens.
final class BadInputTests: JourneyTestCase {
  private enum Way {
    case typed
    case pasted
  }

  private struct Sample {
    let way: Way
    let input: String
    /// What stands in the field afterwards; nil where it is the input.
    var text: String?
    /// How the message begins; empty where there is none.
    let message: String

    init(_ way: Way, _ input: String, text: String? = nil, _ message: String) {
      (self.way, self.input, self.text, self.message) = (way, input, text, message)
    }
  }

  private static let thousandDigits = String(repeating: "1234567890", count: 100)

  private static func samples(empty: String) -> [Sample] {
    [
      Sample(.typed, "", empty),
      Sample(.typed, "   ", empty),
      Sample(.typed, "0", "This makes zero."),
      Sample(.typed, "-5", "This is less than zero."),
      Sample(.typed, "abc", "“a” is no part of a number."),
      Sample(.typed, "1.2.3", "A number has one decimal mark only"),
      Sample(.pasted, thousandDigits, "That is too long."),
      Sample(.pasted, "12\n34", "Two numbers stand side by side."),
      Sample(.pasted, "12😀", "“😀” is no part of a number."),
      Sample(.typed, "1,5", "“,” is no decimal mark here. Write 1.5."),
      Sample(.typed, "nan", "“n” is no part of a number."),
      Sample(.typed, "1e9", "“e” is no part of a number."),
      Sample(.pasted, "0x10", "This makes zero."),
      Sample(.pasted, "0xff", "“f” is no part of a number."),
      Sample(.pasted, "inf", "“i” is no part of a number."),
      Sample(.pasted, "3.99 €", "“€” is no part of a number."),
      Sample(.pasted, "\u{200F}7", "“U+200F” is no part of a number."),
      Sample(.typed, "(12+3", "A bracket lacks its partner."),
      Sample(.typed, "12)", "A bracket lacks its partner."),
      Sample(.typed, "()", "A"),
      Sample(.typed, "5/0", text: "5÷0", "Nothing can be divided by zero."),
      Sample(.typed, "3-3", text: "3−3", "This makes zero."),
      Sample(.typed, "3-5", text: "3−5", "This is less than zero."),
      Sample(.pasted, "1++2", "A number is missing before “+”."),
      Sample(.typed, "12+", text: "12", ""),
      Sample(.pasted, " 12 \n", text: "12", ""),
    ]
  }

  func testQuantity() throws {
    try start()
    try judge(Self.samples(empty: "Type a quantity, such as 500."), in: "Quantity")
  }

  func testPrice() throws {
    try start()
    try judge(Self.samples(empty: "Type a price, such as 3.99."), in: "Price")
  }

  /// Where the comma separates thousands, it is told apart from a decimal mark.
  func testMisplacedThousandsMark() throws {
    try start(locale: "en_US.UTF-8")
    let samples = [
      Sample(.typed, "1,5", "“,” separates thousands here. Write decimals as in 1.5."),
      Sample(.typed, "1,500", ""),
    ]
    try judge(samples, in: "Quantity")
  }

  /// What is wrong is not yet told while it is being typed, and no longer once it is corrected.
  func testMessageComesWithLeavingAndGoesWithTyping() throws {
    try start()
    try openForm()
    try type("5/0")
    let form = try waitForForm("it is typed") { $0.quantity.text == "5÷0" }
    XCTAssertEqual(form.quantity.message, "")
    XCTAssertFalse(form.quantity.node.states.contains("invalid"))
    try press("Return")
    try waitForForm("it is told") { !$0.quantity.message.isEmpty }
    try press("shift+Tab")
    try waitForFocus("Quantity")
    try press("End")
    try type(".5")
    try waitForForm("it is corrected") {
      $0.quantity.text == "5÷0.5" && $0.quantity.message.isEmpty
        && !$0.quantity.node.states.contains("invalid")
    }
  }

  /// Tries each sample in a field of a form that lacks nothing else.
  private func judge(
    _ samples: [Sample], in field: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try add((quantity: "6", price: "1.29"))
    let names = try per.read().rowNames
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
      try judge(sample, in: field, file: file, line: line)
    }
    XCTAssertEqual(try per.read().rowNames, names, file: file, line: line)
  }

  private func judge(_ sample: Sample, in field: String, file: StaticString, line: UInt) throws {
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
    let screen = try wait("“\(sample.input.prefix(40))” is judged", file: file, line: line) {
      guard let form = $0.form, $0.focused?.isNamed("Unit") == true else { return false }
      return form.field(field).text == text
        && form.field(field).message.isEmpty == sample.message.isEmpty
        && form.field(field).message.hasPrefix(sample.message)
    }
    let form = try XCTUnwrap(screen.form, file: file, line: line)
    let isGood = sample.message.isEmpty
    XCTAssertEqual(form.canAdd, isGood, sample.input, file: file, line: line)
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
