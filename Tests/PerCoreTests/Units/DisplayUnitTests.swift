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
  func theStandardIsTheUnitOfShelfLabels(_ kind: Kind, _ metric: Unit, _ us: Unit) {
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

  @Test func choicesCountTheItem() {
    #expect(
      DisplayUnit.choices(for: .units, counting: .wash, preferring: .us) == [
        DisplayUnit(.wash), DisplayUnit(10, .wash), DisplayUnit(100, .wash), DisplayUnit(.dozen),
      ])
    #expect(
      DisplayUnit.choices(for: .weight, counting: nil, preferring: .us)
        == DisplayUnit.choices(for: .weight, preferring: .us))
  }

  @MainActor
  private func list(
    _ products: Product..., in conventions: Conventions = .us
  ) throws -> ProductListController {
    let list = ProductListController(conventions: conventions)
    for product in products { try list.add(product) }
    return list
  }

  @Test @MainActor func itemsAreShownPerItem() throws {
    let list = try list(product("2", .dozen, "24"))
    #expect(list.state.displayUnit == DisplayUnit(.one))
    try list.add(product("10", .wash, "20"))
    #expect(list.state.displayUnit == DisplayUnit(.wash))
    #expect(list.displayUnits.map(\.unit) == [.wash, .wash, .wash, .dozen])
    #expect(list.row(at: 0).unitPrice == "$1.00" && list.row(at: 0).displayUnit.unit == .wash)
  }

  /// The best price decides, at the decimals of the currency.
  @Test(
    arguments: [
      ("0.094", 100, 2), ("0.095", 1, 2), ("0.1", 1, 2), ("0.0001", 100, 2), ("9.4", 100, 0),
      ("9.5", 1, 0), ("10", 1, 0),
    ] as [(String, Int, Int)])
  @MainActor func smallPricesAreShownPer100(
    _ price: String, _ multiple: Int, _ decimals: Int
  ) throws {
    let money = MoneyFormat(symbol: "$", usualDecimals: decimals, numbers: .us)
    let conventions = Conventions(numbers: .us, money: money, measures: .us)
    let list = try list(
      product("1", .sheet, price), product("1", .sheet, "50"), in: conventions)
    #expect(list.state.displayUnit == DisplayUnit(multiple, .sheet))
  }

  @Test @MainActor func aChosenUnitIsKept() throws {
    let list = try list(product("100", .sheet, "2"))
    #expect(list.state.displayUnit == DisplayUnit(100, .sheet))
    list.show(in: DisplayUnit(.sheet))
    #expect(list.state.displayUnit == DisplayUnit(.sheet))
    list.clear()
    // The choice applies to the next item as well.
    try list.add(product("100", .capsule, "2"))
    #expect(list.state.displayUnit == DisplayUnit(.capsule))
    list.show(in: DisplayUnit(.dozen))
    #expect(list.state.displayUnit == DisplayUnit(.dozen))
  }

  @Test @MainActor func aPreferredUnitIsKept() throws {
    var conventions = Conventions.us
    conventions = Conventions(
      numbers: conventions.numbers, money: conventions.money, measures: .us,
      displayUnits: [.units: DisplayUnit(10, .one)])
    let list = try list(product("100", .sheet, "2"), in: conventions)
    #expect(list.state.displayUnit == DisplayUnit(10, .sheet))
  }

  @Test func aGroupContainsComparableProducts() throws {
    var products = try [
      product("1", .sheet, "1"), product("1", .wash, "1"), product("1", .one, "1"),
      product("1", .wash, "1"), product("1", .gram, "1"), product("1", .dozen, "1"),
    ]
    for index in products.indices { products[index].id = Int64(index + 1) }
    #expect(products.comparableGroups().map { $0.map(\.id) } == [[2, 3, 4, 6], [1], [5]])
    #expect(products.prefix(0).comparableGroups().isEmpty)
    #expect(products[2...2].comparableGroups().map { $0.map(\.id) } == [[3]])
    for group in products.comparableGroups() { _ = try ProductList(group) }
  }
}
