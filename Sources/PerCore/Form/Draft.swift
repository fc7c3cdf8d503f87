/// What was typed into a form and not finished, as it stood in the fields.
public struct Draft: Equatable, Sendable {
  var quantity: String
  var price: String
  var unit: Unit
  var kindChoice: KindChoice
  /// What is not empty of them.
  var details: [DetailField: String]
  /// The product that was being changed; nil where one was being added.
  var edited: Product.ID?

  init(_ form: ProductForm, editing edited: Product.ID? = nil) {
    quantity = form.quantity.calculator.expression
    price = form.price.calculator.expression
    unit = form.unit
    kindChoice = form.kindChoice
    details = form.details
    self.edited = edited
  }

  /// A product as its form first shows it: with the expressions that were typed.
  init(_ product: Product, conventions: Conventions) {
    quantity = product.quantity.editable(in: conventions.numbers)
    price = product.price.editable(in: conventions.prices)
    unit = product.unit
    kindChoice = KindChoice(offering: product.unit)
    details = [.name: product.name, .shop: product.shop, .note: product.note]
      .filter { !$0.value.isEmpty }
    edited = product.id
  }
}

// MARK: - Keeping

extension Draft {
  /// The draft as lines of text, to be kept.
  public var text: String {
    ([quantity, price, unit.rawValue, kindChoice.rawValue]
      + DetailField.allCases.map { details[$0] ?? "" } + (edited.map { ["\($0)"] } ?? []))
      .map(Self.escaped).joined(separator: "\n")
  }

  /// The draft that was kept as `text`; nil where it is none.
  public init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.unescaped)
    let fields = 4 + DetailField.allCases.count
    guard (fields...fields + 1).contains(lines.count), let unit = Unit(rawValue: lines[2]),
      let kindChoice = KindChoice(rawValue: lines[3])
    else { return nil }
    (quantity, price, self.unit, self.kindChoice) = (lines[0], lines[1], unit, kindChoice)
    details = Dictionary(uniqueKeysWithValues: zip(DetailField.allCases, lines[4...]))
      .filter { !$0.value.isEmpty }
    edited = lines.dropFirst(fields).first.flatMap { Product.ID($0) }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func unescaped(_ line: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    var isEscape = false
    for scalar in line.unicodeScalars {
      switch (isEscape, scalar) {
      case (false, "\\"):
        isEscape = true
        continue
      case (true, "n"): result.append("\n")
      case (true, "r"): result.append("\r")
      default: result.append(scalar)
      }
      isEscape = false
    }
    return String(result)
  }
}
