import PerCore
import PerFiles
import TestSupport
import Testing

@MainActor @Suite struct ImportChoicesTests {
  private let table = "Artikel;Inhalt;Vorher;Jetzt\nReis;1 kg;2,00;1,50\nMehl;1 kg;1,00;0,80"

  @Test func choicesAreRememberedForTheHeader() throws {
    let store = StoreStub()
    let library = LibraryController(store: store, conventions: .german)
    let session = ImportSession(.text(table), into: library)
    try session.read()
    session.controller.choose(.price, forColumn: 2)
    session.controller.choose(.other, forColumn: 3)
    try session.read()
    #expect(try session.add() == 2)

    let again = ImportSession(
      .text(table.replacing("Reis", with: "Nudeln")),
      into: LibraryController(store: store, conventions: .german))
    try again.read()
    #expect(again.controller.form?.roles == [.name, .quantity, .price, .other])
    #expect(again.controller.rows.first?.product?.price?.expression == "2")

    // The choices of the next import replace them.
    again.controller.choose(.other, forColumn: 2)
    again.controller.choose(.price, forColumn: 3)
    try again.read()
    #expect(try again.add() == 2)
    let last = ImportSession(
      .text(table), into: LibraryController(store: store, conventions: .german))
    try last.read()
    #expect(last.controller.rows.first?.product?.price?.expression == "1,5")
  }

  @Test func otherHeadersAreNotAffected() throws {
    let store = StoreStub()
    let library = LibraryController(store: store, conventions: .german)
    let session = ImportSession(.text(table), into: library)
    try session.read()
    session.controller.choose(.note, forColumn: 0)
    try session.read()
    try session.add()
    let other = ImportSession(.text("Name;Inhalt;Preis\nReis;1 kg;2,00"), into: library)
    try other.read()
    #expect(other.controller.form?.roles == [.name, .quantity, .price])
  }

  /// The list can change between the choice and the import.
  @Test func productsThatNoLongerFitTheListStartAComparison() throws {
    let library = LibraryController(store: nil, conventions: .german)
    let session = ImportSession(
      .text("Name;Inhalt;Preis\nReis;1 kg;2,00\nMehl;1 kg;1,00"), into: library)
    try session.read()
    session.controller.choose(.openList, for: session.controller.groups[0])
    try library.list.add(
      Product(
        quantity: try Amount("1", format: .plain), unit: .litre,
        price: try Amount("3", format: .plain)))
    #expect(session.controller.groups.map(\.destination) == [.newComparison])
    #expect(try session.add() == 2)
    #expect(library.summaries.map(\.count) == [2, 1])
  }

  @Test func brokenSettingsAreIgnored() {
    #expect(ImportChoices("x\n\u{0} 300 name\nabc 44 name,nothing").setting == "abc 44 name,other")
    #expect(ImportChoices(nil).setting.isEmpty)
  }
}
