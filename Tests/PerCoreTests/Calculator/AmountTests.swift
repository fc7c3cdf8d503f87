import PerCore
import Testing

@Suite struct AmountTests {
  @Test(arguments: [
    ("500", "500"), ("0.5", "0.5"), ("1÷3", "1/3"), ("2÷3", "2/3"), ("1÷8", "0.125"),
    ("10÷4", "2.5"), ("6×330", "1980"), ("100÷7", "100/7"), ("3.99−20%", "3.192"), ("1⅓", "4/3"),
    ("1÷1024÷1024÷1024÷1024", "1/1099511627776"),
    ("0.000000000000000000000000000001", "0.000000000000000000000000000001"),
  ])
  func storesExactValues(_ expression: String, _ plain: String) throws {
    let amount = try Amount(expression, format: .us)
    #expect(amount.plain == plain)
    #expect(try Amount(plain: plain, expression: expression) == amount)
  }

  @Test(
    arguments: [
      ("1/3", ratio(1, 3)), ("2/6", ratio(1, 3)), ("6/3", ratio(2, 1)), ("1/1", ratio(1, 1)),
      ("010/030", ratio(1, 3)), ("1.50", ratio(3, 2)), (".5", ratio(1, 2)), ("5.", ratio(5, 1)),
      ("0.333333333333333", decimal("0.333333333333333")),
    ] as [(String, Rational)])
  func readsStoredValues(_ plain: String, _ value: Rational) throws {
    #expect(try Amount(plain: plain, expression: "").value == value)
  }

  @Test(
    arguments: [
      ("", .empty), (".", .empty), ("/", .empty), ("1/", .empty), ("/3", .empty),
      ("0", .zero), ("0.000", .zero), ("0/3", .zero), ("1/0", .divisionByZero),
      ("1/2/3", .unexpected("/")), ("-1", .unexpected("-")), ("1/-3", .unexpected("-")),
      ("1.5/3", .unexpected(".")), ("1 /3", .unexpected(" ")), ("1,5", .unexpected(",")),
      ("1.2.3", .unexpected(".")), ("1e9", .unexpected("e")), ("٣", .unexpected("٣")),
      ("nan", .unexpected("n")),
    ] as [(String, EntryError)])
  func refusesOtherStoredValues(_ plain: String, _ error: EntryError) {
    #expect(throws: error) { try Amount(plain: plain, expression: "") }
  }

  @Test func refusesLongStoredValues() {
    let digits = String(repeating: "9", count: 30)
    for plain in [
      digits + "9", "0.\(digits)9", "1/\(digits)\(digits)9", "\(digits)\(digits)9/7",
      String(repeating: "9", count: 1_000_000),
    ] {
      #expect(throws: EntryError.tooManyDigits) { try Amount(plain: plain, expression: "") }
    }
    for plain in [digits, "0.\(digits)", "\(digits).\(digits)", "1\(digits)/7\(digits)"] {
      #expect(throws: Never.self) { try Amount(plain: plain, expression: "") }
    }
  }

  @Test func fractionsWithoutADecimalFormTieExactly() throws {
    let list = try ProductList([
      product("2÷3", .kilogram, "2"), product("1", .kilogram, "3"),
      product("1÷3", .kilogram, "1"),
    ])
    #expect(list.verdicts == [.best, .best, .best])
    let stored = try ProductList(
      list.ranked.map {
        Product(
          id: $0.id, quantity: try Amount(plain: $0.quantity.plain, expression: ""), unit: $0.unit,
          price: try Amount(plain: $0.price!.plain, expression: ""))
      })
    #expect(stored.verdicts == [.best, .best, .best])
  }

  @Test func anotherLocaleEditsTheValue() throws {
    let amount = try Amount("1,5", format: .german)
    #expect(amount.editable(in: .german) == "1,5")
    #expect(amount.editable(in: .us) == "1.5")
    let third = try Amount("0,5÷1,5", format: .german)
    #expect(third.editable(in: .german) == "0,5÷1,5")
    #expect(third.editable(in: .us) == "1÷3")
    #expect(try Amount(third.editable(in: .us), format: .us).value == third.value)
    // "1,234" is another number in English.
    #expect(try Amount("1,234", format: .german).editable(in: .us) == "1.234")
  }
}
