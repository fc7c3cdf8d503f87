import PerCore
import Testing

struct TextSearchTests {
  @Test func findsTheFirstRange() {
    let text = "per kg per 100 g"
    #expect(text.firstRange(of: "per").map { text[..<$0.lowerBound] } == "")
    let rest = text.dropFirst(3)
    #expect(rest.firstRange(of: "per").map { rest[..<$0.lowerBound] } == " kg ")
    #expect(rest.firstRange(of: "per").map { text[$0.upperBound...] } == " 100 g")
    // A part that begins like the text comes first.
    #expect("aab".firstRange(of: "ab").map { "aab"[$0] } == "ab")
    for absent in ["kgs", "100 gr", "Per"] { #expect(text.firstRange(of: absent) == nil) }
    #expect("".firstRange(of: "a") == nil)
  }

  @Test func replacesTexts() {
    #expect("a,b,,c".replacing(",", with: "; ") == "a; b; ; c")
    #expect("5 litre".replacing("litre", with: "liter") == "5 liter")
    #expect("aaa".replacing("aa", with: "b") == "ba")
    #expect("kg".replacing("g", with: "") == "k")
    #expect("".replacing("g", with: "k") == "")
    #expect("Käse".dropFirst().replacing("ä", with: "ae") == "aese")
  }

  @Test func splitsAtSeparators() {
    #expect("2 for 3, max 6".parts(separatedBy: ", max ") == ["2 for 3", "6"])
    #expect("||a||".parts(separatedBy: "||") == ["", "a", ""])
    #expect("".parts(separatedBy: "||") == [""])
  }

  /// The characters of the texts differ, because an accent belongs to the character before it.
  @Test func findsAScalarBeforeAnAccent() {
    #expect("say \"\u{301}".replacing("\"", with: "\"\"") == "say \"\"\u{301}")
    #expect("5/\u{301}6".contains("/" as String))
    // A text is not found in another form of its letters.
    #expect("e\u{301}".firstRange(of: "é") == nil)
  }
}
