import PerFiles
import TestSupport
import Testing

@Suite struct HeaderWordsTests {
  /// Texts in ASCII are split by their bytes, others by their characters. Both ways give the same words.
  @Test func bytesAndCharactersHaveTheSameWords() {
    var random = SeededRandom(seed: 27)
    let letters = Array("abcdmzABLZ019 _-/%#.,()&'\t")
    for _ in 0..<5_000 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          letters.randomElement(using: &random)!
        })
      #expect(ColumnHeader.words(of: text) == ColumnHeader.words(of: text + " é").dropLast())
    }
  }
}
