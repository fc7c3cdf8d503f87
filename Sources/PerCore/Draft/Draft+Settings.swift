extension Draft {
  /// The keys of the settings that store a draft, in the order in which earlier versions stored them as lines of a
  /// text.
  public static let settingKeys: [String] =
    [quantityKey, priceKey, unitKey, kindKey] + DetailField.allCases.map(\.rawValue)
    + [editedKey, decimalKey, groupingKey] + AmountField.allCases.flatMap(calculationKeys)
    + [offerKey] + TermsEntry.Field.allCases.map(\.rawValue)

  private static let (quantityKey, priceKey, unitKey, kindKey) = (
    "quantity", "price", "unit", "kind"
  )
  private static let (editedKey, decimalKey, groupingKey) = (
    "edited", "decimal-mark", "grouping-mark"
  )
  private static let offerKey = "offer"

  private static func calculationKeys(_ field: AmountField) -> [String] {
    ["\(field.rawValue)-text", "\(field.rawValue)-expression"]
  }

  /// The settings that store the draft, by their keys. There is none for an empty field.
  public var settings: [String: String] {
    var settings = [
      Self.quantityKey: quantity, Self.priceKey: price, Self.unitKey: unit.rawValue,
      Self.kindKey: kind.rawValue,
    ]
    for (field, text) in details { settings[field.rawValue] = text }
    settings[Self.editedKey] = edited.map { "\($0)" }
    settings[Self.decimalKey] = marks.map { String($0.decimal) }
    settings[Self.groupingKey] = marks?.grouping.map { String($0) }
    for (field, calculation) in calculations {
      let keys = Self.calculationKeys(field)
      (settings[keys[0]], settings[keys[1]]) = (calculation.text, calculation.expression)
    }
    settings[Self.offerKey] = terms.offerKind?.rawValue
    for field in TermsEntry.Field.allCases { settings[field.rawValue] = terms[field] }
    return settings.filter { !$0.value.isEmpty }
  }

  /// Creates a draft from its settings; nil if the settings contain none.
  ///
  /// - Parameter setting: Returns the setting for a key; nil if there is none.
  public init?(setting: (String) -> String?) {
    guard let unit = setting(Self.unitKey).flatMap(Unit.init(rawValue:)),
      let kind = setting(Self.kindKey).flatMap(Kind.init(rawValue:))
    else { return nil }
    (self.unit, self.kind) = (unit, kind)
    quantity = setting(Self.quantityKey) ?? ""
    price = setting(Self.priceKey) ?? ""
    details = [:]
    for field in DetailField.allCases { details[field] = setting(field.rawValue) }
    edited = setting(Self.editedKey).flatMap { Product.ID($0) }
    let grouping = setting(Self.groupingKey)?.first
    marks = setting(Self.decimalKey)?.first.map { Marks(decimal: $0, grouping: grouping) }
    for field in AmountField.allCases {
      let values = Self.calculationKeys(field).map(setting)
      guard let expression = values[1] else { continue }
      calculations[field] = Calculation(text: values[0] ?? "", expression: expression)
    }
    terms.offerKind = setting(Self.offerKey).flatMap(OfferKind.init(rawValue:))
    for field in TermsEntry.Field.allCases { terms[field] = setting(field.rawValue) ?? "" }
  }

  /// Creates a draft from the text in which earlier versions stored it; nil if the text is not a draft.
  ///
  /// The lines are the settings in the order of their keys. The earliest versions stored the first seven, and the kind
  /// "counted".
  public init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 7 else { return nil }
    var settings = Dictionary(
      uniqueKeysWithValues: zip(Self.settingKeys, lines.map(Self.unescaped)))
    if settings[Self.kindKey] == "counted" { settings[Self.kindKey] = Kind.units.rawValue }
    self.init { key in settings[key].flatMap { $0.isEmpty ? nil : $0 } }
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
