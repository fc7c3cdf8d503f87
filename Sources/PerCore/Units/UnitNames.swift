/// The names and abbreviations by which units are typed.
struct UnitNames {
  /// The user's measurement system, which determines the unit of names that several systems have, such as "pint".
  private let system: MeasureSystem
  private let localNames: [String: Unit]
  /// The English names without a system, such as "gal", by the words for them in the user's language, such as
  /// "galones".
  private let openLocalNames: [String: String]
  /// The maximum number of characters in a name, with dots and spaces.
  let maximumLength: Int

  init(system: MeasureSystem, localNames: [String: Unit]) {
    self.system = system
    self.localNames = Dictionary(localNames.map { (Self.key(for: $0.key), $0.value) }) { a, _ in a }
    openLocalNames = Self.openNames(self.localNames)
    maximumLength =
      2 * max(Self.longestEnglishName, self.localNames.keys.lazy.map(\.count).max() ?? 0)
  }

  /// Returns the unit with the given name in English or in the user's language, in any case; nil if there is none.
  ///
  /// A name that both systems have, such as "gallon", belongs to the user's system. Where the metric system has none,
  /// it is the US unit.
  func unit(named name: some StringProtocol) -> Unit? {
    let key = Self.key(for: name)
    guard !key.isEmpty else { return nil }
    if let unit = Self.englishNames[key] ?? localNames[key] { return unit }
    let openName = openLocalNames[key] ?? key
    let prefixes =
      switch system {
      case .us: ["us ", "imp ", "metric "]
      case .imperial: ["imp ", "metric ", "us "]
      case .metric: ["metric ", "us ", "imp "]
      }
    return prefixes.lazy.compactMap { Self.englishNames[$0 + openName] }.first
  }

  /// Returns the words that the local names of a unit have in common in different systems: "galones" for "galones
  /// estadounidenses" and "galones imperiales".
  private static func openNames(_ localNames: [String: Unit]) -> [String: String] {
    let names = Dictionary(grouping: localNames.keys) { localNames[$0]! }
    var openNames: [String: String] = [:]
    for (suffix, _) in shared {
      let variants = systems.compactMap { englishNames[$0 + suffix] }.map { names[$0] ?? [] }
      for (index, variant) in variants.enumerated() {
        for a in variant.map(words) {
          for b in variants[(index + 1)...].joined().map(words) {
            let last = commonPrefix(a.reversed(), b.reversed()).reversed()
            for common in [commonPrefix(a, b), Array(last)] where common.count < a.count {
              let name = common.joined(separator: " ")
              if !name.isEmpty, localNames[name] == nil { openNames[name] = suffix }
            }
          }
        }
      }
    }
    return openNames
  }

  private static func commonPrefix(_ a: [String], _ b: [String]) -> [String] {
    zip(a, b).prefix { $0 == $1 }.map(\.0)
  }

  private static func words(_ name: String) -> [String] {
    name.split { $0 == " " || $0 == "-" }.map(String.init)
  }

  /// The beginnings of the English names of units that more than one system has.
  private static let systems = ["us ", "imp ", "metric "]

  /// The rest of these names, and their abbreviations.
  private static let shared: [(suffix: String, abbreviations: [String])] = [
    ("gal", ["gals"]), ("qt", ["qts"]), ("pt", ["pts"]),
    ("fl oz", ["floz", "fl ozs", "fluid oz", "fl ounce", "fl ounces"]), ("cup", []),
    ("tbsp", ["tbsps", "tbs", "tblsp"]), ("tsp", ["tsps"]),
  ]

  /// Returns the name in lowercase, without dots and with single spaces.
  private static func key(for name: some StringProtocol) -> String {
    var key = ""
    for character in name.lowercased() {
      if character == "." || character.isInvisible && !character.isWhitespace { continue }
      if character.isWhitespace {
        if !key.isEmpty, key.last != " " { key.append(" ") }
      } else {
        key.append(character)
      }
    }
    if key.last == " " { key.removeLast() }
    return key
  }

  /// Symbols, names and abbreviations, by their keys. The names of units that more than one system has begin with
  /// "us ", "imp " or "metric ".
  private static let englishNames: [String: Unit] = {
    var names: [String: Unit] = [:]
    func add(_ name: String, _ unit: Unit) {
      let key = key(for: name)
      names[key] = unit
      if key.hasPrefix("imp ") {
        names["imperial " + key.dropFirst(4)] = unit
        names["uk " + key.dropFirst(4)] = unit
      }
    }
    for unit in Unit.allCases {
      for name in [unit.symbol, unit.name, unit.plural].compactMap({ $0 }) {
        let name = name.replacing("imperial ", with: "imp ")
        add(name, unit)
        add(name.replacing("litre", with: "liter"), unit)
        add(name.replacing("metre", with: "meter"), unit)
      }
    }
    for (unit, abbreviations) in abbreviations {
      for abbreviation in abbreviations { add(abbreviation, unit) }
    }
    for system in systems {
      for (suffix, abbreviations) in shared {
        guard let unit = names[system + suffix] else { continue }
        for abbreviation in abbreviations { add(system + abbreviation, unit) }
      }
    }
    return names
  }()

  private static let longestEnglishName = englishNames.keys.lazy.map(\.count).max() ?? 0

  /// Abbreviations that labels and receipts use besides the symbols.
  private static let abbreviations: [Unit: [String]] = [
    .kilogram: ["kgs", "kilo", "kilos", "kgm"],
    .gram: ["gr", "grs", "gm", "gms", "gramme", "grammes"],
    .milligram: ["mgs"],
    .pound: ["lbs"],
    .ounce: ["ozs"],
    .litre: ["l", "ltr", "ltrs", "lit"],
    .centilitre: ["cls"],
    .millilitre: ["mls", "cc", "cm3", "cm³", "cu cm"],
    .metre: ["mtr", "mtrs"],
    .centimetre: ["cms"],
    .millimetre: ["mms"],
    .inch: ["ins"],
    .yard: ["yds"],
    .squareMetre: ["m2", "m^2", "sqm", "sq m", "sq mtr", "sq meter", "sq metre"],
    .squareCentimetre: ["cm2", "cm^2", "sqcm", "sq cm"],
    .squareFoot: ["ft2", "ft^2", "sqft", "sq ft", "sq foot", "sq feet"],
    .squareInch: ["in2", "in^2", "sqin", "sq in", "sq inch", "sq inches"],
    .squareYard: ["yd2", "yd^2", "sqyd", "sq yd", "sq yds", "sq yard", "sq yards"],
    .one: ["ct", "cnt", "count"],
    .dozen: ["doz", "dz", "dozens"],
    .piece: ["pc", "pcs", "pce", "pces"],
    .roll: ["rl", "rls"],
    .capsule: ["cap", "caps"],
    .tablet: ["tab", "tabs"],
    .pair: ["pr", "prs"],
  ]
}
