import PerCore
import Testing

@MainActor
private final class ListSpy: ProductListControllerDelegate {
  var displayUnits: [DisplayUnit] = []
  func productList(_ controller: ProductListController, didInsertAt rank: Int) {}
  func productList(_ controller: ProductListController, didRemoveAt rank: Int) {}
  func productListDidReload(_ controller: ProductListController) {}
  func productList(_ controller: ProductListController, didChangeDisplayUnit unit: DisplayUnit) {
    displayUnits.append(unit)
  }
}

extension Preferences {
  fileprivate static func with(symbol: String) -> Preferences {
    var preferences = Preferences()
    _ = preferences.setCurrencySymbol(symbol)
    return preferences
  }
}

@MainActor
struct PreferencesTests {
  private let store = MemoryStore()

  private func open() -> LibraryController {
    LibraryController(store: store, conventions: .german)
  }

  private static var unusual: Preferences {
    var preferences = Preferences()
    preferences.measures = .imperial
    preferences.displayUnits = [.weight: DisplayUnit(100, .gram), .units: DisplayUnit(.dozen)]
    _ = preferences.setCurrencySymbol("kr")
    preferences.keypadOrder = .calculator
    preferences.appearance = .dark
    return preferences
  }

  @Test func everyPreferenceIsKept() {
    #expect(open().preferences == Preferences())
    open().prefer(Self.unusual)
    #expect(open().preferences == Self.unusual)
    open().prefer(Preferences())
    #expect(open().preferences == Preferences())
    #expect(Preferences().texts.values.allSatisfy { $0 == nil }, "the usual takes no room")
  }

  @Test func everyDisplayUnitIsKept() {
    for kind in Kind.allCases {
      for unit in DisplayUnit.choices(for: kind, preferring: .imperial) {
        var preferences = Preferences()
        preferences.displayUnits[kind] = unit
        let texts = preferences.texts
        #expect(Preferences { texts[$0] ?? nil } == preferences)
      }
    }
  }

  @Test(arguments: ["", "no such", "1 kg ", "-1 kg", "12", "\u{0}"])
  func nonsenseIsTheUsual(_ text: String) {
    #expect(Preferences { _ in text } == Preferences())
  }

  @Test func listFollowsAtOnce() throws {
    let library = open()
    let spy = ListSpy()
    library.list.delegate = spy
    try library.list.add(product("500", .gram, "3.99"))
    #expect(library.list.row(at: 0).unitPrice == "7,98\u{A0}€")

    var preferences = Preferences()
    preferences = .with(symbol: " £ ")
    library.prefer(preferences)
    #expect(library.list.row(at: 0).unitPrice == "7,98\u{A0}£")
    preferences.displayUnits[.weight] = DisplayUnit(100, .gram)
    library.prefer(preferences)
    #expect(library.list.row(at: 0).unitPrice == "0,80\u{A0}£")
    preferences.displayUnits = [:]
    preferences.measures = .us
    library.prefer(preferences)
    #expect(
      spy.displayUnits == [DisplayUnit(.kilogram), DisplayUnit(100, .gram), DisplayUnit(.pound)])
    #expect(library.history.undoable == .add, "a preference is no change of the list")

    // What was chosen for this comparison stays.
    library.list.show(in: DisplayUnit(.ounce))
    preferences.measures = .metric
    library.prefer(preferences)
    #expect(library.list.state.displayUnit == DisplayUnit(.ounce))
  }

  @Test func formFollows() {
    let library = open()
    var preferences = Preferences()
    preferences.measures = .us
    _ = preferences.setCurrencySymbol("£")
    library.prefer(preferences)
    let form = ProductFormController(list: library.list)
    form.choose(Kind.weight)
    #expect(form.form.units.first == Kind.weight.units(preferring: .us).first)
    form.calculator(.price).edit("£3,99")
    form.leave(.price)
    #expect(form.form.price.error == nil)
    #expect(form.form.price.calculator.text == "3,99")
  }

  @Test func isKeptAsSoonAsItCanBe() {
    let library = open()
    store.failure = StoreFailure(.full, path: "/there")
    library.prefer(Self.unusual)
    #expect(library.failure?.reason == .full)
    #expect(library.hasUnsavedChanges)
    #expect(library.preferences == Self.unusual)
    store.failure = nil
    library.retry()
    #expect(library.failure == nil && !library.hasUnsavedChanges)
    #expect(open().preferences == Self.unusual)
  }

  @Test(arguments: ["€", "kr", "kr.", "R$", "CHF", "zł", "Kč", "₹", "ر.س", "円"])
  func fitSymbol(_ symbol: String) {
    #expect(Preferences.with(symbol: symbol).currencySymbol == symbol)
  }

  @Test(arguments: [
    "1", "E2", ".", "..", "+", "a b", "a\tb", "(", "%", "12345678901", "ABCDEFGHIJK", "\u{0}", "½",
    "٣", "x:y",
  ])
  func unfitSymbol(_ symbol: String) {
    var preferences = Preferences.with(symbol: "kr")
    let isFit = preferences.setCurrencySymbol(symbol)
    #expect(!isFit)
    #expect(preferences.currencySymbol == "kr")
  }

  @Test(arguments: [
    ("¥", "4\u{A0}¥"), ("₩", "4\u{A0}₩"), ("$", "3,99\u{A0}$"), ("€", "3,99\u{A0}€"),
  ])
  func decimalsAreTheCurrencys(_ symbol: String, _ shown: String) throws {
    let money = Conventions.german.applying(.with(symbol: symbol)).money
    #expect(
      money.string(try Amount(plain: "3.99", expression: "").value, decimals: money.usualDecimals)
        == shown)
  }
}
