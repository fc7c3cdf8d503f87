import PerCore
import Testing

@MainActor @Suite struct SuggestionTests {
  private let store = MemoryStore()

  private func library() -> LibraryController {
    LibraryController(store: store, conventions: .us)
  }

  private func add(_ name: String, _ shop: String, to library: LibraryController) throws {
    try library.list.add(
      Product(
        quantity: try Amount("1", format: .us), unit: .kilogram,
        price: try Amount("1", format: .us), name: name, shop: shop))
  }

  @Test func suggestsTextsOfAllComparisonsTheLatestFirst() throws {
    let first = library()
    try add("Oats", "Aldi", to: first)
    try add("Olive oil", "Spar", to: first)
    first.createComparison()
    try add("Oranges", "Aldi", to: first)
    let library = library()
    #expect(library.suggestions(for: .name, matching: "o") == ["Oranges", "Olive oil", "Oats"])
    #expect(library.suggestions(for: .shop, matching: "") == ["Aldi", "Spar"])
    #expect(library.suggestions(for: .name, matching: "OL") == ["Olive oil"])
    #expect(library.suggestions(for: .name, matching: "x").isEmpty)
  }

  @Test func ignoresCaseAndAccentsAndFindsWords() throws {
    let library = library()
    try add("Crème fraîche", "Coöp", to: library)
    #expect(library.suggestions(for: .name, matching: "creme f") == ["Crème fraîche"])
    #expect(library.suggestions(for: .name, matching: "frai") == ["Crème fraîche"])
    #expect(library.suggestions(for: .shop, matching: "COO") == ["Coöp"])
  }

  @Test func includesTextsEnteredSinceAndReadsTheStoreOnce() throws {
    let library = library()
    try add("Oats", "Aldi", to: library)
    #expect(library.suggestions(for: .name, matching: "o") == ["Oats"])
    try add("Olives", "Aldi", to: library)
    try add("Oats", "Aldi", to: library)
    #expect(library.suggestions(for: .name, matching: "o") == ["Oats", "Olives"])
    #expect(store.detailQueries == 1)
  }

  @Test func suggestsTextsThatTheStoreRefused() throws {
    let library = library()
    store.failure = StoreFailure(.full, path: "")
    try add("Oats", "Aldi", to: library)
    #expect(library.suggestions(for: .name, matching: "o") == ["Oats"])
  }

  @Test func reportsTextsThatCannotBeRead() throws {
    let library = library()
    try add("Oats", "Aldi", to: library)
    let spy = LibrarySpy()
    library.delegate = spy
    store.unreadable = library.current.id
    #expect(library.suggestions(for: .name, matching: "o").isEmpty)
    // Damage is recovered immediately.
    #expect(spy.failures == [StoreFailure(.damaged, path: "/there"), nil])
    store.unreadable = nil
    #expect(library.readMoreTexts() == false)
    #expect(library.suggestions(for: .name, matching: "o") == ["Oats"])
  }

  @Test func readsALongListInSteps() throws {
    let first = library()
    try add("Oldest", "Spar", to: first)
    for _ in 0..<11 { first.list.duplicate(at: Array(0..<first.list.state.products.count)) }
    try add("Ölsardinen", "Aldi", to: first)
    let library = library()
    #expect(library.suggestions(for: .name, matching: "o") == ["Ölsardinen", "Oldest"])
    library.finishLoading()
    try add("Oats", "Aldi", to: library)
    #expect(store.detailQueries == 1)
    var steps = 1
    while library.readMoreTexts() { steps += 1 }
    #expect(steps == 4 && store.detailQueries == 5)
    #expect(
      library.suggestions(for: .name, matching: "o") == ["Oats", "Ölsardinen", "Oldest"])
    #expect(library.suggestions(for: .name, matching: "OLS") == ["Ölsardinen"])
    #expect(!library.readMoreTexts() && store.detailQueries == 5)
  }

  @Test func limitsTheNumberOfSuggestions() throws {
    let library = library()
    for index in 1...20 { try add("Tea \(index)", "", to: library) }
    #expect(library.suggestions(for: .name, matching: "tea").count == 8)
    #expect(library.suggestions(for: .name, matching: "tea").first == "Tea 20")
    #expect(library.suggestions(for: .shop, matching: "").isEmpty)
  }
}
