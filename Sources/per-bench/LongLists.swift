import Gtk
import PerCore
import PerStore
import PerUI
import TestSupport
import WidgetInspection

/// Measures the frames of the window with 100,000 products, and with 10,000 comparisons in the sidebar.
@MainActor
func measureLongLists() throws {
  try measureLongList()
  try measureLongSidebar()
}

@MainActor
private func measureLongList() throws {
  let count = 100_000
  let folder = ScratchFolder(in: "/var/tmp")
  try makeLibrary(of: count, in: folder.path)
  heading(
    "The window with \(grouped(count)) products, drawn without a GPU, with the store in /var/tmp.")
  try WindowSteps.measure(libraryIn: folder.path + "/per", settles: false) { steps in
    let (library, list) = (steps.main.library, steps.main.library.list)
    MainLoop.iterate(until: { steps.main.window.isMapped })
    try steps.step("read the products", frame: 16, begin: { steps.main.resume() }) {
      !library.isLoading
    }
    try steps.step("change the display unit", begin: { list.show(in: DisplayUnit(.pound)) }) {
      true
    }
    try steps.step("clear", begin: { list.clear() }) { list.state.products.isEmpty }
    try steps.step("undo", begin: { library.undo() }) { list.state.products.count == count }
  }
}

@MainActor
private func measureLongSidebar() throws {
  let count = 10_000
  let folder = ScratchFolder(in: "/var/tmp")
  let store = try SQLiteStore.open(in: folder.path).store
  var library = Library()
  let comparisons = (1...count).map { number in
    var comparison = Comparison(id: Comparison.ID(number))
    comparison.name = "Comparison \(number)"
    return comparison
  }
  try store.commit(library.apply(comparisons.map { .create($0, []) }, as: nil).changes)
  store.close()
  heading("The sidebar with \(grouped(count)) comparisons, drawn without a GPU.")
  try WindowSteps.measure(libraryIn: folder.path) { steps in
    let window = steps.main.window
    window.activateAction(.sidebar)
    MainLoop.iterate(milliseconds: 500)
    guard let list = window.all(ListView.self).first(where: { $0.isMapped }),
      let scroller = list.parent?.cast(to: ScrolledWindow.self),
      let search = window.all(SearchEntry.self).first(where: \.isMapped)
    else { throw Failure("the window shows no sidebar") }
    try steps.step(
      "scroll", frame: 16,
      begin: { scroller.verticalPosition = scroller.maximumVerticalPosition / 2 }
    ) { true }
    try steps.step("filter", frame: 16, begin: { search.text = "99" }) { true }
    try steps.step("show all", frame: 16, begin: { search.text = "" }) { true }
  }
}
