/// A unit of quantity.
///
/// Factors are the legal definitions, exact: the international pound and yard of 1959 (pound 0.45359237 kg,
/// yard 0.9144 m), the US gallon of 231 cubic inches (NIST Handbook 44, appendix C) and the imperial gallon of
/// 4.54609 L (Weights and Measures Act 1985).
///
/// A metric cup is 250 mL, a metric tablespoon 15 mL and a metric teaspoon 5 mL.
///
/// The raw value identifies the unit in storage and never changes.
public enum Unit: String, CaseIterable, Sendable {
  case kilogram = "kg"
  case gram = "g"
  case pound = "lb"
  case ounce = "oz"
  case milligram = "mg"
  case stone = "st"

  case litre = "L"
  case centilitre = "cL"
  case millilitre = "mL"
  case decilitre = "dL"
  case usGallon = "gal-us"
  case usQuart = "qt-us"
  case usPint = "pt-us"
  case usFluidOunce = "floz-us"
  case metricCup = "cup-metric"
  case metricTablespoon = "tbsp-metric"
  case metricTeaspoon = "tsp-metric"
  case usCup = "cup-us"
  case usTablespoon = "tbsp-us"
  case usTeaspoon = "tsp-us"
  case imperialGallon = "gal-imp"
  case imperialQuart = "qt-imp"
  case imperialPint = "pt-imp"
  case imperialFluidOunce = "floz-imp"

  /// One of the item that the list counts.
  case one = "unit"
  /// Twelve of the item that the list counts.
  case dozen = "dozen"
  case piece = "piece"
  case wash = "wash"
  case sheet = "sheet"
  case roll = "roll"
  case capsule = "capsule"
  case tablet = "tablet"
  case serving = "serving"
  case bag = "bag"
  case pair = "pair"

  case metre = "m"
  case centimetre = "cm"
  case millimetre = "mm"
  case foot = "ft"
  case inch = "in"
  case yard = "yd"

  case squareMetre = "m2"
  case squareCentimetre = "cm2"
  case squareFoot = "ft2"
  case squareInch = "in2"
  case squareYard = "yd2"
}

extension Unit {
  /// The translations of the names are collected from the calls of the initializer.
  private struct Definition {
    /// The size in base units.
    let factor: Rational
    let symbol: String?
    let name, plural: String

    init(_ factor: Rational, _ symbol: String?, _ name: String, _ plural: String) {
      (self.factor, self.symbol, self.name, self.plural) = (factor, symbol, name, plural)
    }
  }

  /// The definitions by `code`. A dictionary would hash the raw value.
  private static let definitions: [Definition?] = {
    var definitions = [Definition?](repeating: nil, count: Int(UInt8.max) + 1)
    for unit in allCases { definitions[unit.code] = unit.definition }
    return definitions
  }()

  /// The byte that represents the case in memory.
  private var code: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  private var definition: Definition {
    /// `significand × 10^-decimals`.
    func exact(_ significand: UInt, _ decimals: Int = 0) -> Rational {
      Rational(BigUInt(significand), decimals: decimals)
    }
    let pound = exact(45_359_237, 8)
    let usGallon = exact(3_785_411_784, 9)
    let imperialGallon = exact(454_609, 5)
    let foot = exact(3048, 4)
    let inch = exact(254, 4)
    let yard = exact(9144, 4)
    return switch self {
    case .kilogram: Definition(.one, "kg", "kilogram", "kilograms")
    case .gram: Definition(exact(1, 3), "g", "gram", "grams")
    case .milligram: Definition(exact(1, 6), "mg", "milligram", "milligrams")
    case .pound: Definition(pound, "lb", "pound", "pounds")
    case .ounce: Definition(pound / exact(16), "oz", "ounce", "ounces")
    case .stone: Definition(pound * exact(14), "st", "stone", "stone")

    case .litre: Definition(.one, "L", "litre", "litres")
    case .decilitre: Definition(exact(1, 1), "dL", "decilitre", "decilitres")
    case .centilitre: Definition(exact(1, 2), "cL", "centilitre", "centilitres")
    case .millilitre: Definition(exact(1, 3), "mL", "millilitre", "millilitres")
    case .metricCup: Definition(exact(250, 3), "metric cup", "metric cup", "metric cups")
    case .metricTablespoon:
      Definition(exact(15, 3), "metric tbsp", "metric tablespoon", "metric tablespoons")
    case .metricTeaspoon:
      Definition(exact(5, 3), "metric tsp", "metric teaspoon", "metric teaspoons")
    case .usGallon: Definition(usGallon, "US gal", "US gallon", "US gallons")
    case .usQuart: Definition(usGallon / exact(4), "US qt", "US quart", "US quarts")
    case .usPint: Definition(usGallon / exact(8), "US pt", "US pint", "US pints")
    case .usCup: Definition(usGallon / exact(16), "US cup", "US cup", "US cups")
    case .usFluidOunce:
      Definition(usGallon / exact(128), "US fl oz", "US fluid ounce", "US fluid ounces")
    case .usTablespoon:
      Definition(usGallon / exact(256), "US tbsp", "US tablespoon", "US tablespoons")
    case .usTeaspoon: Definition(usGallon / exact(768), "US tsp", "US teaspoon", "US teaspoons")
    case .imperialGallon:
      Definition(imperialGallon, "imp gal", "imperial gallon", "imperial gallons")
    case .imperialQuart:
      Definition(imperialGallon / exact(4), "imp qt", "imperial quart", "imperial quarts")
    case .imperialPint:
      Definition(imperialGallon / exact(8), "imp pt", "imperial pint", "imperial pints")
    case .imperialFluidOunce:
      Definition(
        imperialGallon / exact(160), "imp fl oz", "imperial fluid ounce", "imperial fluid ounces")

    case .one: Definition(.one, nil, "unit", "units")
    case .dozen: Definition(exact(12), nil, "dozen", "dozen")
    case .piece: Definition(.one, nil, "piece", "pieces")
    case .wash: Definition(.one, nil, "wash", "washes")
    case .sheet: Definition(.one, nil, "sheet", "sheets")
    case .roll: Definition(.one, nil, "roll", "rolls")
    case .capsule: Definition(.one, nil, "capsule", "capsules")
    case .tablet: Definition(.one, nil, "tablet", "tablets")
    case .serving: Definition(.one, nil, "serving", "servings")
    case .bag: Definition(.one, nil, "bag", "bags")
    case .pair: Definition(.one, nil, "pair", "pairs")

    case .metre: Definition(.one, "m", "metre", "metres")
    case .centimetre: Definition(exact(1, 2), "cm", "centimetre", "centimetres")
    case .millimetre: Definition(exact(1, 3), "mm", "millimetre", "millimetres")
    case .foot: Definition(foot, "ft", "foot", "feet")
    case .inch: Definition(inch, "in", "inch", "inches")
    case .yard: Definition(yard, "yd", "yard", "yards")

    case .squareMetre: Definition(.one, "m²", "square metre", "square metres")
    case .squareCentimetre:
      Definition(exact(1, 4), "cm²", "square centimetre", "square centimetres")
    case .squareFoot: Definition(foot * foot, "ft²", "square foot", "square feet")
    case .squareInch: Definition(inch * inch, "in²", "square inch", "square inches")
    case .squareYard: Definition(yard * yard, "yd²", "square yard", "square yards")
    }
  }

  private var defined: Definition { Self.definitions[code] ?? definition }

  /// The kind of this unit.
  public var kind: Kind {
    switch self {
    case .kilogram, .gram, .pound, .ounce, .milligram, .stone: .weight
    case .litre, .centilitre, .millilitre, .decilitre, .metricCup, .metricTablespoon,
      .metricTeaspoon, .usGallon, .usQuart, .usPint, .usFluidOunce, .usCup, .usTablespoon,
      .usTeaspoon, .imperialGallon, .imperialQuart, .imperialPint, .imperialFluidOunce:
      .volume
    case .one, .dozen, .piece, .wash, .sheet, .roll, .capsule, .tablet, .serving, .bag, .pair:
      .units
    case .metre, .centimetre, .millimetre, .foot, .inch, .yard: .length
    case .squareMetre, .squareCentimetre, .squareFoot, .squareInch, .squareYard: .area
    }
  }

  /// The item that this unit counts; nil for plain units, for dozens, and for units of other kinds.
  public var item: CountedItem? {
    switch self {
    case .piece: .piece
    case .wash: .wash
    case .sheet: .sheet
    case .roll: .roll
    case .capsule: .capsule
    case .tablet: .tablet
    case .serving: .serving
    case .bag: .bag
    case .pair: .pair
    default: nil
    }
  }

  /// The size of this unit in base units: kilogram, litre, one, metre or square metre.
  public var factor: Rational { defined.factor }

  /// The symbol, which has no plural; nil for counted units.
  public var symbol: String? { defined.symbol }

  /// The English singular name, which is also the key of its translation.
  public var name: String { defined.name }

  /// The English plural name.
  public var plural: String { defined.plural }

  /// The word that can be typed after a number: the symbol, or the plural of a counted unit.
  var typedName: String { symbol ?? plural }

  /// A Boolean value indicating whether this is a unit of the metric system.
  var isMetric: Bool {
    switch self {
    case .kilogram, .gram, .milligram, .litre, .decilitre, .centilitre, .millilitre, .metricCup,
      .metricTablespoon, .metricTeaspoon, .metre, .centimetre, .millimetre, .squareMetre,
      .squareCentimetre:
      true
    default: false
    }
  }
}
