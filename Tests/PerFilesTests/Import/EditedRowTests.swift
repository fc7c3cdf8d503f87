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
}
