import Gtk
import PerCore
import PerUI
import XCTest

/// A test of the main window, which needs a running application.
@MainActor
class MainWindowTestCase: DisplayTestCase {
  private(set) var controller: ProductListController!
  private(set) var main: MainWindow!

  /// What is done with the window while the application runs.
  private var work: (() throws -> Void)?

  /// Opens the window in an application of its own, and does something with it.
  func withWindow(
    _ conventions: Conventions = .euro, holding products: [Product] = [], _ body: () throws -> Void
  ) throws {
    controller = ProductListController(conventions: conventions)
    for product in products { try controller.add(product) }
    let application = Application(id: "io.github.per_linux.PerUITests", nonUnique: true)
    var result: Result<Void, any Error>?
    application.onActivate { [unowned self, unowned application] in
      open(in: application)
      result = Result { try work?() }
      main?.dialog?.window.destroy()
      main?.window.destroy()
      (main, controller) = (nil, nil)
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

  private func open(in application: Application) {
    main = MainWindow(controller, application: application)
    main.present()
    waitUntilShown(main.window)
  }

  /// Lets go of the window, which is destroyed.
  func forgetWindow() {
    main.window.destroy()
    (main, controller) = (nil, nil)
  }

  // MARK: - The widgets, as a user finds them

  func button(_ name: String) throws -> Button {
    try main.window.find(Button.self, named: name)
  }

  var list: ListView {
    get throws { try main.window.find(ListView.self, named: "Products, best value first") }
  }

  var displayUnit: DropDown {
    get throws { try main.window.find(DropDown.self, named: "Display Unit") }
  }

  var isListShown: Bool { get throws { try list.isMapped } }

  /// The widgets of the rows there are, from the first.
  var rows: [Widget] { get throws { try list.children } }

  /// What the rows say.
  var rowTexts: [[String]] {
    get throws { try rows.map(\.texts) }
  }

  /// One text of each row, counted from the last: the verdict, the unit price, the offer.
  func column(_ fromEnd: Int) throws -> [String] {
    try rowTexts.map { $0[$0.count - fromEnd] }
  }

  func add(_ products: Product...) throws {
    for product in products { try controller.add(product) }
    MainLoop.iterate()
  }

  /// Whether a row is wholly seen.
  func isSeen(_ row: Widget) throws -> Bool {
    let scroller = try XCTUnwrap(list.parent)
    guard let place = row.position(in: scroller) else { return false }
    return row.isMapped && place.y >= 0
      && place.y + Double(row.allocatedHeight) <= Double(scroller.allocatedHeight) + 30
  }
}
