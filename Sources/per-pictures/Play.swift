internal import Gtk
internal import PerCore
internal import PerFiles
internal import PerUI
internal import TestSupport
internal import WidgetInspection

/// Brings the program's windows into all their states and calls the camera in each.
@MainActor
struct Play {
  let main: MainWindow
  let store: InterceptingStore
  let camera: Camera

  var library: LibraryController { main.library }

  func perform() throws {
    camera.look("recovered")
    try main.window.find(Button.self, named: tr("Dismiss")).click()
    camera.look("empty")
    try form()
    try list()
    try otherLists()
    try offers()
    try everyOffer()
    try longPurchase()
    try bars()
    windows()
  }

  // MARK: - The form

  private func form() throws {
    let first = try openForm()
    camera.look("form-first")
    try fill(first, quantity: "5 6", price: "7 8")
    camera.look("form-errors")
    try fill(first, quantity: "5:7", price: "12:90")
    camera.look("form-questions")
    try first.find(ToggleButton.self, named: Kind.weight.buttonLabel).click()
    try fill(first, quantity: "2", price: "2")
    let unit = try first.find(DropDown.self)
    unit.selected = unit.strings.firstIndex(of: PerCore.Unit.kilogram.menuText)
    try first.find(Entry.self, named: trc("product", "Na_me")).text = "Family pack"
    first.all(Button.self).first { $0.hasClass("suggested-action") }?.click()
    camera.look("one")

    let later = try openForm()
    let units = try later.find(DropDown.self)
    units.selected = units.strings.firstIndex(of: PerCore.Unit.gram.menuText)
    try later.find(Entry.self, named: trc("product", "Na_me")).text = "Porridge"
    try fill(later, quantity: "", price: "2")
    try later.find(Entry.self, named: tr("_Quantity")).grabFocus()
    try later.find(Entry.self, named: tr("_Quantity")).text = "3×55"
    camera.look("form-sum")
    try fill(later, quantity: "2 fl oz", price: "-1")
    camera.look("form-wrong-kind")
    try later.find(DropDown.self).all(ToggleButton.self).first?.isActive = true
    camera.look("form-units")
    try later.find(DropDown.self).all(ToggleButton.self).first?.isActive = false
    later.all(Expander.self).first?.isExpanded = true
    camera.look("form-details")
    try later.find(Button.self, named: tr("_Cancel")).click()
  }

  func openForm() throws -> Window {
    main.window.activateAction(.add)
    MainLoop.iterate(until: { main.dialog?.window.isMapped == true })
    guard let window = main.dialog?.window else { throw WidgetNotFound("the form") }
    return window
  }

  /// Sets both amounts and moves the focus out of the fields.
  func fill(_ form: Window, quantity: String, price: String) throws {
    for (name, text) in [(tr("_Price"), price), (tr("_Quantity"), quantity)] {
      let entry = try form.find(Entry.self, named: name)
      entry.grabFocus()
      entry.text = text
    }
    try form.find(Button.self, named: tr("_Cancel")).grabFocus()
    MainLoop.iterate()
  }

  // MARK: - Lists

  /// Adds products to the open comparison.
  private func add(_ entries: [Shelf.Entry]) throws {
    for entry in entries {
      try library.list.add(entry.product(in: library.list.conventions.numbers))
    }
  }

  private func begin(_ name: String, _ entries: [Shelf.Entry]) throws {
    library.createComparison()
    try add(entries)
    library.rename(library.current.id, to: name)
  }

  private func list() throws {
    library.list.clear()
    try add(Shelf.oats)
    library.rename(library.current.id, to: "Rolled oats")
    main.list.selection.select(3)
    camera.look("five")
    main.window.activateAction(.edit)
    camera.look("form-edit")
    try main.dialog?.window.find(Button.self, named: tr("_Cancel")).click()

    main.list.openMenuOfSelection()
    camera.look("context-menu")
    closePopovers()
    let menu = try main.window.find(MenuButton.self, named: tr("Main Menu"))
    menu.popUp()
    camera.look("main-menu")
    menu.popDown()
    let displayUnit = try main.window.find(DropDown.self, named: tr("Display Unit"))
    let button = displayUnit.all(ToggleButton.self).first
    button?.isActive = true
    camera.look("display-units")
    button?.isActive = false
  }

  private func closePopovers() {
    for popover in main.window.all(Popover.self) { popover.popDown() }
    MainLoop.iterate()
  }

  private func otherLists() throws {
    try begin("Chestnuts", Shelf.tied)
    camera.look("tie")
    try begin(
      "All that can be put into a washing machine, and some that should not", Shelf.detergents)
    camera.look("long-names")
    camera.print("long-names-printed") { main.files.savePages(to: $0) }
    try begin("Extremes", Shelf.extremes)
    camera.look("extremes")
  }

  /// A list with offers, what to buy for an amount, and an offer in the form.
  private func offers() throws {
    try begin("Oats", Array(Shelf.oats.prefix(3)))
    let oats = library.list.state.products[0]
    try library.list.add(
      Product(
        quantity: oats.quantity, unit: oats.unit, price: oats.price,
        offer: PerCore.Offer(.multibuy(packs: 3, pay: 2), limit: 6), name: "Three for two"))
    main.list.selection.select(1)
    camera.look("offers")
    try library.list.setNeed("2.6 kg")
    camera.look("need")
    camera.print("need-printed") { main.files.savePages(to: $0) }
    let place = library.list.state.products.ranked.firstIndex { $0.offer != nil } ?? 0
    main.list.selection.select(place)
    main.window.activateAction(.edit)
    camera.look("form-offer")
    try main.dialog?.window.find(Button.self, named: tr("_Cancel")).click()
  }

  // MARK: - Toast, bars and windows

  private func bars() throws {
    main.list.selection.select(0)
    main.window.activateAction(.remove)
    camera.look("toast")
    try main.window.find(Button.self, named: tr("Dismiss")).click()
    store.failure = StoreFailure(.full, path: path)
    library.retry()
    library.list.duplicate(at: [0])
    camera.look("not-kept")
    store.failure = nil
    library.retry()
    if let oats = library.summaries.last?.id { library.open(oats) }
    try search()
    try lines()
    tables()
    // Last, because it permanently widens a small window.
    main.window.activateAction(.sidebar)
    camera.look("sidebar")
    main.window.activateAction(.sidebar)
  }

  /// Finds some products, and then none.
  private func search() throws {
    main.window.activateAction(.find)
    let entry = try main.window.find(SearchEntry.self, named: tr("Find products"))
    entry.text = "fine"
    camera.look("found")
    entry.text = "coffee"
    camera.look("found-none")
    try main.window.find(Button.self, named: tr("Close Search")).click()
  }

  /// Types a product as one line, and pastes several lines.
  private func lines() throws {
    main.window.activateAction(.quickEntry)
    let entry = try main.window.find(Entry.self, named: tr("Product"))
    entry.text = "500 g porridge 3"
    camera.look("line")
    try main.window.find(Button.self, named: tr("Close")).click()
    main.paste("500 g oats 3.99\n6 × 330 ml cola 4.49\n500 g oats\n1 kg oats 5")
    camera.look("paste")
    closeLast()
  }

  /// Imports a table with rows of several kinds, some of which are skipped, and a file that isn't a table.
  private func tables() {
    open(Shelf.table, as: "Prices in September.csv")
    camera.look("import")
    main.imports.window?.accept.click()
    camera.look("import-skipped")
    closeLast()
    main.window.activateAction(.undo)
    open("\u{89}PNG\0\0\0\u{1}\0", as: "Photo.csv")
    camera.look("import-failed")
    closeLast()
  }

  /// Opens the import window with a file, and waits until it is read.
  private func open(_ text: String, as name: String) {
    main.imports.open([.content(Array(text.utf8), name: name)])
    MainLoop.iterate(until: { main.imports.window?.controller.state != .reading })
  }

  private func windows() {
    let windows: [(ActionName, String)] = [
      (.renameComparison, "rename"), (.preferences, "preferences"), (.changeCurrency, "currency"),
      (.shortcuts, "shortcuts"), (.about, "about"),
    ]
    for (action, name) in windows {
      main.window.activateAction(action)
      camera.look(name)
      closeLast()
    }
  }

  /// Closes the topmost window other than the main window.
  private func closeLast() {
    Window.all.last { $0.isMapped && !$0.isSame(as: main.window) }?.close()
    MainLoop.iterate()
  }
}
