/// The settings that the user can change in the preferences.
public struct Preferences: Hashable, Sendable {
  /// The measurement system; nil for that of the locale.
  public var measures: MeasureSystem?
  /// The display units of new lists by their kinds. A missing kind has the usual unit of the measurement system.
  public var displayUnits: [Kind: DisplayUnit] = [:]
  /// The currency of new comparisons; nil for that of the locale.
  public var currency: Currency?
  /// A Boolean value indicating whether shops add a tax to their prices at checkout; nil for what is usual in the
  /// country of the locale.
  public var addsTax: Bool?
  public var keypadOrder = KeypadOrder.telephone
  public var appearance = Appearance.system

  public init() {}
}

/// The order of the digits on the keypad.
public enum KeypadOrder: String, CaseIterable, Sendable {
  /// 1 2 3 in the top row.
  case telephone
  /// 7 8 9 in the top row.
  case calculator
}

/// The appearance of the windows.
public enum Appearance: String, CaseIterable, Sendable {
  /// The appearance of the desktop.
  case system
  case light
  case dark
}

extension Conventions {
  /// Returns these conventions of a locale with the user's preferences.
  func applying(_ preferences: Preferences) -> Conventions {
    var conventions = self
    conventions.measures = preferences.measures ?? measures
    conventions.addsTax = preferences.addsTax ?? addsTax
    conventions.displayUnits.merge(preferences.displayUnits) { $1 }
    return conventions
  }
}

// MARK: - Storage

extension Preferences {
  /// The setting in which version 1 stored a currency symbol instead of a currency.
  package static let symbolKey = "currency-symbol"
  package static let currencyKey = "currency"
  private static let taxKey = "tax-at-checkout"

  /// Creates preferences from stored settings. Unknown values are ignored.
  ///
  /// - Parameter text: Returns the setting for a key; nil if there is none.
  /// - Throws: The error of `text`.
  package init<Failure: Error>(text: (String) throws(Failure) -> String?) throws(Failure) {
    measures = try text("measures").flatMap(MeasureSystem.init)
    for kind in Kind.allCases {
      displayUnits[kind] = try text("display-unit-\(kind.rawValue)").flatMap { text in
        DisplayUnit.choices(for: kind, preferring: .metric).first { Self.text(of: $0) == text }
      }
    }
    currency = try text(Self.currencyKey).flatMap(Currency.init(stored:))
    addsTax = try text(Self.taxKey).flatMap { ["yes": true, "no": false][$0] }
    keypadOrder = try text("keypad-order").flatMap(KeypadOrder.init) ?? .telephone
    appearance = try text("appearance").flatMap(Appearance.init) ?? .system
  }

  /// The settings to store by their keys; nil for a setting that has its default value.
  package var texts: [String: String?] {
    var texts: [String: String?] = [
      "measures": measures?.rawValue,
      Self.currencyKey: currency?.code,
      Self.taxKey: addsTax.map { $0 ? "yes" : "no" },
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
