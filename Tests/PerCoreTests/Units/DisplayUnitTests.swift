import PerCore
import Testing

@Suite struct DisplayUnitTests {
  @Test(arguments: [MeasureSystem.metric, .us, .imperial])
  func theStandardIsAmongTheChoices(_ system: MeasureSystem) {
    for kind in Kind.allCases {
      let choices = DisplayUnit.choices(for: kind, preferring: system)
      let standard = DisplayUnit.standard(for: kind, in: system)
      #expect(choices.contains(standard))
      #expect(Set(choices).count == choices.count)
      #expect(choices.allSatisfy { $0.kind == kind && $0.multiple > 0 })
    }
  }

  @Test(
    arguments: [
      (.weight, .kilogram, .pound), (.volume, .litre, .usFluidOunce), (.units, .one, .one),
      (.length, .metre, .foot), (.area, .squareMetre, .squareFoot),
    ] as [(Kind, Unit, Unit)])
  func theStandardIsWhatShelvesSay(_ kind: Kind, _ metric: Unit, _ us: Unit) {
    #expect(DisplayUnit.standard(for: kind, in: .metric) == DisplayUnit(metric))
    #expect(DisplayUnit.standard(for: kind, in: .imperial) == DisplayUnit(metric))
    #expect(DisplayUnit.standard(for: kind, in: .us) == DisplayUnit(us))
  }

  @Test func theGallonsOfTheCountryComeFirst() {
    func gallons(_ system: MeasureSystem) -> [Unit] {
      DisplayUnit.choices(for: .volume, preferring: system).map(\.unit)
        .filter { $0 == .usGallon || $0 == .imperialGallon }
    }
    #expect(gallons(.us) == [.usGallon, .imperialGallon])
    #expect(gallons(.metric) == [.usGallon, .imperialGallon])
    #expect(gallons(.imperial) == [.imperialGallon, .usGallon])
  }

  @Test(arguments: [
    (DisplayUnit(.kilogram), "7.98"), (DisplayUnit(100, .gram), "0.798"),
    (DisplayUnit(.gram), "0.00798"), (DisplayUnit(.pound), "3.6196671126"),
  ])
  func unitPricesAreExactInEveryMeasure(_ unit: DisplayUnit, _ price: String) throws {
    let product = try product("500", .gram, "3.99")
    #expect(product.unitPrice.per(unit) == decimal(price))
  }
}
