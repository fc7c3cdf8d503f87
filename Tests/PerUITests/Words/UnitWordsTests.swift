import PerCore
import PerUI
import XCTest

final class UnitWordsTests: XCTestCase {
  private typealias Unit = PerCore.Unit

  func testCountedUnitsHaveAPluralAndSymbolsHaveNone() {
    let expected: [(unit: Unit, one: String, six: String)] = [
      (.one, "unit", "units"), (.piece, "piece", "pieces"), (.wash, "wash", "washes"),
      (.sheet, "sheet", "sheets"), (.dozen, "dozen", "dozen"), (.pound, "lb", "lb"),
      (.gram, "g", "g"), (.usGallon, "US gal", "US gal"), (.squareMetre, "m²", "m²"),
    ]
    for (unit, one, six) in expected {
      XCTAssertEqual(unit.words(for: 1), one)
      XCTAssertEqual(unit.words(for: 6), six)
    }
  }

  func testTheMenuSaysTheNameAndTheSymbol() {
    XCTAssertEqual(Unit.kilogram.menuWords, "kilograms (kg)")
    XCTAssertEqual(Unit.one.menuWords, "units")
    XCTAssertEqual(Unit.foot.menuWords, "feet (ft)")
    XCTAssertEqual(Unit.stone.menuWords, "stone (st)")
    XCTAssertEqual(Unit.imperialFluidOunce.menuWords, "imperial fluid ounces (imp fl oz)")
    for unit in Unit.allCases {
      XCTAssertFalse(unit.menuWords.contains("{"), unit.menuWords)
      XCTAssertEqual(unit.menuWords.contains("("), unit.symbol != nil, unit.menuWords)
    }
    XCTAssertEqual(Set(Unit.allCases.map(\.menuWords)).count, Unit.allCases.count)
  }

  func testTheClosedMenuSaysWhatFits() {
    XCTAssertEqual(Unit.kilogram.shortMenuWords, "kilograms (kg)")
    XCTAssertEqual(Unit.imperialFluidOunce.shortMenuWords, "imp fl oz")
    XCTAssertEqual(Unit.squareCentimetre.shortMenuWords, "cm²")
    XCTAssertEqual(Set(Unit.allCases.map(\.shortMenuWords)).count, Unit.allCases.count)
  }

  func testADisplayUnitSaysHowMuchThePriceIsFor() {
    let format = Conventions.euro.numbers
    XCTAssertEqual(DisplayUnit(.kilogram).words(in: format), "kg")
    XCTAssertEqual(DisplayUnit(100, .gram).words(in: format), "100 g")
    XCTAssertEqual(DisplayUnit(.one).words(in: format), "unit")
    XCTAssertEqual(DisplayUnit(10, .one).words(in: format), "10 units")
    XCTAssertEqual(DisplayUnit(1000, .one).words(in: Conventions.germany.numbers), "1.000 units")
    for kind in Kind.allCases {
      let choices = DisplayUnit.choices(for: kind, preferring: .metric)
      XCTAssertEqual(Set(choices.map { $0.words(in: format) }).count, choices.count)
    }
  }
}
