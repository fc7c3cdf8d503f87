import PerCore
import Testing

/// Quantities that the form reads as typed lines do.
@MainActor
@Suite struct FormQuantityTests {
  private func form(_ conventions: Conventions) -> ProductFormController {
    ProductFormController(list: ProductListController(conventions: conventions))
  }

  @Test(
    arguments: [
      (Conventions.inGerman, "1 Pfund", "500", PerCore.Unit.gram, "500"),
      (Conventions.inGerman, "2 Pfund", "1000", .gram, "1000"),
      (Conventions.inGerman, "ein Pfund", "500", .gram, "500"),
      (Conventions.us, "12oz x 6", "6×12", .ounce, "72"),
      (Conventions.us, "12 oz 6-pack", "72", .ounce, "72"),
      (Conventions.inGerman, "6 Flaschen à 0,5 l", "6×0,5", .litre, "3"),
      (Conventions.inGerman, "ein Dutzend", "12", .piece, "12"),
      (Conventions.us, "an ounce", "1", .ounce, "1"), (Conventions.us, "A lb", "1", .pound, "1"),
      (Conventions.us, "about a kilo", "1", .kilogram, "1"),
      (Conventions.us, "per lb", "1", .pound, "1"),
      (Conventions.inGerman, "je kg", "1", .kilogram, "1"),
      (Conventions.us, "1 each", "1", .piece, "1"), (Conventions.us, "each", "1", .piece, "1"),
      (Conventions.inFrench, "3 chacun", "3", .piece, "3"),
      (Conventions.us, "2 jars", "2", .piece, "2"), (Conventions.us, "1 bunch", "1", .piece, "1"),
      (Conventions.inGerman, "2 Laibe", "2", .piece, "2"),
      (Conventions.us, "330 ml*6", "6×330", .millilitre, "1980"),
      (Conventions.us, "330 ml / 2", "330/ 2", .millilitre, "165"),
      (Conventions.us, "500g+20%", "500+20%", .gram, "600"),
      (Conventions.us, "6×330 ml + 20%", "(6×330)+ 20%", .millilitre, "2376"),
      (Conventions.us, "10 m² ÷ 4", "10÷ 4", .squareMetre, "2.5"),
    ] as [(Conventions, String, String, PerCore.Unit, String)])
  func readsTheQuantitiesOfTypedLines(
    _ conventions: Conventions, _ text: String, _ expression: String, _ unit: PerCore.Unit,
    _ value: String
  ) throws {
    let list = ProductListController(conventions: conventions)
    let form = ProductFormController(list: list)
    form.calculator(.quantity).edit(text)
    form.calculator(.price).edit("9")
    #expect(form.form.canAdd && form.form.result.unitPrice != nil)
    #expect(form.form.result.quantity?.unit == unit)
    form.leave(.quantity)
    #expect(form.form.quantity.error == nil)
    #expect(form.form.quantity.calculator.text == expression && form.form.unit == unit)
    form.submit(from: .price)
    let product = try #require(list.state.products.ranked.first)
    let expected = decimal(value)
    #expect(product.quantity.value == expected && product.unit == unit)
  }

  @Test func asksAboutTheDifferenceOfTwoUnits() {
    let form = form(.us)
    form.calculator(.quantity).edit("1 kg - 100 g")
    form.leave(.quantity)
    #expect(form.form.answers(to: .quantity) == .texts(["1 kg", "100 g"]))
  }

  @Test func aNumberWithoutUnitIsNotAddedToAQuantity() {
    let form = form(.us)
    form.calculator(.quantity).edit("1 kg - 100")
    form.leave(.quantity)
    #expect(form.form.quantity.error != nil)
  }

  @Test(
    arguments: [("1 000 g", 1000, .gram), ("6 pk 1 000 ml", 6000, .millilitre)]
      as [(String, Int, PerCore.Unit)])
  func aSpaceCanSeparateThousands(_ text: String, _ value: Int, _ unit: PerCore.Unit) throws {
    let list = ProductListController(conventions: .us)
    let form = ProductFormController(list: list)
    form.calculator(.quantity).edit(text)
    form.calculator(.price).edit("1 050.00")
    form.submit(from: .price)
    let product = try #require(list.state.products.ranked.first)
    #expect(product.quantity.value == Rational(value) && product.unit == unit)
    #expect(product.price?.value == Rational(1050))
  }

  @Test(
    arguments: [
      (Conventions.inFrench, "1 livre", ["500 g", "1 lb"]),
      (Conventions.us, "6pk 12 oz", ["72 oz", "12 oz"]),
      (Conventions.us, "1 500 g", ["1500 g", "1×500 g"]),
      (Conventions.us, "6 330 ml", ["6330 mL", "6×330 mL"]),
      (Conventions.us, "2×1 500 g", ["2×1500 g", "2×1×500 g"]),
      (Conventions.inFrench, "2×1.234 g", ["2×1234 g", "2×1,234 g"]),
      (Conventions.us, "5:7 kg", ["5.7 kg", "5÷7 kg"]),
      (Conventions.inGerman, "4er Pack 250 g", ["1000 g", "250 g"]),
    ] as [(Conventions, String, [String])])
  func aQuantityWithTwoMeaningsIsAQuestion(
    _ conventions: Conventions, _ text: String, _ meanings: [String]
  ) {
    let form = form(conventions)
    form.calculator(.quantity).edit(text)
    form.leave(.quantity)
    #expect(form.form.quantity.error == .ambiguous(meanings))
  }

  @Test(
    arguments: [
      (Conventions.us, "500g+1kg", "500+1000", .gram), (.us, "1 kg + 250 g", "1000+250", .gram),
      (.us, "2×500g + 250 g + 1 lb", "2×500+250+453.59237", .gram),
      (.us, "1 lb + 1 kg", "0.45359237+1", .kilogram), (.us, "1 L + 33 cl", "100+33", .centilitre),
      (.inGerman, "1,5 kg + 250 g", "1500+250", .gram), (.us, "6 pieces + 4 pcs", "6+4", .piece),
    ] as [(Conventions, String, String, PerCore.Unit)])
  func aSumOfUnitsIsACalculation(
    _ conventions: Conventions, _ text: String, _ expression: String, _ unit: PerCore.Unit
  ) {
    let form = form(conventions)
    form.calculator(.quantity).edit(text)
    #expect(form.calculator(.quantity).isComplete)
    form.leave(.quantity)
    #expect(form.form.quantity.error == nil && form.form.unit == unit)
    #expect(form.form.quantity.calculator.text == expression)
  }

  @Test(arguments: ["1 kg + 1 L", "1 kg + 100", "500 g ++ 1 kg", "(500 g + 1 kg) × 2"])
  func otherSumsAreNotRead(_ text: String) {
    let form = form(.us)
    form.calculator(.quantity).edit(text)
    form.leave(.quantity)
    #expect(form.form.quantity.error != nil && form.form.quantity.calculator.text == text)
  }

  @Test(
    arguments: [
      ("1kg bag", .unneeded("bag")), ("2 lb 4 oz large jar", .unneeded("large jar")),
      ("500 g each", .unneeded("each")), ("1 bagel", .unknownUnit("bagel")), ("kg", .incomplete),
    ] as [(String, EntryError)])
  func wordsAfterAQuantityAreNamed(_ text: String, _ error: EntryError) {
    let form = form(.us)
    form.describe(.name, "Oats")
    form.calculator(.quantity).edit(text)
    form.leave(.quantity)
    #expect(form.form.quantity.error == error && form.form[.name] == "Oats")
  }

  @Test(arguments: [
    "500 g rice", "500 g 3.99", "5 zz", "500 gx", "600-800 g", "2 for 5 g", "rice", "a rice", "a",
  ])
  func anythingElseIsNotAQuantity(_ text: String) throws {
    let form = form(.us)
    form.calculator(.price).edit("9")
    form.calculator(.quantity).edit(text)
    #expect(!form.form.canAdd, "\(text)")
  }

  @Test(
    arguments: [
      (Conventions.inGerman, "6er Eier 1,99", "6", "1,99", "Eier", .notANumber("6er Eier 1,99")),
      (
        Conventions.us, "16 oz rolled oats 3.99", "16", "3.99", "rolled oats",
        .unneeded("rolled oats 3.99")
      ),
    ] as [(Conventions, String, String, String, String, EntryError)])
  func aLineFillsTheFormWhenItsFieldIsLeft(
    _ conventions: Conventions, _ text: String, _ quantity: String, _ price: String, _ name: String,
    _ error: EntryError
  ) {
    let form = form(conventions)
    form.calculator(.quantity).edit(text)
    form.describe(.shop, "Spar")
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == quantity && form.form.quantity.error == nil)
    #expect(form.form.price.calculator.text == price && form.form[.name] == name)
    #expect(form.form[.shop] == "Spar")
    // Next to a price, the text isn't a line.
    let other = self.form(conventions)
    other.calculator(.price).edit("5")
    other.calculator(.quantity).edit(text)
    other.leave(.quantity)
    #expect(other.form.quantity.error == error)
    #expect(other.form.quantity.calculator.text == text && other.form[.name] == "")
  }

  @Test(arguments: ["12 oz x", "12 oz X ", "12oz ×", "12 oz *", "12 oz +", "12 oz -", "12 oz ÷×"])
  func operatorsAfterTheUnitAreDropped(_ text: String) {
    let form = form(.us)
    form.calculator(.quantity).edit(text)
    form.leave(.quantity)
    #expect(form.form.quantity.error == nil && form.form.quantity.calculator.text == "12")
    #expect(form.form.unit == .ounce && form.form[.name] == "")
    form.calculator(.quantity).edit("1 lb 4 oz x")
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == "1 lb 4 oz" && form.form[.name] == "")
  }

  @Test func fractionsShowTheirValue() {
    let form = form(.us)
    form.calculator(.quantity).edit("1 1/2 lb")
    #expect(form.form.result.quantity?.number == "1.5")
    form.calculator(.quantity).edit("½")
    #expect(form.form.result.quantity?.number == "0.5")
    form.calculator(.quantity).edit("1.5 lb")
    #expect(form.form.result.quantity == nil)
  }
}
