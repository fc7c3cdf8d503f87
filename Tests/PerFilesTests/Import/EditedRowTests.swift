import PerCore
import PerFiles
import Testing

/// Rows of a table that the user changes before they are added.
@MainActor @Suite struct EditedRowTests {
  @Test func knowsWhetherRowsWereChangedAndNotAdded() throws {
    let session = ImportSession(.text("Artikel;Menge;Preis\nReis;500 g;1,29\nSalz;;0,50\n"))
    try session.read()
    let controller = session.controller
    #expect(controller.isCurrent && !controller.isEdited && controller.importedCount == nil)
    controller.edit(1, "Salz;500 zz;0,50")
    #expect(controller.isEdited)
    try session.add()
    #expect(controller.isEdited && controller.importedCount == 1)
    controller.edit(0, "Salz;500 g;0,50")
    try session.add()
    #expect(!controller.isEdited && controller.importedCount == 2)
  }

  /// A tab can't be typed into a field, and looks like a space.
  @Test func tabsAreEditedAsBars() throws {
    let session = ImportSession(
      .text("Artikel\tMenge\tPreis\nReis\t500 g\t1,29\nSalz\t\t0,50\nÖl | süß\t\t2,00\n"))
    try session.read()
    let controller = session.controller
    #expect(controller.editableText(of: 1) == "Salz |  | 0,50")
    #expect(controller.text(of: 1, from: "Salz |  | 0,50") == "Salz\t\t0,50")
    controller.edit(1, controller.text(of: 1, from: "Salz |500 g| 0,50"))
    #expect(controller.text(of: 1) == "Salz\t500 g\t0,50")
    #expect(controller.rows[1].product?.quantity.value == Rational(500))
    // The bar is a part of the name.
    #expect(controller.editableText(of: 2) == "Öl | süß ¦  ¦ 2,00")
    controller.edit(2, controller.text(of: 2, from: "Öl | süß ¦ 1 l ¦ 2,00"))
    #expect(controller.text(of: 2) == "Öl | süß\t1 l\t2,00")
    let commas = ImportSession(.text("Artikel;Menge;Preis\nReis;500 g;1,29\nSalz;;0,50\n"))
    try commas.read()
    #expect(commas.controller.editableText(of: 1) == "Salz;;0,50")
  }

  @Test func aRowOfOneCellIsReadAsATypedLine() throws {
    let session = ImportSession(.text("Artikel;Menge;Preis\nReis;500 g;1,29\nRoggen;;1,00\n"))
    try session.read()
    let controller = session.controller
    controller.edit(1, "Cola 6 x 330 ml 4,49")
    let cola = try #require(controller.rows[1].product)
    #expect(cola.name == "Cola" && cola.quantity.expression == "6×330" && cola.unit == .millilitre)
    controller.edit(1, "Roggen 2 kg")
    #expect(controller.rows[1].outcome == .refused(.price))
    controller.edit(1, "Roggen 2 kg 1,00")
    let rye = try #require(controller.rows[1].product)
    #expect(rye.name == "Roggen" && rye.quantity.expression == "2" && rye.unit == .kilogram)
    #expect(rye.price?.value == .one)
    #expect(try session.add() == 2)
  }

  /// The columns below a further header are in another order.
  @Test func aZeroIsFoundByTheHeaderOfItsRow() throws {
    let text = """
      Artikel;Menge;Preis;Notiz
      Reis;500 g;1,29;neu
      Mehl;1 kg;0,79;alt
      Artikel;Preis;Notiz;Menge
      Saft;1,99;7;1 l
      Öl;2,99;0;1e5 ml
      Essig;2,99;7;0 ml
      """
    let session = ImportSession(.text(text))
    try session.read()
    let controller = session.controller
    #expect(controller.rows.suffix(2).map(\.outcome) == [.refused(.number), .refused(.number)])
    #expect(!controller.hasZero(4) && controller.hasZero(5))
    controller.edit(5, "Essig;0;7;750 ml")
    #expect(controller.hasZero(5))
  }
}
