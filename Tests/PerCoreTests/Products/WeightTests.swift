import PerCore
import TestSupport
import Testing

/// Lists of products with drained and net weights, and with taxes.
@MainActor struct WeightTests {
  private let library = LibraryController(
    store: nil, conventions: .metricDollar)
  private var list: ProductListController { library.list }

  private func add(
    _ name: String, _ quantity: String, _ price: String, net: Int? = nil, tax: Int? = nil,
    _ terms: Offer.Terms? = nil
  ) throws {
    try list.add(
      try Product(
        quantity: Amount(quantity, format: .us), unit: .gram, price: Amount(price, format: .us),
        offer: terms.map { try Offer($0) },
        terms: PackTerms(
          net: net.map { LineAmount(Rational($0), .gram) }, tax: tax.map { Rational($0) }) ?? .none,
        name: name))
  }

  private var names: [String] { list.state.products.ranked.map(\.name) }

  @Test func theSwitchRanksByTheNetWeight() throws {
    try add("beans", "240", "1.20", net: 400)
    try add("peas", "300", "1.35", net: 350)
    try add("rice", "300", "1.40")
    #expect(list.canChooseWeight && names == ["peas", "rice", "beans"])
    #expect(list.row(at: 2).unitPrice == "$5.00")
    list.compare(by: .net)
    #expect(names == ["beans", "peas", "rice"])
    #expect(list.row(at: 0).unitPrice == "$3.00" && list.row(at: 1).unitPrice == "$3.86")
    #expect(list.row(at: 2).unitPrice == "$4.67" && list.row(at: 0).verdict == .best)
    let worth = try #require(list.worth(at: 2))
    // 300 g of the best value costs exactly 0.90.
    #expect(worth.bestPrice == "$0.89" && worth.excess == "$0.50")
    #expect(library.history.undoable == .changeWeight)
    library.undo()
    #expect(names == ["peas", "rice", "beans"])
    library.redo()
    #expect(names == ["beans", "peas", "rice"])

    // The form and the purchase use the same weight.
    let form = ProductFormController(list: list, editing: 0)
    #expect(form.form.result.unitPrice?.price == "$3.00")
    try list.setNeed("800 g")
    #expect(list.buying.weight == .net && names == ["beans", "peas", "rice"])
    let question = try #require(list.purchaseQuestion)
    let answer = try #require(question.answer().cheapest)
    #expect(answer.packs.map(\.count) == [2] && answer.cost == Rational(240) / Rational(100))
    let purchase = try list.text(#require(question.answer().cheapest), for: question)
    #expect(purchase.items[0].quantity.map(\.number) == ["400"], "The net weight of one pack.")
    try list.setNeed("")
    #expect(list.buying == Buying(weight: .net))
    list.buy(.one)
    #expect(list.buying.weight == .net)
    library.duplicateComparison(library.current.id, name: "Copy")
    #expect(library.list.buying.weight == .net)
  }

  @Test func aListWithoutNetWeightsHasNoSwitch() throws {
    try add("rice", "300", "1.40")
    #expect(!list.canChooseWeight && !list.canChooseBuying)
    try add("beans", "240", "1.20", net: 400)
    #expect(list.canChooseWeight && !list.canChooseBuying)
    list.remove(at: [1])
    #expect(!list.canChooseWeight)
  }

  @Test func changesKeepTheRankingByNetWeight() throws {
    var random = SeededRandom(seed: 31)
    list.compare(by: .net)
    for step in 0..<200 {
      let net = Bool.random(using: &random) ? Int.random(in: 400...900, using: &random) : nil
      let offer: Offer.Terms? = Bool.random(using: &random) ? .multibuy(packs: 3, pay: 2) : nil
      try add(
        "\(step)", "\(Int.random(in: 100...400, using: &random))",
        "\(Int.random(in: 1...9, using: &random)).5", net: net,
        tax: Bool.random(using: &random) ? 8 : nil, offer)
      if step % 5 == 4 { list.remove(at: [Int.random(in: 0...3, using: &random)]) }
      if step == 100 { list.compare(by: .net) }
      if step % 50 == 20 { library.undo() }
    }
    let products = list.state.products
    let prices = products.ranked.map { product in
      let pack = product.pack(by: .net)
      return pack.unitPrice(pack.packsOfOffer)!
    }
    #expect(zip(prices, prices.dropFirst()).allSatisfy { !($1 < $0) })
  }

  @Test func theTaxMultipliesTheCostOfItsProduct() throws {
    try add("taxed", "100", "1", tax: 25)
    try add("equal", "80", "1")
    try add("plain", "90", "1")
    #expect(names == ["plain", "taxed", "equal"])
    #expect(list.row(at: 1).verdict == list.row(at: 2).verdict)
    // 1 ÷ 0.09 × 0.1 ÷ 1.25 = 0.888…, rounded down.
    #expect(list.worth(at: 1)?.bestPrice == "$0.88")
    #expect(list.row(at: 1).pack.tax == "25" && list.row(at: 1).pack.price == "$1.00")
  }
}
