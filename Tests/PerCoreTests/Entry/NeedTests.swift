import PerCore
import Testing

/// The text of the needed amount.
@MainActor @Suite struct NeedTests {
  private let list = ProductListController(conventions: .metricDollar)

  init() throws {
    try list.add(
      Product(
        quantity: Amount("500", format: .us), unit: .gram, price: Amount("3.99", format: .us)))
  }

  private var text: String { list.needText { unit, _ in unit.symbol ?? unit.name } }

  @Test(arguments: [
    ("5x", "5 kg"), ("5 X", "5 kg"), ("5+", "5 kg"), ("5 × ", "5 kg"), ("5−", "5 kg"),
    ("5/", "5 kg"), ("5+×", "5 kg"), ("5* kg", "5 kg"), ("5 kg x", "5 kg"), ("5 kg+", "5 kg"),
    ("2×1.5x", "2×1.5 kg"), ("1 lb 4 oz x", "1 lb 4 oz"),
  ])
  func operatorsAtTheEndAreDropped(typed: String, shown: String) throws {
    try list.setNeed(typed)
    #expect(text == shown)
  }

  @Test(arguments: [("2 kg * 3", "3×2 kg"), ("12 oz 2-pack", "24 oz")])
  func quantitiesOfTypedLinesAreRead(typed: String, shown: String) throws {
    try list.setNeed(typed)
    #expect(text == shown)
  }

  @Test(arguments: [
    ("0", EntryError.notPositive), ("0 kg", .notPositive), ("-5", .notPositive),
    ("-5 g", .notPositive), ("0×5", .zero), ("1-2", .negative),
  ])
  func aPlainNumberIsNotCalledAResult(typed: String, error: EntryError) {
    #expect(throws: error) { try list.setNeed(typed) }
    #expect(list.buying.need == nil)
  }

  @Test func anOperatorAloneIsNotANeed() {
    #expect(throws: EntryError.incomplete) { try list.setNeed("x") }
    #expect(throws: EntryError.unknownUnit("gx")) { try list.setNeed("5 gx") }
  }

  @Test func aSumOfUnitsIsANeed() throws {
    try list.setNeed("500g+1kg")
    #expect(text == "500+1000 g" && list.buying.need?.quantity.value == Rational(1500))
  }

  @Test func wordsAfterTheAmountAreNamed() {
    #expect(throws: EntryError.unneeded("oats")) { try list.setNeed("1.6 kg oats") }
    #expect(throws: EntryError.unneeded("for 3 days")) { try list.setNeed("1kg for 3 days") }
    #expect(throws: EntryError.incomplete) { try list.setNeed("kg") }
  }

  /// A pack can contain several pieces.
  @Test func aNumberOfPacksIsNotANeed() {
    #expect(throws: EntryError.unknownUnit("packs")) { try list.setNeed("3 packs") }
  }
}
