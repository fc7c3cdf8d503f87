import PerCore
import TestSupport
import Testing

@MainActor @Suite struct TypeAheadTests {
  private func typing(_ text: String) -> TypeAhead {
    var typed = TypeAhead()
    for character in text { typed.type(character) }
    return typed
  }

  @Test(arguments: [
    ("o", "Oats"), ("OA", "oats"), ("ro", "Fine rolled oats"), ("rolled o", "Fine rolled oats"),
    ("e", "élan"), ("É", "espresso"), ("creme", "Crème fraîche"),
    ("fraiche", "Crème frai\u{302}che"),
    ("ol", "Øl"), ("b", "Gut & Billig"), ("330", "Bier 330"), ("nuoc", "Nước mắm"),
    ("2", "7-up 2"), ("μελι", "Μέλι"), ("елка", "Ёлка"), ("pâte", "PATE"), ("l", "d'l"),
    ("\u{6C34}", "\u{6C34}"),
  ])
  func matchesTheStartOfAWord(_ typed: String, _ name: String) {
    #expect(typing(typed).matches(name))
  }

  @Test(arguments: [
    ("", "Oats"), ("a", "Oats"), ("oatss", "Oats"), ("oats", ""), ("é", "Oats"), ("aise", "fraise"),
    ("30", "Bier 330"),
  ])
  func matchesNothingElse(_ typed: String, _ name: String) {
    #expect(!typing(typed).matches(name))
  }

  @Test(arguments: [
    ("press", "Espresso"), ("AIS", "fraise"), ("30", "Bier 330"), ("eme", "Crème fraîche"),
    ("e fraic", "Crème frai\u{302}che"), ("λι", "Μέλι"), ("so", "Espresso"),
  ])
  func occursAnywhere(_ typed: String, _ name: String) {
    #expect(typing(typed).occurs(in: name))
  }

  @Test(arguments: [("", "Oats"), ("oatss", "Oats"), ("aa", "Oats"), ("é", ""), ("λι", "Oats")])
  func occursNowhere(_ typed: String, _ name: String) {
    #expect(!typing(typed).occurs(in: name))
  }

  /// A letter and its accents can be one scalar or several.
  @Test func equalCharactersFoldToTheSameLetter() {
    let letters: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0x3B1...0x3C9, 0x430...0x45F, 0x627...0x64A, 0x304B...0x308F,
    ]
    let marks: [UInt32] =
      Array(0x300...0x345) + [0x653, 0x654, 0x655, 0x3099, 0x309A]
    var composed: [Character: Character] = [:]
    for scalar in (0xC0...0x30FF).compactMap(Unicode.Scalar.init) {
      composed[Character(scalar)] = Character(scalar)
    }
    var count = 0
    for letter in letters.joined().compactMap(Unicode.Scalar.init) {
      for mark in marks.compactMap(Unicode.Scalar.init) {
        let sequence = String(letter) + String(mark)
        guard let single = composed[Character(sequence)] else { continue }
        count += 1
        #expect(String(single).folded == sequence.folded, "\(sequence)")
        for second in marks.compactMap(Unicode.Scalar.init) {
          let longer = sequence + String(second)
          #expect((String(single) + String(second)).folded == longer.folded, "\(longer)")
          guard let single = composed[Character(longer)] else { continue }
          count += 1
          #expect(String(single).folded == longer.folded, "\(longer)")
        }
      }
    }
    #expect(count > 300)
  }

  @Test func accentsAndCaseAreFolded() {
    #expect("Crème FRAÎCHE Øl Žižka Đuro".folded == "creme fraiche ol zizka duro")
    #expect("ΜΈΛΙ Ёлка Їжак Йод".folded == "μελι елка іжак иод")
    #expect("が か\u{3099} ぱ 한글 ß".folded == "が が ぱ 한글 ß")
    #expect("\u{1EA1}\u{308}".folded == "a")
  }

  private func list(_ names: [(name: String, shop: String)]) throws -> ProductListController {
    let list = ProductListController(conventions: .us)
    for (index, product) in names.enumerated() {
      try list.add(
        PerCoreTests.product(
          "1", .kilogram, String(index + 1), name: product.name, shop: product.shop))
    }
    return list
  }

  @Test func oneCharacterFindsTheNextProductAndWrapsAround() throws {
    let list = try list([("Oats", ""), ("Rice", "Spar"), ("Oranges", ""), ("Salt", "")])
    #expect(list.rank(of: typing("o"), from: nil) == 0)
    #expect(list.rank(of: typing("o"), from: 0) == 2)
    #expect(list.rank(of: typing("o"), from: 2) == 0)
    #expect(list.rank(of: typing("s"), from: 0) == 1)
    #expect(list.rank(of: typing("s"), from: 1) == 3)
    #expect(list.rank(of: typing("r"), from: 1) == 1)
    #expect(list.rank(of: typing("x"), from: 1) == nil)
  }

  @Test func moreCharactersKeepAMatchingProduct() throws {
    let list = try list([("Oats", ""), ("Oranges", ""), ("Oat milk", "")])
    #expect(list.rank(of: typing("oa"), from: 0) == 0)
    #expect(list.rank(of: typing("or"), from: 0) == 1)
    #expect(list.rank(of: typing("oat "), from: 1) == 2)
    #expect(list.rank(of: typing("or"), from: 2) == 1)
    #expect(list.rank(of: typing("oats"), from: nil) == 0)
  }

  @Test func anEmptyListHasNoMatch() throws {
    #expect(try list([]).rank(of: typing("o"), from: nil) == nil)
  }

  /// A list of ten times the length takes about ten times as long to search.
  @Test func takesTimeInProportionToTheList() throws {
    func time(count: Int) throws -> Double {
      let list = ProductListController(conventions: .us)
      for index in 0..<count {
        try list.add(product("1", .kilogram, String(index + 1), name: "Some product \(index)"))
      }
      let typed = typing("zz")
      return processorTime { #expect(list.rank(of: typed, from: 0) == nil) }
    }
    #expect(try time(count: 3_000) < 40 * time(count: 300))
  }
}
