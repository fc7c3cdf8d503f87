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
    return tr("{unit} ({symbol})").filled(["unit": name, "symbol": symbol])
  }

  /// What the closed dropdown says: the same, or the symbol alone where the name is too long for it.
  package var shortMenuWords: String {
    let words = menuWords
    return words.count > 18 ? symbol ?? words : words
  }
}

extension DisplayUnit {
  /// The measure behind "per": "kg", "100 g", "unit".
  package func words(in format: NumberFormat) -> String {
    let unitWords = unit.words(for: multiple)
    guard multiple != 1 else { return unitWords }
    return tr("{quantity} {unit}").filled([
      "quantity": format.string(Rational(multiple)), "unit": unitWords,
    ])
  }
}

extension Kind {
  /// "This list holds …".
  package var words: String {
    switch self {
    case .weight: tr("weights")
    case .volume: tr("volumes")
    case .units: tr("counted units")
    case .length: tr("lengths")
    case .area: tr("areas")
    }
  }
}

extension KindChoice {
  /// The label of the choice, with its mnemonic.
  var label: String {
    switch self {
    case .weight: tr("_Weight")
    case .units: tr("_Units")
    case .volume: tr("_Volume")
    case .length: tr("_Length")
    case .area: tr("A_rea")
    case .counted: tr("C_ounted")
    }
  }
}
