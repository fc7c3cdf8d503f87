import PerCore
import Testing

@Suite struct UnitTests {
  /// The legal definitions, each as a fraction of the base unit.
  @Test(
    arguments: [
      (.kilogram, .weight, 1, 1), (.gram, .weight, 1, 1000), (.milligram, .weight, 1, 1_000_000),
      (.pound, .weight, 45_359_237, 100_000_000), (.ounce, .weight, 45_359_237, 1_600_000_000),
      (.stone, .weight, 635_029_318, 100_000_000),
      (.litre, .volume, 1, 1), (.decilitre, .volume, 1, 10), (.centilitre, .volume, 1, 100),
      (.millilitre, .volume, 1, 1000),
      (.usGallon, .volume, 3_785_411_784, 1_000_000_000),
      (.usQuart, .volume, 946_352_946, 1_000_000_000),
      (.usPint, .volume, 473_176_473, 1_000_000_000),
      (.usCup, .volume, 2_365_882_365, 10_000_000_000),
      (.usFluidOunce, .volume, 295_735_295_625, 10_000_000_000_000),
      (.usTablespoon, .volume, 1_478_676_478_125, 100_000_000_000_000),
      (.usTeaspoon, .volume, 492_892_159_375, 100_000_000_000_000),
      (.imperialGallon, .volume, 454_609, 100_000),
      (.imperialQuart, .volume, 11_365_225, 10_000_000),
      (.imperialPint, .volume, 56_826_125, 100_000_000),
      (.imperialFluidOunce, .volume, 284_130_625, 10_000_000_000),
      (.metricCup, .volume, 1, 4), (.metricTablespoon, .volume, 15, 1000),
      (.metricTeaspoon, .volume, 5, 1000),
      (.one, .units, 1, 1), (.piece, .units, 1, 1), (.wash, .units, 1, 1), (.sheet, .units, 1, 1),
      (.roll, .units, 1, 1), (.capsule, .units, 1, 1), (.tablet, .units, 1, 1),
      (.serving, .units, 1, 1), (.bag, .units, 1, 1), (.pair, .units, 1, 1),
      (.dozen, .units, 12, 1),
      (.metre, .length, 1, 1), (.centimetre, .length, 1, 100), (.millimetre, .length, 1, 1000),
      (.foot, .length, 3048, 10_000), (.inch, .length, 254, 10_000), (.yard, .length, 9144, 10_000),
      (.squareMetre, .area, 1, 1), (.squareCentimetre, .area, 1, 10_000),
      (.squareFoot, .area, 9_290_304, 100_000_000), (.squareInch, .area, 64_516, 100_000_000),
      (.squareYard, .area, 83_612_736, 100_000_000),
    ] as [(Unit, Kind, UInt, UInt)])
  func hasItsKindAndFactor(_ unit: Unit, _ kind: Kind, _ n: UInt, _ d: UInt) {
    #expect(unit.kind == kind)
    #expect(unit.factor == ratio(n, d))
  }

  @Test func everyUnitIsOfferedOnceByItsKind() {
    for system in [MeasureSystem.metric, .us, .imperial] {
      let offered = Kind.allCases.flatMap { $0.units(preferring: system) }
      #expect(offered.count == Unit.allCases.count)
      #expect(Set(offered) == Set(Unit.allCases))
      for kind in Kind.allCases {
        #expect(kind.units(preferring: system).allSatisfy { $0.kind == kind })
      }
    }
  }

  @Test func theUsualUnitComesFirst() {
    for system in [MeasureSystem.metric, .us, .imperial] {
      for kind in Kind.allCases {
        #expect(kind.units(preferring: system)[0] == kind.usualUnit(in: system))
      }
    }
    #expect(
      Kind.allCases.map { $0.usualUnit(in: .us) } == [
        .pound, .usFluidOunce, .one, .foot, .squareFoot,
      ])
    for system in [MeasureSystem.metric, .imperial] {
      #expect(
        Kind.allCases.map { $0.usualUnit(in: system) } == [
          .kilogram, .litre, .one, .metre, .squareMetre,
        ])
    }
  }

  @Test func unitsAreOrderedBySystem() {
    #expect(
      Kind.weight.units(preferring: .metric)
        == [.kilogram, .gram, .pound, .ounce, .milligram, .stone])
    #expect(
      Kind.weight.units(preferring: .us)
        == [.pound, .ounce, .kilogram, .gram, .milligram, .stone])
    let metric: [Unit] = [.litre, .centilitre, .millilitre]
    let us: [Unit] = [.usGallon, .usQuart, .usPint]
    let imperial: [Unit] = [.imperialGallon, .imperialQuart, .imperialPint, .imperialFluidOunce]
    func volumes(_ system: MeasureSystem) -> [Unit] {
      Array(Kind.volume.units(preferring: system).prefix(11))
    }
    // Swift 6.0 needs the types of the long expressions.
    let inMetric: [Unit] = [metric, us, [.usFluidOunce], imperial].flatMap { $0 }
    let inImperial: [Unit] = [metric, imperial, us, [.usFluidOunce]].flatMap { $0 }
    let usSmall: [Unit] = [.usCup, .usTablespoon, .usTeaspoon]
    let inUS: [Unit] = [[.usFluidOunce], us, usSmall, metric, [.imperialGallon]].flatMap { $0 }
    #expect(volumes(.metric) == inMetric)
    #expect(volumes(.imperial) == inImperial)
    #expect(volumes(.us) == inUS)
    let items: [Unit] = CountedItem.allCases.map(\.unit)
    let counted: [Unit] = [[.one], items, [.dozen]].flatMap { $0 }
    #expect(Kind.units.units(preferring: .metric) == counted)
  }

  @Test func aListOfAnItemOffersItAndPlainUnits() {
    #expect(
      Kind.units.units(preferring: .metric, counting: .sheet) == [.one, .sheet, .dozen])
    #expect(
      Kind.weight.units(preferring: .us, counting: nil) == Kind.weight.units(preferring: .us))
  }

  @Test func everyItemHasAUnit() {
    for item in CountedItem.allCases { #expect(item.unit.item == item) }
    #expect(Unit.allCases.filter { $0.item != nil }.count == CountedItem.allCases.count)
  }

  /// No two units have the same symbol or name, and units that several systems have name their system.
  @Test func namesAreUnambiguous() {
    #expect(Set(Unit.allCases.map(\.name)).count == Unit.allCases.count)
    let symbols = Unit.allCases.compactMap(\.symbol)
    #expect(Set(symbols).count == symbols.count)
    for unit in Unit.allCases {
      #expect((unit.symbol == nil) == (unit.kind == .units))
      let isAmbiguous = ["gal", "qt", "pt", "fl oz", "cup", "tbsp", "tsp"].contains {
        unit.symbol?.hasSuffix($0) == true
      }
      guard isAmbiguous else { continue }
      let owner =
        switch unit.rawValue.split(separator: "-").last {
        case "imp": ("imp ", "imperial ")
        case "us": ("US ", "US ")
        default: ("metric ", "metric ")
        }
      #expect(unit.symbol!.hasPrefix(owner.0))
      #expect(unit.name.hasPrefix(owner.1) && unit.plural.hasPrefix(owner.1))
    }
  }

  /// Stored comparisons refer to units by these values.
  @Test func rawValuesDoNotChange() {
    #expect(
      Unit.allCases.map(\.rawValue) == [
        "kg", "g", "lb", "oz", "mg", "st", "L", "cL", "mL", "dL", "gal-us", "qt-us", "pt-us",
        "floz-us", "cup-metric", "tbsp-metric", "tsp-metric", "cup-us", "tbsp-us", "tsp-us",
        "gal-imp", "qt-imp", "pt-imp", "floz-imp", "unit", "dozen", "piece", "wash", "sheet",
        "roll", "capsule", "tablet", "serving", "bag", "pair", "m", "cm", "mm", "ft", "in", "yd",
        "m2", "cm2", "ft2",
        "in2", "yd2",
      ])
  }

  @Test func kindsOfferEachUnitOnce() {
    for system in [MeasureSystem.metric, .us, .imperial] {
      let offered = Kind.allCases.flatMap { $0.units(preferring: system) }
      #expect(offered.count == Unit.allCases.count && Set(offered) == Set(Unit.allCases))
      for kind in Kind.allCases {
        #expect(kind.units(preferring: system).allSatisfy { $0.kind == kind })
      }
    }
  }
}
