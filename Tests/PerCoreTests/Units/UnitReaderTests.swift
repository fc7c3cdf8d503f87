import PerCore
import Testing

@Suite struct UnitReaderTests {
  private func read(
    _ text: String, _ conventions: Conventions = .us, names: [String: Unit] = [:]
  ) -> [String] {
    guard let (expression, unit) = UnitReader(conventions, names: names).read(text) else {
      return []
    }
    return [expression, unit.rawValue]
  }

  /// The names that the catalogs of Spanish and German have.
  @Test(
    arguments: [
      ("2 tazas", .metric, .metricCup), ("2 tazas", .us, .usCup),
      ("1 galón", .metric, .usGallon), ("3 galones", .imperial, .imperialGallon),
      ("8 onzas líquidas", .metric, .usFluidOunce), ("3 onzas", .metric, .ounce),
      ("3 galones imperiales", .metric, .imperialGallon),
      ("2 Tassen", .metric, .metricCup), ("3 Gallonen", .imperial, .imperialGallon),
      ("3 Gallonen", .metric, .usGallon),
    ] as [(String, MeasureSystem, Unit)])
  func localNamesWithoutASystemAreThoseOfTheUsersSystem(
    _ text: String, _ measures: MeasureSystem, _ unit: Unit
  ) {
    let names: [String: Unit] = [
      "taza métrica": .metricCup, "tazas métricas": .metricCup, "taza estadounidense": .usCup,
      "tazas estadounidenses": .usCup, "galón estadounidense": .usGallon,
      "galones estadounidenses": .usGallon, "galón imperial": .imperialGallon,
      "galones imperiales": .imperialGallon, "onza": .ounce, "onzas": .ounce,
      "onza líquida estadounidense": .usFluidOunce, "onza líquida imperial": .imperialFluidOunce,
      "onzas líquidas estadounidenses": .usFluidOunce,
      "onzas líquidas imperiales": .imperialFluidOunce,
      "metrische tasse": .metricCup, "metrische tassen": .metricCup, "us-tasse": .usCup,
      "us-tassen": .usCup, "us-gallone": .usGallon, "us-gallonen": .usGallon,
      "britische gallone": .imperialGallon, "britische gallonen": .imperialGallon,
    ]
    let conventions = Conventions(
      numbers: .us, money: MoneyFormat(symbol: "€", numbers: .us), measures: measures)
    #expect(read(text, conventions, names: names).last == unit.rawValue)
  }

  @Test(
    arguments: [
      ("500 gr", "500", .gram), ("500 gms", "500", .gram), ("500gm.", "500", .gram),
      ("2 kgs", "2", .kilogram), ("330 ml.", "330", .millilitre), ("12 oz.", "12", .ounce),
      ("3 lbs.", "3", .pound), ("2 ltr", "2", .litre), ("750cc", "750", .millilitre),
      ("750 cm³", "750", .millilitre), ("200 sq ft", "200", .squareFoot),
      ("200 sq. ft.", "200", .squareFoot), ("200 sqft", "200", .squareFoot),
      ("30 ct", "30", .one), ("2 doz", "2", .dozen), ("2 doz.", "2", .dozen),
      ("5 m²", "5", .squareMetre), ("5 sqm", "5", .squareMetre), ("5 m2", "5", .squareMetre),
      ("500㎖", "500", .millilitre), ("1.5㎏", "1.5", .kilogram), ("20㎎", "20", .milligram),
      ("30 ㎝", "30", .centimetre), ("5㎡", "5", .squareMetre), ("1ℓ", "1", .litre),
      ("500 ｇ", "500", .gram), ("500ｍｌ", "500", .millilitre), ("２ＫＧ", "２", .kilogram),
      ("½ lb", "½", .pound), ("1½lb", "1½", .pound), ("2 rolls", "2", .roll),
      ("3 pair", "3", .pair), ("60 caps", "60", .capsule), ("6×330 ml", "6×330", .millilitre),
      ("2  US   gal", "2", .usGallon), ("2 U.S. gal.", "2", .usGallon),
      ("2 imperial pints", "2", .imperialPint), ("2 UK pints", "2", .imperialPint),
      ("\u{200E}500\u{200F} g\u{200F}", "500", .gram),
      ("1 metric cup", "1", .metricCup), ("3 liters", "3", .litre),
    ] as [(String, String, Unit)])
  func readsAbbreviations(_ text: String, _ expression: String, _ unit: Unit) {
    for conventions in [Conventions.us, .german, .british] {
      #expect(read(text, conventions) == [expression, unit.rawValue])
    }
  }

  @Test(
    arguments: [
      ("1 lb 4 oz", "20", .ounce), ("1lb 4oz", "20", .ounce), ("1lb4oz", "20", .ounce),
      ("1 lb. 4 oz.", "20", .ounce), ("5 ft 3 in", "63", .inch), ("1 kg 200 g", "1200", .gram),
      ("2 L 500 ml", "2500", .millilitre), ("1.5 kg 250 g", "1750", .gram),
      ("1 yd 2 ft 3 in", "63", .inch), ("1 st 2 lb", "16", .pound),
      ("2 US gal 1 US qt", "9", .usQuart), ("1 dozen 3 pieces", "15", .piece),
      ("1 lb 4.5 oz", "20.5", .ounce),
    ] as [(String, String, Unit)])
  func addsCompounds(_ text: String, _ expression: String, _ unit: Unit) {
    #expect(read(text) == [expression, unit.rawValue])
  }

  @Test func compoundsUseTheFormatOfTheLocale() {
    #expect(read("1 kg 200,5 g", .german) == ["1200,5", "g"])
  }

  /// The order is wrong, one unit is not a multiple of the other, or an amount isn't a plain number.
  @Test(arguments: [
    "4 oz 1 lb", "1 lb 100 g", "1 kg 2 L", "1 lb 1 lb", "2×1 lb 4 oz", "1 lb 2+2 oz", "1 lb 4",
    "4 ounces of 3", "kg", "5 k g", "5 furlongs", "", " ", "x", "6x", "1 roll 2 sheets",
  ])
  func readsNothingElse(_ text: String) {
    let result = read(text)
    // The text before the unit isn't an expression, which the field reports.
    #expect(
      result.isEmpty || (try? Expression(result[0], format: .us)) == nil, "\(result)")
  }

  @Test func theSystemDecidesOnSharedNames() {
    let expected: [(String, us: Unit, british: Unit, metric: Unit)] = [
      ("cup", .usCup, .metricCup, .metricCup), ("cups", .usCup, .metricCup, .metricCup),
      ("tbsp", .usTablespoon, .metricTablespoon, .metricTablespoon),
      ("teaspoons", .usTeaspoon, .metricTeaspoon, .metricTeaspoon),
      ("pint", .usPint, .imperialPint, .usPint), ("gals", .usGallon, .imperialGallon, .usGallon),
      ("fl. oz", .usFluidOunce, .imperialFluidOunce, .usFluidOunce),
      ("floz", .usFluidOunce, .imperialFluidOunce, .usFluidOunce),
      ("us cups", .usCup, .usCup, .usCup),
    ]
    for (name, us, british, metric) in expected {
      #expect(read("2 \(name)", .us) == ["2", us.rawValue])
      #expect(read("2 \(name)", .british) == ["2", british.rawValue])
      #expect(read("2 \(name)", .german) == ["2", metric.rawValue])
    }
  }

  @Test func everyUnitIsReadByItsNames() {
    for unit in Unit.allCases {
      for name in [unit.symbol, unit.name, unit.plural].compactMap({ $0 }) {
        for conventions in [Conventions.us, .british, .german] {
          #expect(read("2 \(name)", conventions) == ["2", unit.rawValue])
          #expect(read("2\(name.uppercased())", conventions) == ["2", unit.rawValue])
        }
      }
    }
  }

  @Test func readsTheNamesOfTheLanguage() {
    let names: [String: Unit] = [
      "us-gallonen": .usGallon, "غرامات": .gram, "グラム": .gram, "lb": .kilogram,
    ]
    #expect(read("3 US-Gallonen", names: names) == ["3", "gal-us"])
    #expect(read("3 غرامات", names: names) == ["3", "g"])
    #expect(read("500グラム", names: names) == ["500", "g"])
    #expect(read("3 lb", names: names) == ["3", "lb"])
  }

  @Test func readsNoUnitInALongText() {
    #expect(read(String(repeating: "1 ", count: 500) + "kg").isEmpty)
    #expect(read(String(repeating: "1a", count: 399)).isEmpty)
  }
}
