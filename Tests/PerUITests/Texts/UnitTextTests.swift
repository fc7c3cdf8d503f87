import PerCore
import PerUI
import XCTest

final class UnitTextTests: XCTestCase {
  private typealias Unit = PerCore.Unit

  func testCountedUnitsHaveAPlural() {
    let expected: [(unit: Unit, one: String, six: String)] = [
      (.one, "unit", "units"), (.piece, "piece", "pieces"), (.wash, "wash", "washes"),
      (.sheet, "sheet", "sheets"), (.roll, "roll", "rolls"), (.capsule, "capsule", "capsules"),
      (.tablet, "tablet", "tablets"), (.serving, "serving", "servings"), (.bag, "bag", "bags"),
      (.pair, "pair", "pairs"), (.metricCup, "metric cup", "metric cups"),
      (.dozen, "dozen", "dozen"), (.pound, "lb", "lb"),
      (.gram, "g", "g"), (.usGallon, "US gal", "US gal"), (.squareMetre, "m²", "m²"),
    ]
    for (unit, one, six) in expected {
      XCTAssertEqual(unit.text(for: 1), one)
      XCTAssertEqual(unit.text(for: 6), six)
    }
  }

  private func isSpoon(_ unit: Unit) -> Bool { unit.name.hasSuffix("spoon") }

  func testTheMenuShowsNameAndSymbol() {
    XCTAssertEqual(Unit.kilogram.menuText, "kilograms (kg)")
    XCTAssertEqual(Unit.one.menuText, "units")
    XCTAssertEqual(Unit.foot.menuText, "feet (ft)")
    XCTAssertEqual(Unit.stone.menuText, "stone (st)")
    XCTAssertEqual(Unit.imperialFluidOunce.menuText, "imperial fluid ounces (imp fl oz)")
    XCTAssertEqual(Unit.usCup.menuText, "US cups")
    XCTAssertEqual(Unit.metricTablespoon.menuText, "metric tablespoons")
    for unit in Unit.allCases {
      XCTAssertFalse(unit.menuText.contains("{"), unit.menuText)
      let isWithoutSymbol = unit.symbol == nil || unit.symbol == unit.name || isSpoon(unit)
      XCTAssertEqual(unit.menuText.contains("("), !isWithoutSymbol, unit.menuText)
    }
    XCTAssertEqual(Set(Unit.allCases.map(\.menuText)).count, Unit.allCases.count)
  }

  func testTheClosedMenuShowsTheSymbolOfALongName() {
    XCTAssertEqual(Unit.kilogram.shortMenuText, "kilograms (kg)")
    XCTAssertEqual(Unit.imperialFluidOunce.shortMenuText, "imp fl oz")
    XCTAssertEqual(Unit.squareCentimetre.shortMenuText, "cm²")
    XCTAssertEqual(Set(Unit.allCases.map(\.shortMenuText)).count, Unit.allCases.count)
  }

  func testADisplayUnitContainsItsMultiple() {
    let format = Conventions.euro.numbers
    XCTAssertEqual(DisplayUnit(.kilogram).text(in: format), "kg")
    XCTAssertEqual(DisplayUnit(100, .gram).text(in: format), "100 g")
    XCTAssertEqual(DisplayUnit(.one).text(in: format), "unit")
    XCTAssertEqual(DisplayUnit(10, .one).text(in: format), "10 units")
    XCTAssertEqual(DisplayUnit(1000, .one).text(in: Conventions.germany.numbers), "1.000 units")
    for kind in Kind.allCases {
      let choices = DisplayUnit.choices(for: kind, preferring: .metric)
      XCTAssertEqual(Set(choices.map { $0.text(in: format) }).count, choices.count)
    }
    XCTAssertEqual(DisplayUnit(.wash).text(in: format), "wash")
    XCTAssertEqual(DisplayUnit(100, .sheet).text(in: format), "100 sheets")
  }

  func testEnglishUnitsAreSpelledByTheLocale() {
    let expected: [(languages: String, locale: String, isAmerican: Bool)] = [
      ("", "en_US.UTF-8", true), ("", "en_PH.UTF-8", true), ("", "en_GB.UTF-8", false),
      ("", "en_AU.UTF-8", false), ("", "en_CA.UTF-8", false), ("", "C.UTF-8", false),
      ("", "de_DE.UTF-8", false), ("en_US:en", "de_DE.UTF-8", true), ("en", "en_US.UTF-8", true),
      ("fr", "en_US.UTF-8", false), ("en_GB", "en_US.UTF-8", false), ("en_US", "C", false),
    ]
    for (languages, locale, isAmerican) in expected {
      let spelling = EnglishSpelling(languages: languages, locale: locale)
      XCTAssertEqual(spelling.isAmerican, isAmerican, "\(languages) \(locale)")
      let litres = isAmerican ? "liters" : "litres"
      XCTAssertEqual(Unit.litre.localizedName(for: 5, spelling: spelling), litres)
      XCTAssertEqual(
        Unit.squareCentimetre.localizedName(for: 1, spelling: spelling),
        isAmerican ? "square centimeter" : "square centimetre")
      XCTAssertEqual(Unit.gram.localizedName(for: 5, spelling: spelling), "grams")
    }
  }

  func testASplitComparisonIsNamedByItsItem() {
    XCTAssertEqual(CountedItem.wash.comparisonName(for: "Laundry"), "Laundry – washes")
    XCTAssertEqual(CountedItem.wash.comparisonName(for: ""), "Washes")
  }

  func testAWrongItemIsNamed() {
    let error = WrongKind(held: .units, offered: .units, heldItem: .wash, offeredItem: .sheet)
    XCTAssertEqual(error.heldText, "washes")
    XCTAssertEqual(error.offeredText, "sheets")
    let kinds = WrongKind(held: .weight, offered: .volume)
    XCTAssertEqual(kinds.heldText, "weights")
    XCTAssertEqual(kinds.offeredText, "volumes")
    let both = WrongKind(held: .weight, offered: .units, offeredItem: .wash)
    XCTAssertEqual([both.heldText, both.offeredText], ["weights", "washes"])
  }
}
