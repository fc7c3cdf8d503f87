extension Draft {
  /// The draft as lines of text, for storage.
  public var text: String {
    var lines = [quantity, price, unit.rawValue, kind.rawValue]
    lines += DetailField.allCases.map { details[$0] ?? "" }
    lines.append(edited.map { "\($0)" } ?? "")
    lines += [marks?.decimal, marks?.grouping].map { mark in mark.map { String($0) } ?? "" }
    for field in AmountField.allCases {
      lines += [calculations[field]?.text ?? "", calculations[field]?.expression ?? ""]
    }
    lines.append(terms.offerKind?.rawValue ?? "")
    lines += TermsEntry.Field.allCases.map { terms[$0] }
    return lines.map(Self.escaped).joined(separator: "\n")
  }

  /// Creates a draft from stored text, or returns nil if the text is not a draft.
  ///
  /// Earlier versions stored the kind "counted", and left out lines after the details.
  public init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.unescaped)
    var rest = lines[...]
    func next() -> String { rest.popFirst() ?? "" }
    (quantity, price) = (next(), next())
    let (unitCode, kindCode) = (next(), next())
    guard rest.count >= DetailField.allCases.count, let unit = Unit(rawValue: unitCode),
      let kind = kindCode == "counted" ? .units : Kind(rawValue: kindCode)
    else { return nil }
    (self.unit, self.kind) = (unit, kind)
    details = [:]
    for field in DetailField.allCases {
      let detail = next()
      details[field] = detail.isEmpty ? nil : detail
    }
    edited = Product.ID(next())
    let (decimal, grouping) = (next().first, next().first)
    marks = decimal.map { Marks(decimal: $0, grouping: grouping) }
    for field in AmountField.allCases {
      let calculation = Calculation(text: next(), expression: next())
      calculations[field] = calculation.expression.isEmpty ? nil : calculation
    }
    terms.offerKind = OfferKind(rawValue: next())
    for field in TermsEntry.Field.allCases { terms[field] = next() }
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
