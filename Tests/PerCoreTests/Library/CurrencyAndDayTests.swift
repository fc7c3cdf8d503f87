import PerCore
import Testing

@MainActor
struct CurrencyAndDayTests {
  private let store = MemoryStore()

  private func open() -> LibraryController {
    let money = MoneyFormat(symbol: "€", code: "EUR", numbers: .us)
    return LibraryController(
      store: store, conventions: Conventions(numbers: .us, money: money, measures: .metric))
  }

  // MARK: - Currency

  @Test func changingTheCurrencyIsUndone() throws {
    let library = open()
    try library.list.add(product("500", .gram, "3.99"))
    let id = library.current.id
    library.changeCurrency(of: id, to: Currency("CHF"))
    #expect(library.current.currency == Currency("CHF"))
    #expect(library.list.row(at: 0).pack.price == "CHF\u{A0}3.99")
    #expect(library.history.undoable == .changeCurrency)
    #expect(library.list.state.products[0].price?.plain == "3.99", "Amounts are not converted.")
    #expect(open().current.currency == Currency("CHF"))
    library.changeCurrency(of: id, to: Currency("CHF"))
    library.undo()
    #expect(library.list.row(at: 0).pack.price == "€3.99")
    library.redo()
    #expect(library.list.row(at: 0).pack.price == "CHF\u{A0}3.99")
  }

  /// A comparison keeps its currency when the locale changes.
  @Test func theLocaleDoesNotChangeCurrencies() throws {
    let first = LibraryController(store: store, conventions: .us)
    try first.list.add(product("500", .gram, "6.20"))
    let second = LibraryController(store: store, conventions: .german)
    #expect(second.list.row(at: 0).pack.price == "6,20\u{A0}$")
    second.createComparison()
    try second.list.add(product("500", .gram, "1"))
    #expect(second.list.row(at: 0).pack.price == "1,00\u{A0}€")
    #expect(
      second.summaries.map { second.conventions(of: $0.comparison).money.code } == ["EUR", "USD"])
    second.open(first.current.id)
    #expect(second.list.row(at: 0).pack.price == "6,20\u{A0}$")
    second.duplicateComparison(second.current.id, name: "Copy")
    #expect(second.current.currency == Currency("USD"))
    second.deleteComparison(second.current.id)
    #expect(second.current.currency != nil)
  }

  // MARK: - Day of entry

  @Test func aProductKeepsTheDayOnWhichItWasEntered() throws {
    var today = CalendarDay(text: "2026-01-31")
    let library = LibraryController(store: store, conventions: .us) { today }
    try library.list.add(product("500", .gram, "3.99"))
    #expect(library.list.state.products[0].entered == today)
    today = CalendarDay(text: "2026-02-01")
    try library.list.replace(library.list.state.products[0], by: product("1", .gram, "3.99"))
    #expect(library.list.state.products[0].entered?.text == "2026-01-31")
    library.list.duplicate(at: [0])
    #expect(
      library.list.state.products.ranked.map(\.entered?.text) == ["2026-01-31", "2026-02-01"])
    library.list.remove(at: [1])
    library.undo()
    #expect(library.list.state.products[1].entered == today)
    #expect(open().list.state.products[0].entered?.text == "2026-01-31")
    today = nil
    library.list.duplicate(at: [0])
    #expect(library.list.state.products[2].entered == nil)
  }
}
