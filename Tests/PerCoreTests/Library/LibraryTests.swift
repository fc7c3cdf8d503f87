import PerCore
import Testing

/// Tests of the library as a value.
struct LibraryTests {
  private func product(
    _ id: Int64, _ price: String, _ unit: PerCore.Unit = .kilogram, name: String = ""
  ) throws -> Product {
    var product = try PerCoreTests.product("1", unit, price, name: name)
    product.id = id
    return product
  }

  /// Returns a library with the loaded and open comparison 2, and the comparison 1.
  private func makeLibrary() throws -> Library {
    var library = Library()
    _ = try library.apply(.create(Comparison(id: 1, name: "Oats"), [product(1, "3")]))
    _ = try library.apply(
      .create(Comparison(id: 2), [product(2, "3", name: "Rice"), product(3, "2", name: "Bread")]))
    return library
  }

  // MARK: - Changes

  @Test func insertingReturnsTheRanks() throws {
    var library = try makeLibrary()
    let updates = try library.apply(.insert([product(4, "1"), product(5, "2.5")], into: 2))
    #expect(updates == [.insert(0), .insert(2)])
    #expect(library.products(of: 2)?.ranked.map(\.id) == [4, 3, 5, 2])
    #expect(library.lastProductID == 5)
    let summary = try #require(library[2])
    #expect(summary.count == 4 && summary.best?.id == 4 && summary.first?.name == "Rice")
  }

  @Test func removingReturnsTheRanks() throws {
    var library = try makeLibrary()
    let rice = try product(2, "3", name: "Rice")
    #expect(try library.apply(.remove([rice], from: 2)) == [.remove(1)])
    #expect(library[2]?.first?.name == "Bread" && library[2]?.count == 1)
    let bread = try product(3, "2", name: "Bread")
    #expect(try library.apply(.remove([bread], from: 2)) == [.reload])
    #expect(library[2]?.best == nil && library[2]?.first == nil)
  }

  @Test func replacingReturnsBothRanks() throws {
    var library = try makeLibrary()
    let updates = try library.apply(
      .replace(product(2, "3", name: "Rice"), by: product(2, "1", name: "Rice"), in: 2))
    #expect(updates == [.remove(1), .insert(0)])
    #expect(library[2]?.best?.id == 2)
  }

  @Test func aChangeOpensItsComparison() throws {
    var library = try makeLibrary()
    let oats = try #require(library[2]?.comparison)
    let inPounds = oats.update { $0.displayUnit = DisplayUnit(.pound) }
    #expect(try library.apply(inPounds) == [.format])
    #expect(try library.apply(.insert([product(4, "1")], into: 1)) == [.reload])
    #expect(library.openID == 1)
    #expect(try library.apply(oats.update { $0.name = "Groats" }) == [])
    #expect(library[2]?.comparison.displayUnit == DisplayUnit(.pound))
    #expect(library.openID == 1)
    #expect(library.summaries.map(\.id) == [2, 1])
    #expect(library.summaries.map(\.comparison.revision) == [5, 4])
    #expect(library.revision == 5)
  }

  @Test func deletingTheOpenComparisonOpensTheLatest() throws {
    var library = try makeLibrary()
    let updates = try library.apply(.delete(Comparison(id: 2), library.products(of: 2)!.ranked))
    #expect(updates == [.reload])
    #expect(library.openID == 1 && library[2] == nil && library.products(of: 2) == nil)
  }

  // MARK: - Errors

  @Test func aChangeThatDoesNotFitChangesNothing() throws {
    var library = try makeLibrary()
    let many = try (10...90).map { try product($0, "1") }
    let wrong = WrongKind(held: .weight, offered: .volume)
    let changes: [(Change, LibraryError)] = [
      (.create(Comparison(id: 1), []), .comparisonExists(1)),
      (
        .create(Comparison(id: 3), try [product(4, "1"), product(5, "1", .litre)]),
        .wrongKind(wrong)
      ),
      (.insert([], into: 7), .noComparison(7)),
      (.delete(Comparison(id: 7), []), .noComparison(7)),
      (Comparison(id: 7).update { $0.name = "a" }, .noComparison(7)),
      (.insert(try [product(4, "1"), product(5, "1", .litre)], into: 2), .wrongKind(wrong)),
      (.insert(many + [try product(5, "1", .litre)], into: 2), .wrongKind(wrong)),
      (.remove([try product(9, "1")], from: 2), .noProduct(9)),
      (.remove(many, from: 2), .noProduct(10)),
      (.replace(try product(9, "1"), by: try product(9, "2"), in: 2), .noProduct(9)),
      (
        .replace(try product(3, "2"), by: try product(3, "2", .litre), in: 2), .wrongKind(wrong)
      ),
    ]
    let before = library
    for (change, error) in changes {
      #expect(throws: error, "\(change)") { try library.apply(change) }
      #expect(library == before, "\(change)")
    }
  }

  @Test func listsThatAreNotLoadedAreReported() throws {
    var library = try makeLibrary()
    library.unloadOthers()
    #expect(library.products(of: 1) == nil && library.products(of: 2) != nil)
    let deletion = Change.delete(Comparison(id: 2), library.products(of: 2)!.ranked)
    let oats = Comparison(id: 1, name: "Oats")
    let needing: [[Change]] = [
      [.insert([try product(4, "1")], into: 1)], [oats.update { $0.name = "" }], [deletion],
      [oats.update { $0.displayUnit = DisplayUnit(.pound) }],
      [oats.update { $0.currency = Currency("CHF") }],
      [oats.update { $0.buying = Buying(.one) }],
    ]
    let before = library
    for changes in needing {
      #expect(library.missingLists(for: changes) == [1])
      #expect(throws: LibraryError.notLoaded(1)) { try library.apply(changes, as: .edit) }
      #expect(library == before)
    }
    let free: [[Change]] = [
      [oats.update { $0.name = "Groats" }], [.create(Comparison(id: 3), []), deletion],
      [.insert([try product(4, "1")], into: 2)], [.delete(Comparison(id: 1), [])],
    ]
    for changes in free {
      var copy = library
      #expect(library.missingLists(for: changes) == [])
      _ = try copy.apply(changes, as: .edit)
    }
  }

  // MARK: - Large changes

  @Test func manyProductsAreOneUpdate() throws {
    var library = try makeLibrary()
    let many = try (10..<2010 as Range<Int64>).map { try product($0, "\($0 % 97 + 1)") }
    let before = library.products(of: 2)
    let event = try library.apply([.insert(many, into: 2)], as: .duplicate(count: many.count))
    #expect(event.updates == [.reload] && event.changes.count == 1)
    let all = try ProductList(before!.ranked + many)
    #expect(library.products(of: 2) == all)
    let some = many.filter { $0.id % 3 == 0 }
    #expect(try library.apply(.remove(some, from: 2)) == [.reload])
    let rest = before!.ranked + many.filter { $0.id % 3 != 0 }
    let remaining = try ProductList(rest)
    #expect(library.products(of: 2) == remaining)
    #expect(library[2]?.count == rest.count)
    _ = try library.apply(.insert(some, into: 2))
    #expect(library.products(of: 2) == all)
    // Single changes find their products after large ones.
    #expect(try library.apply(.remove([many[700]], from: 2)).count == 1)
    _ = try library.apply(.insert([many[700]], into: 2))
    _ = try library.undo()
    #expect(library.products(of: 2) == before)
  }

  // MARK: - Undo

  @Test func anActionIsUndoneAsAWhole() throws {
    var library = try makeLibrary()
    let deletion = Change.delete(Comparison(id: 2), library.products(of: 2)!.ranked)
    let done = try library.apply(
      [.create(Comparison(id: 3), []), deletion], as: .deleteComparison(library[2]!))
    #expect(done.status == .done && done.changes.map(\.revision) == [3, 4])
    #expect(done.changes.map(\.summary?.id) == [3, nil])
    #expect(library.openID == 3)
    let undone = try #require(try library.undo())
    #expect(undone.status == .undone && undone.updates == [.reload])
    #expect(library.openID == 2 && library.summaries.map(\.id) == [2, 1])
    #expect(library.history.undoable == nil && library.history.redoable == done.action)
    #expect(try library.undo() == nil)
    let redone = try #require(try library.redo())
    #expect(redone.status == .redone && library.openID == 3)
  }

  @Test func theEventNamesAnotherComparison() throws {
    var library = try makeLibrary()
    let done = try library.apply([.insert([product(4, "1")], into: 2)], as: .add)
    #expect(done.otherComparison == nil && done.insertedRank == 0)
    library.open(1)
    let undone = try #require(try library.undo())
    #expect(undone.otherComparison == 2 && undone.updates == [.reload])
    #expect(undone.insertedRank == nil)
  }

  @Test func aChangeWithoutAnActionIsNotUndone() throws {
    var library = try makeLibrary()
    let event = try library.apply(
      [Comparison(id: 2).update { $0.currency = Currency("CHF") }], as: nil)
    #expect(event.action == nil && event.updates == [.format])
    #expect(library[2]?.comparison.currency == Currency("CHF"))
    #expect(try library.undo() == nil)
  }
}
