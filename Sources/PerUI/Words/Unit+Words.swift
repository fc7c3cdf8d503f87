internal import Gtk
package import PerCore

extension PerCore.Unit {
  /// The unit behind a number, "g", "units"; symbols take no plural.
  package func words(for count: Int) -> String {
    symbol ?? trn(name, plural, count)
  }

  /// What the unit dropdown says: "kilograms (kg)".
  package var menuWords: String {
    // Languages with a dual have their plain plural at five.
    let name = trn(name, plural, 5)
    guard let symbol else { return name }
    // Translators: A line of a menu: "kilograms (kg)".
    return tr("{unit} ({symbol})").filled(["unit": name, "symbol": symbol])
  }

  /// What the closed dropdown says: the same, or the symbol alone where the name is too long for it.
  package var shortMenuWords: String {
    let words = menuWords
    return words.count > 18 ? symbol ?? words : words
  }
}

extension PerCore.Unit {
  /// The names that may be typed behind a number, in small letters and every plural of the user's language.
  ///
  /// Made when it is first asked for.
  package static let namesInLanguage: [String: PerCore.Unit] = {
    // Each plural form of every language that has a translation, and of most others, belongs to one of these.
    let counts = [0, 1, 2, 5, 11, 100]
    let names = allCases.flatMap { unit in
      counts.map { (trn(unit.name, unit.plural, $0).lowercased(), unit) }
    }
    return Dictionary(names) { first, _ in first }
  }()
}

extension DisplayUnit {
  /// The measure behind "per": "kg", "100 g", "unit".
  package func words(in format: NumberFormat) -> String {
    let unitWords = unit.words(for: multiple)
    guard multiple != 1 else { return unitWords }
    // Translators: A number and a measure: "500 g", "3 pieces".
    return tr("{quantity} {unit}").filled([
      "quantity": format.string(Rational(multiple)), "unit": unitWords,
    ])
  }
}

extension Kind {
  /// "This list holds …".
  package var words: String {
    switch self {
    // Translators: Goes into "This list holds {held}, not {offered}."
    case .weight: tr("weights")
    // Translators: Goes into "This list holds {held}, not {offered}."
    case .volume: tr("volumes")
    // Translators: Goes into "This list holds {held}, not {offered}."
    case .units: tr("counted units")
    // Translators: Goes into "This list holds {held}, not {offered}."
    case .length: tr("lengths")
    // Translators: Goes into "This list holds {held}, not {offered}."
    case .area: tr("areas")
    }
  }
}

extension Kind {
  /// The label of the kind's button, with its mnemonic.
  package var buttonLabel: String {
    switch self {
    case .weight: trc("sold by", "_Weight")
    case .volume: trc("sold by", "_Volume")
    // Translators: Counted items: pieces, washes, sheets, dozens.
    case .units: trc("sold by", "_Units")
    case .length: trc("sold by", "_Length")
    case .area: trc("sold by", "A_rea")
    }
  }
}
