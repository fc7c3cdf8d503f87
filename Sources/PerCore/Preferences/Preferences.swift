/// What the user wants otherwise than the locale has it.
public struct Preferences: Hashable, Sendable {
  /// The measures to think in; nil for the locale's.
  public var measures: MeasureSystem?
  /// The measures in which lists of a kind begin; those of `measures` for the kinds that are missing.
  public var displayUnits: [Kind: DisplayUnit] = [:]
  /// The sign of the money, fit by `MoneyFormat.isFit(symbol:)`; nil for the locale's.
  public private(set) var currencySymbol: String?
  public var keypadOrder = KeypadOrder.telephone
  public var appearance = Appearance.system

  public init() {}

  /// Takes the sign of the money as it was typed; nothing means the locale's.
  ///
  /// - Returns: false where it is not fit, and nothing has changed.
  public mutating func setCurrencySymbol(_ text: String) -> Bool {
    let symbol = String(text[...].trimmingSpace())
    guard symbol.isEmpty || MoneyFormat.isFit(symbol: symbol) else { return false }
    currencySymbol = symbol.isEmpty ? nil : symbol
    return true
  }
}

/// Where the keypad has its low digits.
public enum KeypadOrder: String, CaseIterable, Sendable {
  /// 1 2 3 on top.
  case telephone
  /// 7 8 9 on top.
  case calculator
}

/// Whether windows are light or dark.
public enum Appearance: String, CaseIterable, Sendable {
  /// As the desktop's other windows are.
  case system
  case light
  case dark
}

// MARK: - Keeping

extension Preferences {
  private static let systems: [(name: String, system: MeasureSystem)] = [
    ("metric", .metric), ("us", .us), ("imperial", .imperial),
  ]

  /// The preferences that were kept as texts under keys; what is not understood counts as not kept.
  ///
  /// - Parameter text: returns the text under a key; nil where there is none.
  package init(text: (String) -> String?) {
    measures = text("measures").flatMap { name in
      Self.systems.first { $0.name == name }?.system
    }
    for kind in Kind.allCases {
      displayUnits[kind] = text("display-unit-\(kind.rawValue)").flatMap { text in
        DisplayUnit.choices(for: kind, preferring: .metric).first { Self.text(of: $0) == text }
      }
    }
    currencySymbol = text("currency-symbol").flatMap { MoneyFormat.isFit(symbol: $0) ? $0 : nil }
    keypadOrder = text("keypad-order").flatMap(KeypadOrder.init) ?? .telephone
    appearance = text("appearance").flatMap(Appearance.init) ?? .system
  }

  /// What is to be kept, by its key; nil where that is to be forgotten, since it is the usual.
  package var texts: [String: String?] {
    var texts: [String: String?] = [
      "measures": Self.systems.first { $0.system == measures }?.name,
      "currency-symbol": currencySymbol,
      "keypad-order": keypadOrder == .telephone ? nil : keypadOrder.rawValue,
      "appearance": appearance == .system ? nil : appearance.rawValue,
    ]
    for kind in Kind.allCases {
      texts["display-unit-\(kind.rawValue)"] = .some(displayUnits[kind].map(Self.text))
    }
    return texts
  }

  private static func text(of unit: DisplayUnit) -> String {
    "\(unit.multiple) \(unit.unit.rawValue)"
  }
}
