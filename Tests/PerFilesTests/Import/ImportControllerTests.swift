import Glibc
import PerCore
import PerFiles
import TestSupport
import Testing

@MainActor @Suite struct ImportControllerTests {
  private let table = """
    Artikel;Menge;Preis
    Reis;500 g;1,29
    Milch;1 l;0,99
    Mehl;1 kg;0,79
    Cola;6 x 330 ml;4,49
    Salz;;0,50
    """

  @Test func readsTheRowsAndCountsTheKinds() throws {
    let session = ImportSession(.text(table))
    try session.read()
    let controller = session.controller
    #expect(controller.state == .ready && controller.progress == 1)
    #expect(controller.form?.separator == ";")
    #expect(controller.form?.titles == ["Artikel", "Menge", "Preis"])
    #expect(controller.form?.roles == [.name, .quantity, .price])
    #expect(controller.form?.samples.first == ["Reis", "500 g", "1,29"])
    #expect(controller.rows.map(\.line) == [2, 3, 4, 5, 6])
    #expect(controller.groups.map(\.kind) == [.weight, .volume])
    #expect(controller.groups.map(\.count) == [2, 2])
    #expect(controller.counts.products == 4 && controller.counts.refused == 1)
    #expect(controller.rows[4].outcome == .refused(.amount))
    #expect(controller.text(of: 4) == "Salz;;0,50")
    #expect(controller.skipped == [4])
  }

  @Test func keepsTheNumberOfPacksInTheQuantity() throws {
    let session = ImportSession(.text(table))
    try session.read()
    #expect(session.controller.rows[3].product?.quantity.expression == "6×330")
    #expect(session.controller.rows[3].product?.unit == .millilitre)
  }

  @Test func saysWhichColumnsContradictEachOther() throws {
    let session = ImportSession(
      .text("Artikel;Menge;Preis;Preis mit Karte\nReis;500 g;1,29;0,99\nMehl;1 kg;0,79;0,79\n"))
    try session.read()
    #expect(session.controller.competingColumns == [.price: [2, 3]])
    #expect(session.controller.answers(to: session.controller.rows[0].outcome).count == 2)
    session.controller.choose(.other, forColumn: 3)
    try session.read()
    #expect(session.controller.competingColumns.isEmpty)
    #expect(session.controller.counts.products == 2)
  }

  @Test func takesTheUsualPriceOfWhatIsNotReduced() throws {
    let session = ImportSession(
      .text(
        "Artikel;Menge;Normalpreis;Aktionspreis;Aktion ab\nReis;500 g;1,29;0,99;1.12.\nMehl;1 kg;0,79;;\n"
      ))
    try session.read()
    #expect(session.controller.competingColumns == [.price: [2, 3]])
    session.controller.choose(.other, forColumn: 2)
    try session.read()
    #expect(session.controller.competingColumns.isEmpty)
    let prices = session.controller.rows.map { $0.product?.price?.value }
    #expect(prices == [Rational(99) / Rational(100), Rational(79) / Rational(100)])
  }

  @Test func keepsTheDeposit() throws {
    let session = ImportSession(.text("Artikel;Inhalt;Preis;Pfand\nCola;1 l;1,29;0,25\n"))
    try session.read()
    #expect(session.controller.form?.roles == [.name, .quantity, .price, .deposit])
    let product = try #require(session.controller.rows[0].product)
    #expect(product.price?.value == Rational(129) / Rational(100))
    #expect(product.terms.deposit == Rational(1) / Rational(4))
  }

  @Test func keepsTheNetWeight() throws {
    let session = ImportSession(
      .text("Artikel;Nettogewicht;Abtropfgewicht;Preis\nMais;340 g;285 g;0,99\n"))
    try session.read()
    let product = try #require(session.controller.rows[0].product)
    #expect(product.quantity.value == Rational(285))
    #expect(product.terms.net == LineAmount(Rational(340), .gram))
  }

  /// A price of 199 for 250 g at 7.96 per kilogram can be in cents.
  @Test func aPriceThatContradictsAUnitPriceIsAQuestion() throws {
    let session = ImportSession(
      .text("Artikel;Menge;Preis;Kilopreis\nButter;250 g;199;7,96\nReis;1 kg;2;2,00\n"))
    try session.read()
    let rows = session.controller.rows
    guard case .question(.total, let answers, nil) = rows[0].outcome else {
      Issue.record("\(rows[0].outcome)")
      return
    }
    #expect(answers.compactMap(\.price?.value) == [Rational(199), Rational(199) / Rational(100)])
    #expect(rows[1].product?.price?.value == Rational(2))
  }

  @Test func addsEachKindAsOneStep() throws {
    let session = ImportSession(.text(table))
    try session.read()
    let added = try session.add()
    #expect(added == 4)
    let library = session.library
    #expect(library.list.state.products.count == 2)
    #expect(library.summaries.map(\.count).sorted() == [2, 2])
    #expect(library.summaries.allSatisfy { $0.comparison.name.isEmpty })
    #expect(library.history.undoable == .importProducts(count: 4))
    library.undo()
    #expect(library.summaries.map(\.count) == [0])
    library.redo()
    #expect(library.summaries.map(\.count) == [2, 2])
  }

  @Test func leavesOutAGroup() throws {
    let session = ImportSession(.text(table))
    try session.read()
    let controller = session.controller
    controller.choose(.nowhere, for: controller.groups[0])
    controller.choose(.openList, for: controller.groups[1])
    #expect(controller.addedCount == 2)
    #expect(try session.add() == 2)
    #expect(session.library.summaries.count == 1)
    #expect(session.library.list.state.products.kind == .volume)
  }

  @Test func onlyAFittingGroupGoesToTheOpenList() throws {
    let library = LibraryController(store: nil, conventions: .german)
    let first = ImportSession(.text("Name;Menge;Preis\nÖl;1 l;3,00\nEssig;1 l;1,00"), into: library)
    try first.read()
    try first.add()
    let session = ImportSession(.text(table), into: library)
    try session.read()
    let groups = session.controller.groups
    #expect(groups.map(\.destination) == [.newComparison, .openList])
    #expect(session.controller.destinations(of: groups[0]) == [.newComparison, .nowhere])
    try session.add()
    #expect(library.current.name.isEmpty && library.list.state.products.count == 4)
    #expect(library.summaries.map(\.count) == [4, 2])
  }

  @Test func aChosenColumnChangesTheRows() throws {
    let session = ImportSession(
      .text("Name;Menge;Alt;Neu\nReis;1 kg;2,00;1,50\nMehl;1 kg;1,00;0,80"))
    try session.read()
    let controller = session.controller
    let column = try #require(controller.form?.titles?.firstIndex(of: "Alt"))
    for index in [2, 3] { controller.choose(index == column ? .other : .price, forColumn: index) }
    try session.read()
    #expect(controller.rows.compactMap(\.product).map(\.price?.expression) == ["1,5", "0,8"])
    controller.choose(.price, forColumn: 2)
    controller.choose(.other, forColumn: 3)
    try session.read()
    #expect(controller.rows.compactMap(\.product).map(\.price?.expression) == ["2", "1"])
  }

  @Test func anotherSeparatorReadsTheTableAgain() throws {
    let session = ImportSession(.text("Name;Menge;Preis\nA, B;1 kg;2,00\nC, D;1 kg;3,00"))
    try session.read()
    #expect(session.controller.counts.products == 2)
    session.controller.chooseSeparator(",")
    try session.read()
    #expect(session.controller.form?.separator == "," && session.controller.counts.products == 0)
    session.controller.chooseSeparator(";")
    try session.read()
    #expect(session.controller.counts.products == 2)
  }

  @Test func anotherEncodingReadsTheBytesAgain() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/prices.csv"
    // "ä" in Windows-1252 is "д" in Windows-1251.
    Files.write(
      [UInt8]("Name;Menge;Preis\nK".utf8) + [0xe4] + [UInt8]("se;1 kg;9,00\n".utf8), to: path)
    let session = ImportSession(.file(path))
    try session.read()
    #expect(session.controller.rows.first?.product?.name == "Käse")
    session.controller.chooseEncoding("WINDOWS-1251")
    try session.read()
    #expect(session.controller.rows.first?.product?.name == "Kдse")
    #expect(session.controller.form?.encoding.source == .chosen)
  }

  @Test func aRowWithTwoMeaningsIsAQuestion() throws {
    let session = ImportSession(
      .text("Name;Menge;Anzahl;Preis\nCola;330 ml;6;4,49\nSaft;1 l;1;1,99"))
    try session.read()
    let controller = session.controller
    guard case .question(.total, let answers, nil) = controller.rows[0].outcome else {
      Issue.record("\(controller.rows[0].outcome)")
      return
    }
    #expect(answers.map(\.quantity.expression) == ["330", "1980"])
    #expect(controller.counts.questions == 1 && controller.counts.products == 1)
    controller.choose(1, for: 0)
    #expect(controller.rows[0].product == answers[1])
    #expect(controller.counts.questions == 0 && controller.addedCount == 2)
    #expect(session.changed == [[0]])
    controller.choose(nil, for: 0)
    #expect(controller.addedCount == 1)
  }

  @Test func anEditedRowIsReadAgain() throws {
    let session = ImportSession(.text(table))
    try session.read()
    let controller = session.controller
    controller.edit(4, "Salz;500 g;0,50")
    #expect(controller.rows[4].product?.name == "Salz")
    #expect(controller.text(of: 4) == "Salz;500 g;0,50")
    #expect(controller.counts.products == 5 && controller.skipped.isEmpty)
    controller.edit(4, "Salz;500 zz;0,50")
    #expect(controller.rows[4].product == nil && controller.counts.refused == 1)
  }

  @Test func anEditedRowIsReadByTheHeaderAboveIt() throws {
    let table = """
      Artikel;Menge (g);Preis
      Reis;500;1,29
      Mehl;1000;0,79
      Artikel;Menge (ml);Preis
      Milch;1000;0,99
      Saft;;1,49
      """
    let session = ImportSession(.text(table))
    try session.read()
    let controller = session.controller
    let index = try #require(controller.skipped.last)
    controller.edit(index, "Saft;750;1,49")
    let product = try #require(controller.rows[index].product)
    #expect(product.name == "Saft" && product.unit == .millilitre)
  }

  @Test func writesTheSkippedRowsInTheFormOfTheFile() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/prices.csv"
    let text = "Name;Menge;Preis\r\nReis;1 kg;2,00\r\n\"A;B\";;3,00\r\nK\u{e4}se;;1,00\r\n"
    Files.write(text.unicodeScalars.map { UInt8($0.value) }, to: path)
    let session = ImportSession(.file(path))
    try session.read()
    let bytes = session.controller.skippedRows(title: "Grund") { _ in "ohne \"Menge\"" }
    let expected =
      "Name;Menge;Preis;Grund\r\n\"A;B\";;3,00;\"ohne \"\"Menge\"\"\"\r\n"
      + "K\u{e4}se;;1,00;\"ohne \"\"Menge\"\"\"\r\n"
    #expect(bytes == expected.unicodeScalars.map { UInt8($0.value) })
  }

  @Test func nothingIsImportedAfterCancel() throws {
    let rows = (1...50_000).map { "Reis \($0);\($0) g;1,29" }.joined(separator: "\n")
    let session = ImportSession(.text("Name;Menge;Preis\n" + rows))
    try session.wait { !session.controller.rows.isEmpty }
    let deadline = ContinuousClock.now + .seconds(60)
    while !session.hasNext { try #require(ContinuousClock.now < deadline) }
    session.controller.cancel()
    let count = session.controller.rows.count
    #expect(session.controller.state == .reading && count < 50_000)
    while session.runNext() {}
    #expect(session.controller.rows.count == count)
    #expect(try session.add() == nil)
    #expect(session.library.summaries.map(\.count) == [0])
  }

  @Test func rowsComeInParts() throws {
    let rows = (1...5_000).map { "Reis \($0);\($0) g;1,29" }.joined(separator: "\n")
    let session = ImportSession(.text("Name;Menge;Preis\n" + rows))
    try session.read()
    #expect(session.controller.counts.products == 5_000)
    let sizes = zip(session.starts.dropFirst() + [5_000], session.starts).map { $0 - $1 }
    #expect(sizes.count > 4 && sizes.allSatisfy { $0 <= 1_000 })
  }

  @Test func linesAreNotATable() throws {
    let session = ImportSession(.text("500 g Reis 1,29\n1 l Milch\n"))
    try session.read()
    #expect(session.controller.state == .lines("500 g Reis 1,29\n1 l Milch\n"))
  }

  @Test func anExportedListIsImportedWithoutADifference() throws {
    let product = Product(
      id: 1, quantity: try Amount("6×330", format: Conventions.german.numbers), unit: .millilitre,
      price: try Amount("4,49", format: Conventions.german.numbers), name: "Cola", shop: "Markt",
      note: "kalt", entered: CalendarDay(text: "2025-03-01"))
    let bytes = ProductTable(
      .decimalComma, currency: nil, displayUnit: .standard(for: .volume, in: .metric)
    ).bytes([product])
    let session = ImportSession(.text(String(decoding: bytes, as: UTF8.self)))
    try session.read()
    #expect(try session.add() == 1)
    #expect(session.library.list.state.products[0] == product)
  }
}
