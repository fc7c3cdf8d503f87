/// The form of the add dialog, as a screen reader tells it.
struct Form {
  let window: Node

  struct Field {
    let node: Node
    /// What stands beside the field about what is wrong with it.
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
    let messages = window.all.filter { node.describedBy?.contains($0.path) ?? false }
    return Field(node: node, message: messages.compactMap(\.text).joined(separator: " "))
  }

  /// What the unit dropdown shows.
  var unit: String { unitDropDown.map { String($0.name.dropFirst("Unit: ".count)) } ?? "" }

  var canChooseUnit: Bool { unitDropDown?.isSensitive ?? false }

  private var unitDropDown: Node? {
    window.dropDown("Unit")
  }

  /// What the open unit dropdown offers, from the top.
  var unitsOffered: [Node] {
    let rows = unitDropDown?.all.filter { $0.role == "list item" } ?? []
    return rows.filter(\.isPlaced).sorted { $0.top < $1.top }
  }

  static let kinds = ["Weight", "Units", "Volume", "Length", "Area", "Counted"]

  /// The kinds to choose from; none for later products.
  var kindsOffered: [String] {
    Self.kinds.filter { name in window.all.contains { $0.isButton && $0.name == name } }
  }

  /// The kind that is chosen.
  var kind: String? {
    let pressed: Set = ["pressed", "checked"]
    return window.all.first {
      $0.isButton && Self.kinds.contains($0.name) && !$0.states.isDisjoint(with: pressed)
    }?.name
  }

  /// The keys of the keypad that are on, by name.
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
  static let all = digits.union(operators).union(["Decimal Point", "Delete", "Equals"])
  /// What is on while a field is empty.
  static let onWhenEmpty = digits.union(["Decimal Point"])
}
