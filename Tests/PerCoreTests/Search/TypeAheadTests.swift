import PerCore
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
}
