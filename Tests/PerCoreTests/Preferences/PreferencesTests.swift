import PerCore
import Testing

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
    preferences.currency = Currency("SEK")
    preferences.addsTax = false
    preferences.keypadOrder = .calculator
    preferences.appearance = .dark
    return preferences
  }

  @Test func preferencesAreStored() {
    #expect(open().preferences == Preferences())
    open().prefer(Self.unusual)
    #expect(open().preferences == Self.unusual)
    open().prefer(Preferences())
    #expect(open().preferences == Preferences())
    #expect(Preferences().texts.values.allSatisfy { $0 == nil }, "Default values are not stored.")
  }

  @Test func allDisplayUnitsAreStored() {
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
  func unknownValuesAreIgnored(_ text: String) {
    #expect(Preferences { _ in text } == Preferences())
  }

  @Test func theListFollowsImmediately() throws {
    let library = open()
    let spy = LibrarySpy()
    let list = library.list
    library.delegate = spy
    try list.add(product("500", .gram, "3.99"))
    #expect(list.row(at: 0).unitPrice == "7,98\u{A0}€")

    var preferences = Preferences()
    preferences.displayUnits[.weight] = DisplayUnit(100, .gram)
    library.prefer(preferences)
    #expect(list.row(at: 0).unitPrice == "0,80\u{A0}€")
    preferences.displayUnits = [:]
    preferences.measures = .us
    library.prefer(preferences)
    #expect(spy.displayUnits == [DisplayUnit(100, .gram), DisplayUnit(.pound)])
    #expect(spy.preferences.last == preferences && spy.preferences.count == 2)
    #expect(library.history.undoable == .add, "A preference is not a change of the list.")

    // The display unit of this comparison was chosen, so it stays.
    list.show(in: DisplayUnit(.ounce))
    preferences.measures = .metric
    library.prefer(preferences)
    #expect(list.state.displayUnit == DisplayUnit(.ounce))
  }

  @Test func theFormFollowsImmediately() {
    let library = open()
    var preferences = Preferences()
    preferences.measures = .us
    preferences.currency = Currency("GBP")
    library.prefer(preferences)
    let form = ProductFormController(list: library.list)
    form.choose(Kind.weight)
    #expect(form.form.units.first == Kind.weight.units(preferring: .us).first)
    form.calculator(.price).edit("£3,99")
    form.leave(.price)
    #expect(form.form.price.error == nil)
    #expect(form.form.price.calculator.text == "3,99")
  }

  @Test func isSavedAsSoonAsPossible() {
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

  /// What the user changes before the store can be read is saved with what was in the store.
  @Test func preferencesThatCannotBeReadAreNotReplaced() {
    open().prefer(Self.unusual)
    store.failure = StoreFailure(.unreadable, path: "/there")
    let library = open()
    #expect(library.preferences == Preferences() && library.failure != nil)
    var changed = Preferences()
    changed.measures = .us
    changed.keypadOrder = .calculator
    library.prefer(changed)
    // A default value that the user chose is a change, too.
    changed.keypadOrder = .telephone
    library.prefer(changed)
    let spy = LibrarySpy()
    library.delegate = spy
    store.failure = nil
    library.retry()
    var expected = Self.unusual
    expected.measures = .us
    expected.keypadOrder = .telephone
    #expect(library.failure == nil && !library.hasUnsavedChanges)
    #expect(library.preferences == expected && spy.preferences == [expected])
    #expect(open().preferences == expected)
  }

  /// An unused comparison takes the preferred currency; others keep theirs.
  @Test func currencyAppliesToNewComparisons() throws {
    let library = open()
    #expect(library.current.currency == Currency("EUR"))
    var preferences = Preferences()
    preferences.currency = Currency("GBP")
    library.prefer(preferences)
    #expect(library.current.currency == Currency("GBP"))
    #expect(library.history.undoable == nil)
    try library.list.add(product("500", .gram, "3.99"))
    preferences.currency = Currency("CHF")
    library.prefer(preferences)
    #expect(library.current.currency == Currency("GBP"))
    #expect(library.list.row(at: 0).unitPrice == "7,98\u{A0}£")
    library.createComparison()
    #expect(library.current.currency == Currency("CHF"))
    preferences.currency = nil
    library.prefer(preferences)
    library.createComparison()
    #expect(library.current.currency == Currency("EUR"))
    #expect(open().current.currency == Currency("EUR"))
    #expect(open().summaries.map(\.comparison.currency) == [Currency("EUR"), Currency("GBP")])
  }

  @Test(arguments: ["1", "a b", "", "(", "12345678901", "\u{0}"])
  func unfitCurrenciesAreIgnored(_ text: String) {
    #expect(Preferences { $0 == "currency" ? text : nil }.currency == nil)
  }
}
