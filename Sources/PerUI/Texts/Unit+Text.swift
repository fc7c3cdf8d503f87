internal import Gtk
public import PerCore

extension PerCore.Unit {
  /// The unit after a number, such as "g" or "units". Symbols have no plural.
  package func text(for count: Int) -> String {
    localizedSymbol ?? localizedName(for: count)
  }

  /// The symbol in the user's language, such as "mL" or "ml"; nil if the unit has none.
  private var localizedSymbol: String? {
    switch self {
    // Translators: The symbol of the liter, as it is usual on packages.
    case .litre: trc("unit symbol", "L")
    // Translators: The symbol of the deciliter, as it is usual on packages.
    case .decilitre: trc("unit symbol", "dL")
    // Translators: The symbol of the centiliter, as it is usual on packages.
    case .centilitre: trc("unit symbol", "cL")
    // Translators: The symbol of the milliliter, as it is usual on packages.
    case .millilitre: trc("unit symbol", "mL")
    // Their symbols contain English words.
    case .metricCup, .metricTablespoon, .metricTeaspoon, .usCup, .usTablespoon, .usTeaspoon: nil
    default: symbol
    }
  }

  /// The name in the user's language and spelling, in the plural form of `count`.
  package func localizedName(for count: Int, spelling: EnglishSpelling = .current) -> String {
    let name = trn(name, plural, count)
    // In other languages, a translation can also be "litre".
    return name == self.name || name == plural ? spelling.spell(name) : name
  }

  /// The unit in a dropdown: "kilograms (kg)".
  package var menuText: String {
    // Languages with a dual have their usual plural at five.
    let name = localizedName(for: 5)
    guard let symbol = localizedSymbol else { return name }
    // Translators: A unit and its symbol: "kilograms (kg)".
    return tr("{unit} ({symbol})").filled(["unit": name, "symbol": symbol])
  }

  /// The unit on the closed dropdown: `menuText`, or the symbol if they are too long.
  package var shortMenuText: String {
    let text = menuText
    return text.count > 18 ? localizedSymbol ?? symbol ?? text : text
  }

  /// An example of a quantity in this unit, such as "500 g", with a no-break space.
  func exampleQuantity(_ conventions: Conventions) -> String {
    let number =
      switch self {
      case .gram, .millilitre, .milligram: 500
      case .ounce: 16
      case .usFluidOunce, .imperialFluidOunce, .one, .piece: 12
      case .centilitre, .centimetre, .millimetre: 50
      default: 1
      }
    return QuantityText(Rational(number), self, format: conventions.numbers).text.withoutBreaks
  }

  /// The units by the names that can be typed in the user's language: all plural forms in lowercase.
  package static let namesInLanguage: [String: PerCore.Unit] = {
    // Each plural form of every translation, and of most other languages, belongs to one of these numbers.
    let counts = [0, 1, 2, 5, 11, 100]
    let names = allCases.flatMap { unit in
      counts.map { (trn(unit.name, unit.plural, $0).lowercased(), unit) }
    }
    return Dictionary(names) { first, _ in first }
  }()
}

extension DisplayUnit {
  /// The unit after "per": "kg", "100 g", "wash".
  package func text(in format: NumberFormat) -> String {
    multiple == 1
      ? unit.text(for: 1) : QuantityText(Rational(multiple), unit, format: format).text
  }

  /// Returns a unit price, such as "€7.98 per kg".
  func text(after price: String, in format: NumberFormat) -> String {
    // Translators: "€7.98 per kg", "€0.80 per 100 g", "€0.25 per piece".
    tr("{price} per {unit}").filled(["price": price, "unit": text(in: format)])
  }
}

extension WrongKind {
  /// The name of the compared item, or of the kind if there is none, such as "washes" or "weights".
  package var heldText: String { heldItem?.text ?? held.text }

  /// The name of the product's item, or of its kind if there is none.
  package var offeredText: String { offeredItem?.text ?? offered.text }

  /// The message, such as "You can't compare volumes with weights."
  var text: String {
    // Translators: {held} and {offered} are two of weights, volumes, counted units, lengths, areas.
    tr("You can’t compare {offered} with {held}.")
      .filled(["held": heldText, "offered": offeredText])
  }
}

extension CountedItem {
  /// The item in the plural, such as "washes".
  package var text: String {
    // Languages with a dual have their usual plural at five.
    unit.text(for: 5)
  }

  /// The name of a new comparison with this item of a comparison called `name`, which was split.
  public func comparisonName(for name: String) -> String {
    guard !name.isEmpty else { return text.capitalizedFirst }
    // Translators: The name of a comparison and a counted item: "Laundry – washes".
    return tr("{name} – {items}").filled(["name": name, "items": text])
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Kind {
  /// The kind in the error "You can’t compare {offered} with {held}."
  package var text: String {
    switch self {
    // Translators: Goes into "You can’t compare {offered} with {held}."
    case .weight: tr("weights")
    // Translators: Goes into "You can’t compare {offered} with {held}."
    case .volume: tr("volumes")
    // Translators: Goes into "You can’t compare {offered} with {held}."
    case .units: tr("counted units")
    // Translators: Goes into "You can’t compare {offered} with {held}."
    case .length: tr("lengths")
    // Translators: Goes into "You can’t compare {offered} with {held}."
    case .area: tr("areas")
    }
  }

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
