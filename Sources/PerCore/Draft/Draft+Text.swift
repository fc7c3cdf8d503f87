extension Draft {
  /// The draft as lines of text, for storage.
  public var text: String {
    var lines = [quantity, price, unit.rawValue, kind.rawValue]
    lines += DetailField.allCases.map { details[$0] ?? "" }
    lines.append(edited.map { "\($0)" } ?? "")
    lines.append((marks?.decimal).map { String($0) } ?? "")
    lines.append((marks?.grouping).map { String($0) } ?? "")
    if !calculations.isEmpty || !terms.isEmpty {
      for field in AmountField.allCases {
        lines += [calculations[field]?.text ?? "", calculations[field]?.expression ?? ""]
      }
    }
    if !terms.isEmpty {
      lines.append(terms.offerKind?.rawValue ?? "")
      lines += TermsEntry.Field.allCases.map { terms[$0] }
    }
    return lines.map(Self.escaped).joined(separator: "\n")
  }

  /// Creates a draft from stored text, or returns nil if the text is not a draft.
  ///
  /// Earlier versions stored the kind "counted", left the last line out for a product that was being added, and had
  /// no lines for the marks. The lines for results exist only if a field shows one, or if lines for the terms follow. The
  /// lines for the terms exist only if there are any; earlier versions left out those after the offer's.
  public init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.unescaped)
    let fields = 4 + DetailField.allCases.count
    let counts = [
      fields, fields + 1, fields + 3, fields + 7, fields + 8 + TermsEntry.Field.ofOffer.count,
      fields + 8 + TermsEntry.Field.allCases.count,
    ]
    guard counts.contains(lines.count),
      let unit = Unit(rawValue: lines[2]),
      let kind = lines[3] == "counted" ? .units : Kind(rawValue: lines[3])
    else { return nil }
    (quantity, price, self.unit, self.kind) = (lines[0], lines[1], unit, kind)
    details = Dictionary(uniqueKeysWithValues: zip(DetailField.allCases, lines[4...]))
      .filter { !$0.value.isEmpty }
    edited = lines.dropFirst(fields).first.flatMap { Product.ID($0) }
    if lines.count >= fields + 3, let decimal = lines[fields + 1].first {
      marks = Marks(decimal: decimal, grouping: lines[fields + 2].first)
    }
    guard lines.count >= fields + 7 else { return }
    for (index, field) in AmountField.allCases.enumerated() {
      let line = fields + 3 + 2 * index
      guard !lines[line + 1].isEmpty else { continue }
      calculations[field] = Calculation(text: lines[line], expression: lines[line + 1])
    }
    guard lines.count > fields + 7 else { return }
    terms.offerKind = OfferKind(rawValue: lines[fields + 7])
    for (field, text) in zip(TermsEntry.Field.allCases, lines[(fields + 8)...]) {
      terms[field] = text
    }
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
