import PerCore
import Testing

@Suite struct PackTextTests {
  private func text(
    _ quantity: String, _ unit: Unit, _ price: String = "1", in conventions: Conventions = .us
  ) throws -> PackText {
    PackText(try product(quantity, unit, price), conventions: conventions)
  }

  @Test(arguments: [
    ("500", "500"), ("1500", "1,500"), ("1,500", "1,500"), ("0.5", "0.5"),
    ("6x330", "6 × 330"), ("6*330", "6 × 330"), ("6 ×330", "6 × 330"), ("6×330+", "6 × 330"),
    ("2×(100-25)", "2 × (100 − 25)"), ("1/4", "1 ÷ 4"), ("12+", "12"), ("(5)", "(5)"),
  ])
  func aQuantityIsShownAsEntered(_ entered: String, _ shown: String) throws {
    #expect(try text(entered, .gram).parts[0].number == shown)
  }

  @Test(arguments: [
    ("6x330", Unit.millilitre, "1.98", Unit.litre), ("2x330", .millilitre, "660", .millilitre),
    ("3*500", .gram, "1.5", .kilogram), ("2*500", .gram, "1", .kilogram),
    ("6*12", .ounce, "72", .ounce), ("2*6", .dozen, "12", .dozen),
    ("4*50", .centimetre, "2", .metre), ("2*2", .kilogram, "4", .kilogram),
  ])
  func aCalculationHasATotal(
    _ entered: String, _ unit: Unit, _ total: String, _ totalUnit: Unit
  ) throws {
    let text = try text(entered, unit)
    #expect(text.total?.number == total && text.total?.unit == totalUnit)
    #expect(text.parts[0].unit == unit)
  }

  @Test(arguments: [
    ("½", Unit.pound, "½ lb"), ("1½", .pound, "1½ lb"), ("1 1/2", .pound, "1 1/2 lb"),
    ("1 1÷2", .pound, "1 1/2 lb"), ("1 lb 4 oz", .ounce, "1 lb 4 oz"),
    ("1 US gal 2 US qt", .usQuart, "1 US gal 2 US qt"), ("5 ft 3.5 in", .inch, "5 ft 3.5 in"),
  ])
  func aFractionAndACompoundAreShownAsEntered(
    _ entered: String, _ unit: Unit, _ shown: String
  ) throws {
    let sum = UnitReader(.us).read(entered)?.expression ?? entered
    let product = Product(
      quantity: try Amount(plain: Amount(sum, format: .us).plain, expression: entered),
      unit: unit, price: try Amount("2", format: .us))
    let text = PackText(product, conventions: .us)
    let words = text.parts.map { "\($0.number) \($0.unit.symbol ?? "")" }.joined(separator: " ")
    #expect(words == shown && text.total == nil && text.result == text.parts)
  }

  /// Two US quarts aren't two imperial quarts.
  @Test func aCompoundWithAnotherMeaningIsShownByItsValue() throws {
    let product = Product(
      quantity: try Amount(plain: "6", expression: "1 gal 2 qt"), unit: .usQuart,
      price: try Amount("2", format: .us))
    #expect(PackText(product, conventions: .us).parts.map(\.unit) == [.usGallon, .usQuart])
    #expect(PackText(product, conventions: .british).parts.map(\.number) == ["6"])
  }

  @Test(arguments: [
    ("3.99-20%", "$3.19"), ("3.192", "$3.192"), ("1÷3", "$0.33"), ("0.01÷3", "$0.0033"),
    ("2x1.99", "$3.98"), ("1½", "$1.50"),
  ])
  func aCalculatedPriceIsRounded(_ entered: String, _ shown: String) throws {
    let text = try text("1", .kilogram, entered)
    #expect(text.price == shown)
  }

  @Test func theResultHasNoCalculation() throws {
    let text = try text("6x330", .millilitre, "3.99-20%")
    #expect(text.result.map(\.number) == ["1.98"] && text.result.map(\.unit) == [.litre])
    #expect(try self.text("1000÷3", .gram).result.map(\.number) == ["333.333333333"])
  }

  @Test func aPlainNumberHasNoTotal() throws {
    #expect(try text("1500", .gram).total == nil)
    #expect(try text("12+", .gram).total == nil)
  }

  @Test func aPriceKeepsItsCalculation() throws {
    let text = try text("1", .kilogram, "2x1.99")
    #expect(text.price == "$3.98" && text.priceExpression == "2 × 1.99")
    #expect(try self.text("1", .kilogram, "3.98").priceExpression == nil)
  }

  /// An imperial gallon is 4.54609 liters.
  @Test(arguments: [("0.54609", "546"), ("0.073176", "73.2"), ("0.0125", "12.5"), ("0.5", "500")])
  func aPartOfALiterHasThreeDigits(_ liters: String, _ milliliters: String) throws {
    let text = PackText.small(decimal(liters), like: .litre, format: .us)
    #expect(text.number == milliliters && text.unit == .millilitre)
  }

  /// "1.500" is fifteen hundred in German and one and a half in English.
  @Test func aTextOfAnotherLanguageIsShownByItsValue() throws {
    let german = Product(
      quantity: try Amount("2×1.500", format: .german), unit: .gram,
      price: try Amount("1,50", format: .german))
    let text = PackText(german, conventions: .us)
    #expect(text.parts[0].number == "3,000" && text.total == nil && text.price == "$1.50")
    #expect(PackText(german, conventions: .german).parts[0].number == "2 × 1.500")
  }
}

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Crème", "creme"), ("NƯỚC", "nuoc"), ("Ёлка", "елка"), ("frai\u{302}che", "fraiche"), ("", ""),
    ("7-Up", "7-up"),
  ])
  func textIsFolded(_ text: String, _ folded: String) {
    #expect(text.folded == folded)
  }
}
