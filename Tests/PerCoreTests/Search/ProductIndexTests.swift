import PerCore
import TestSupport
import Testing

/// Tests the search in the open list.
@MainActor
struct ProductIndexTests {
  private let list = ProductListController(conventions: .plain)

  private func add(_ name: String, shop: String = "", note: String = "", price: String) throws {
    try list.add(
      Product(
        quantity: try Amount(plain: "1", expression: "1"), unit: .kilogram,
        price: try Amount(plain: price, expression: price), name: name, shop: shop, note: note))
  }

  private func found(_ text: String) -> [String] {
    list.ranks(containing: text).map { list.state.products[$0].name }
  }

  @Test func findsNamesShopsAndNotes() throws {
    try add("Crème fraîche", shop: "Spar", price: "1")
    try add("Oats", shop: "Müller", note: "organic", price: "2")
    try add("Ödland", note: "line\u{1}break", price: "3")
    try add("", price: "4")
    #expect(found("creme") == ["Crème fraîche"])
    #expect(found(" FRAI ") == ["Crème fraîche"])
    #expect(found("MULL") == ["Oats"])
    #expect(found("gani") == ["Oats"])
    #expect(found("od") == ["Ödland"])
    #expect(found("oatsm") == [])
    #expect(found("a") == ["Crème fraîche", "Oats", "Ödland"])
    #expect(found("\u{0}") == [])
    #expect(found("") == ["Crème fraîche", "Oats", "Ödland", ""])
  }

  @Test func findsTheTitleOfAProductWithoutAName() throws {
    list.titleWithoutName = { product in "for " + product.shop }
    try add("", shop: "Spar", price: "1")
    try add("Oats", shop: "Aldi", price: "2")
    #expect(list.ranks(containing: "FOR S") == [0])
    try add("", shop: "Lidl", price: "3")
    #expect(list.ranks(containing: "for") == [0, 2])
  }

  @Test func isPreparedInParts() throws {
    for price in 1...5 { try add("oats \(price)", price: "\(price)") }
    #expect(!list.prepareSearch(in: 2))
    #expect(!list.prepareSearch(in: 2))
    try add("oats 0", price: "0.5")
    #expect(!list.prepareSearch(in: 2))
    #expect(list.prepareSearch(in: 4))
    #expect(list.prepareSearch(in: 1))
    #expect(found("oats") == (0...5).map { "oats \($0)" })
  }

  /// The texts of a long list are not collected again for another display unit, but for another notation.
  @Test func staysPreparedForAnotherDisplayUnit() throws {
    let library = LibraryController(store: nil, conventions: .plain)
    let list = library.list
    try list.add(
      Product(
        quantity: try Amount(plain: "1", expression: "1"), unit: .kilogram,
        price: try Amount(plain: "2", expression: "2"), name: "Oats"))
    list.prepareSearch()
    list.show(in: DisplayUnit(100, .gram))
    #expect(list.prepareSearch(in: 0))
    library.changeCurrency(of: library.current.id, to: Currency("EUR"))
    #expect(!list.prepareSearch(in: 0))
  }

  /// Compares with a search in each product, while products are added, removed and restored.
  @Test func followsChanges() throws {
    var random = SeededRandom(seed: 3)
    let words = ["oat", "Müsli", "CORN", "rye", "é", "日本"]
    list.prepareSearch()
    for step in 0..<300 {
      if step.isMultiple(of: 7) {
        list.endSearch()
        list.prepareSearch(in: 2)
      }
      switch Int.random(in: 0...4, using: &random) {
      case 0 where list.state.products.count > 1:
        list.remove(at: [Int.random(in: 0..<list.state.products.count, using: &random)])
      case 1 where list.state.products.count > 1:
        let rank = Int.random(in: 0..<list.state.products.count, using: &random)
        let old = list.state.products[rank]
        let new = Product(
          quantity: old.quantity, unit: old.unit,
          price: try Amount(plain: "\(step + 1)", expression: ""), name: "changed \(step)")
        try list.replace(old, by: new)
      case 2: list.duplicate(at: Array(list.state.products.ranked.indices.prefix(3)))
      default:
        try add(
          words.randomElement(using: &random)! + " \(step)",
          shop: words.randomElement(using: &random)!,
          price: "\(Int.random(in: 1...50, using: &random))")
      }
      for word in words + ["changed"] {
        let expected = list.state.products.ranked.indices.filter { rank in
          let product = list.state.products[rank]
          return [product.name, product.shop, product.note].contains {
            $0.folded.contains(word.folded)
          }
        }
        #expect(list.ranks(containing: word) == expected, "\(word) at step \(step)")
      }
    }
  }
}
