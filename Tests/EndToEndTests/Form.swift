/// The form that adds or edits a product, as a screen reader sees it.
struct Form {
  let window: Node

  struct Field {
    let node: Node
    /// The error below the field; empty if there is none.
    let message: String

    var text: String { node.text ?? "" }
  }

  init?(window: Node) {
    guard window.find("text", "Quantity") != nil, window.find("text", "Price") != nil else {
      return nil
    }
    self.window = window
  }

  var name: Field { field("Name") }
  var quantity: Field { field("Quantity") }
  var price: Field { field("Price") }

  func field(_ name: String) -> Field {
    guard let node = window.find("text", name) else { preconditionFailure("No field \(name)") }
    let isInvalid = node.states.contains("invalid")
    return Field(node: node, message: isInvalid ? node.description : "")
  }

  /// The unit that the dropdown shows.
  var unit: String { unitDropDown.map { String($0.name.dropFirst("Unit: ".count)) } ?? "" }

  var canChooseUnit: Bool { unitDropDown?.isSensitive ?? false }

  private var unitDropDown: Node? { window.dropDown("Unit") }

  /// The rows of the open unit dropdown, from the top.
  var unitsOffered: [Node] {
    let rows = unitDropDown?.all.filter { $0.role == "list item" } ?? []
    return rows.filter(\.isPlaced).sorted { $0.top < $1.top }
  }

  static let kinds = ["Weight", "Volume", "Units", "Length", "Area"]

  /// The kinds that can be chosen; none for later products.
  var kindsOffered: [String] {
    Self.kinds.filter { name in
      window.all.contains { $0.isButton && $0.name == name && $0.isSensitive }
    }
  }

  /// The chosen kind.
  var kind: String? {
    let pressed: Set = ["pressed", "checked"]
    return window.all.first {
      $0.isButton && Self.kinds.contains($0.name) && !$0.states.isDisjoint(with: pressed)
    }?.name
  }

  /// The live result: the unit price, the rank and the verdict.
  func says(_ words: String) -> Bool { window.labels.contains(words) }

  /// The names of the enabled keys of the keypad.
  var keysOn: Set<String> {
    Set(
      window.all.filter { $0.isButton && Key.all.contains($0.name) && $0.isSensitive }.map(\.name))
  }

  var canAdd: Bool { window.find("button", "Add")?.isSensitive ?? false }
}

/// The names of the keypad's keys.
enum Key {
  static let digits = Set((0...9).map(String.init))
  static let operators: Set = ["Plus", "Minus", "Multiply", "Divide"]
  static let all = digits.union(operators).union([
    "Decimal Point", "Percent", "Parenthesis", "Delete", "Equals",
  ])
  /// The keys that are enabled while a field is empty.
  static let onWhenEmpty = digits.union(["Decimal Point", "Parenthesis"])
  /// The keys that are enabled after a digit.
  static let onAfterDigit = all.subtracting(["Parenthesis"])
  /// The keys that are enabled after an operator.
  static let onAfterOperator = all.subtracting(operators).subtracting(["Percent"])
}
