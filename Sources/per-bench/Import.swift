import Foundation
import Gtk
import PerCore
import PerFiles
import PerUI
import TestSupport
import WidgetInspection

/// Measures the import of a table, the search, and copies of everything, in the window of the application.
@MainActor
func measureImport() throws {
  let count = 100_000
  let shelf = try ShelfPrices.load()
  let folder = ScratchFolder(in: "/var/tmp")
  let path = folder.path + "/prices.csv"
  Files.write(try table(shelf, count: count), to: path)
  heading(
    "Import of \(grouped(count)) rows into the window, drawn without a GPU, with the store in "
      + "/var/tmp: \(shelf.source).")
  try WindowSteps.measure(libraryIn: folder.path + "/per") { steps in
    let main = steps.main
    try steps.step("read the table", memory: 100, begin: { main.imports.open([.file(path)]) }) {
      main.imports.window?.controller.state == .ready
    }
    try steps.step("add the products", memory: 100, begin: { main.imports.window?.accept.click() })
    {
      main.library.list.state.products.count > count / 2
    }
    // Skipped rows keep the window open.
    try steps.step(
      "close the window", memory: 100,
      begin: {
        main.imports.window?.window.all(Button.self).first { $0.label == "_Close" }?.click()
      }
    ) {
      main.imports.window == nil
    }
    main.window.activateAction(.find)
    MainLoop.iterate(milliseconds: 500)
    try steps.step("find", begin: { main.list.find.entry.text = "milk" }) {
      main.list.selection.count < count / 2
    }
    main.list.find.close()
    let copy = folder.path + "/copy.db"
    try steps.step("save a copy", begin: { main.copies.save(to: copy) }) { Files.exists(copy) }
    try steps.step("read the copy", begin: { main.copies.restore(from: copy) }) {
      main.copies.dialog != nil
    }
    MainLoop.iterate(milliseconds: 500)
    let replace = main.copies.dialog?.window.all(Button.self).first { $0.label == "_Replace" }
    let revision = main.library.current.revision
    try steps.step("restore", begin: { replace?.click() }) {
      main.library.current.revision > revision && main.copies.dialog == nil
    }
  }
}

/// Returns the prices as a table with a header.
private func table(_ shelf: ShelfPrices, count: Int) throws -> String {
  var text = "Product;Size;Price\n"
  for price in try shelf.prices(count: count) {
    let name = price.name.replacing("\"", with: "").replacing(";", with: ",")
    text += "\"\(name)\";\(price.quantity) \(price.unit.rawValue);\(price.price)\n"
  }
  return text
}
