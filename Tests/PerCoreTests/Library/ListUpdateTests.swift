import PerCore
import Testing

struct ListUpdateTests {
  @Test(
    arguments: [
      ([], nil),
      ([.format], nil),
      ([.reload], nil),
      ([.insert(3)], 3),
      ([.insert(3), .insert(4), .insert(1), .insert(6)], 1),
      ([.insert(0), .insert(0)], 0),
      ([.remove(1), .insert(4)], 4),
      ([.insert(4), .remove(1)], 3),
      ([.insert(4), .remove(5)], 4),
      ([.insert(4), .remove(4)], nil),
      ([.insert(4), .reload], nil),
    ] as [([ListUpdate], Int?)])
  func theBestInsertedProductHasARank(updates: [ListUpdate], rank: Int?) {
    #expect(updates.insertedRank == rank)
  }
}
