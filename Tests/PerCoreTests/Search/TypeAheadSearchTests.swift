import PerCore
import Testing

@Suite struct TypeAheadSearchTests {
  private let units = ["kilograms (kg)", "grams (g)", "pounds (lb)", "milligrams (mg)"]

  @Test func findsTheNextMatchOfAFirstCharacter() {
    #expect(TypeAhead("g").index(in: units, from: 0) == 1)
    #expect(TypeAhead("k").index(in: units, from: 2) == 0)
    #expect(TypeAhead("p").index(in: units, from: 2) == 2)
    #expect(TypeAhead("x").index(in: units, from: 0) == nil)
    #expect(TypeAhead("x").index(in: [], from: nil) == nil)
  }

  @Test func refinesTheMatchWithFurtherCharacters() {
    #expect(TypeAhead("mi").index(in: units, from: 3) == 3)
    #expect(TypeAhead("lb").index(in: units, from: 0) == 2)
  }
}
