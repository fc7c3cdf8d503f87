import PerCore
import Testing

/// Compares the factors with those of GNU units.
@Suite struct UnitsOracleTests {
  private static let names: [(PerCore.Unit, String, String)] = [
    (.kilogram, "kg", "kg"), (.gram, "gram", "kg"), (.milligram, "milligram", "kg"),
    (.pound, "pound", "kg"), (.ounce, "ounce", "kg"), (.stone, "stone", "kg"),
    (.litre, "liter", "liter"), (.decilitre, "deciliter", "liter"),
    (.centilitre, "centiliter", "liter"), (.millilitre, "milliliter", "liter"),
    (.usGallon, "usgallon", "liter"), (.usQuart, "usquart", "liter"), (.usPint, "uspint", "liter"),
    (.usCup, "uscup", "liter"), (.usFluidOunce, "usfloz", "liter"),
    (.usTablespoon, "ustablespoon", "liter"), (.usTeaspoon, "usteaspoon", "liter"),
    (.imperialGallon, "brgallon", "liter"), (.imperialQuart, "brquart", "liter"),
    (.imperialPint, "brpint", "liter"), (.imperialFluidOunce, "brfloz", "liter"),
    (.metricCup, "metriccup", "liter"), (.metricTablespoon, "15 milliliter", "liter"),
    (.metricTeaspoon, "5 milliliter", "liter"), (.dozen, "dozen", "1"), (.metre, "meter", "meter"),
    (.centimetre, "centimeter", "meter"),
    (.millimetre, "millimeter", "meter"), (.foot, "foot", "meter"), (.inch, "inch", "meter"),
    (.yard, "yard", "meter"), (.squareMetre, "meter^2", "meter^2"),
    (.squareCentimetre, "centimeter^2", "meter^2"), (.squareFoot, "foot^2", "meter^2"),
    (.squareInch, "inch^2", "meter^2"), (.squareYard, "yard^2", "meter^2"),
  ]

  @Test(
    .enabled(
      if: Tool.isInstalled("units") || Environment.isStrict,
      "The program \"units\" is not installed."))
  func factorsAgreeWithGNUUnits() throws {
    let units = try #require(Tool("units"), "The program \"units\" is not installed.")
    let named = Set(Self.names.map(\.0))
    #expect(
      Unit.allCases.filter { !named.contains($0) } == [.one] + CountedItem.allCases.map(\.unit))
    let input = Self.names.map { "\($0.1)\n\($0.2)\n" }.joined()
    let output = try units.output(["-q", "-t", "-o", "%.17g"], input: input)
    let factors = output.split(separator: "\n").map { Double($0) }
    try #require(factors.count == Self.names.count)
    for ((unit, name, _), factor) in zip(Self.names, factors) {
      let factor = try #require(factor, "units does not know \(name)")
      // GNU units calculates with doubles, which have 15 significant digits.
      #expect(abs(unit.factor.approximation / factor - 1) < 2e-15, "\(name)")
    }
  }
}
