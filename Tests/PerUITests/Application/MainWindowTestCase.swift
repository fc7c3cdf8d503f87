import Gtk
import PerCore
import PerUI
import TestSupport
import XCTest

/// A test of the main window, which needs a running application.
@MainActor
class MainWindowTestCase: DisplayTestCase {
  private(set) var library: LibraryController!
  var controller: ProductListController { library.list }
  private(set) var main: MainWindow!

  /// The body of the test, which runs while the application does.
  private var work: (() throws -> Void)?

  /// Opens the window in a new application, and calls `body`.
  ///
  /// - Parameters:
  ///   - showsSidebar: A Boolean value indicating whether the sidebar was open in the last session.
  ///   - store: The store of the last session.
  ///   - resumes: A Boolean value indicating whether the session is restored before the window is shown, as it is in
  ///     the program.
  ///   - prepare: Called before the window is shown.
  func withWindow(
    _ conventions: Conventions = .euro, holding products: [Product] = [],
    showsSidebar: Bool = false, store: StoreStub? = nil, resumes: Bool = false,
    prepare: @escaping @MainActor () -> Void = {}, _ body: () throws -> Void
  ) throws {
    let store = showsSidebar ? StoreStub(["sidebar": "shown"]) : store
    library = LibraryController(store: store, conventions: conventions)
    for product in products { try controller.add(product) }
    let application = Application(id: "io.github.per_linux.PerUITests", nonUnique: true)
    var result: Result<Void, any Error>?
    application.onActivate { [unowned self, unowned application] in
      open(in: application, resumes: resumes, prepare)
      result = Result { try work?() }
      destroyAllWindows()
      (main, library) = (nil, nil)
      MainLoop.iterate()
      GtkRuntime.dropPendingTooltip()
    }
    withoutActuallyEscaping(body) { body in
      work = body
      XCTAssertEqual(application.run(["per"]), 0)
      work = nil
    }
    try XCTUnwrap(result, "The application was not activated.").get()
  }

  private func open(
    in application: Application, resumes: Bool, _ prepare: @MainActor () -> Void
  ) {
    main = MainWindow(library, application: application)
    prepare()
    if resumes { main.resume() }
    main.present()
    waitUntilShown(main.window)
  }

  /// Destroys the window and releases it.
  func forgetWindow() {
    main.window.destroy()
    (main, library) = (nil, nil)
  }

  /// The names of the products, best value first.
  var productNames: [String] { controller.state.products.ranked.map(\.name) }

  /// Changes the width of the window, and waits until its content is laid out.
  func resize(to width: Int, height: Int = 600) {
    main.window.defaultSize = (width: width, height: height)
    waitUntil("The window has a width of \(width).") {
      abs((main.window.child?.allocatedWidth ?? 0) - width) < 60
    }
    settle()
  }

  // MARK: - Widgets

  /// The header bar above the list.
  var header: HeaderBar {
    get throws {
      try XCTUnwrap(
        main.window.all(HeaderBar.self).first {
          (try? $0.find(MenuButton.self, named: "Main Menu")) != nil
        })
    }
  }

  func button(_ name: String) throws -> Button {
    // The page of an empty list also has a button that adds a product.
    if let button = try? header.find(Button.self, named: name) { return button }
    return try main.window.find(Button.self, named: name)
  }

  var list: ListView {
    get throws { try main.window.find(ListView.self, named: "Products, best value first") }
  }

  var displayUnit: DropDown {
    get throws { try main.window.find(DropDown.self, named: "Display Unit") }
  }

  /// The list is created when it is first shown.
  var isListShown: Bool { get throws { (try? list.isMapped) == true } }

  /// The widgets of the rows, from the first.
  var rows: [Widget] { get throws { try list.children } }

  /// The texts of the rows.
  var rowTexts: [[String]] {
    get throws { try rows.map(\.texts) }
  }

  /// Returns one text of each row, counted from the last: the verdict, the unit price, the details.
  func column(_ fromEnd: Int) throws -> [String] {
    try rowTexts.map { $0.count < fromEnd ? "" : $0[$0.count - fromEnd] }
  }

  func add(_ products: Product...) throws {
    for product in products { try controller.add(product) }
    MainLoop.iterate()
  }

  /// Opens the window of the keyboard shortcuts.
  func openedShortcuts() throws -> Window {
    main.window.activateAction(.shortcuts)
    return try opened("The shortcuts are shown.") {
      Window.all.first { $0.title == "Keyboard Shortcuts" }
    }
  }

  /// Returns whether a row is completely visible.
  func isSeen(_ row: Widget) throws -> Bool {
    let scroller = try XCTUnwrap(list.parent)
    guard let place = row.position(in: scroller) else { return false }
    return row.isMapped && place.y >= 0
      && place.y + Double(row.allocatedHeight) <= Double(scroller.allocatedHeight) + 30
  }
}
