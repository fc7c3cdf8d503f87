internal import Glibc
internal import Gtk
public import PerCore

/// The program: one window on one list.
@MainActor
public final class PerApplication {
  /// The name under which the desktop knows the program.
  public static let id = "io.github.per_linux.Per"
  public static let version = "0.1.0"

  private let application = Application(id: PerApplication.id)
  private let openStore: @MainActor () -> StoreOpening
  private var library: LibraryController?
  package private(set) var window: MainWindow?
  /// Where everything is kept; nil where nothing is.
  private var libraryPath: String?

  /// - Parameter openStore: opens the place where the library is kept; called once the program is the only one.
  public init(openStore: @escaping @MainActor () -> StoreOpening) {
    self.openStore = openStore
  }

  /// Runs until the last window is closed.
  ///
  /// - Parameter arguments: the program's name and arguments.
  /// - Returns: the exit status for the system.
  public func run(_ arguments: [String]) -> Int32 {
    if arguments.dropFirst() == ["--version"] {
      print("Per \(Self.version)")
      return EXIT_SUCCESS
    }
    Translation.bind(domain: "per", directory: Self.sharedFolder + "/locale")
    application.onActivate { [weak self] in self?.activate() }
    let status = application.run(arguments)
    library?.close()
    return status
  }

  /// Where the program's data are: `../share` from the program, in the build folder as in an installation.
  private static var sharedFolder: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let program = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let folders = String(decoding: program, as: UTF8.self).split(separator: "/").dropLast(2)
    return folders.map { "/" + $0 }.joined() + "/share"
  }

  private func activate() {
    if let window { return window.present() }
    Self.loadStyle()
    Window.setDefaultIconName(Self.id)
    addActions()
    let opening = openStore()
    libraryPath = opening.path
    let library = LibraryController(
      store: opening.store, failure: opening.failure, conventions: .ofLocale())
    self.library = library
    ColorScheme.apply(library.preferences.appearance.colorScheme)
    let window = MainWindow(library, application: application)
    self.window = window
    if let notice = opening.notice { window.show(notice) }
    window.present()
    window.resume()
  }

  /// Loads the style sheet, for as long as the process runs.
  package static func loadStyle() {
    AppStyle.load()
  }

  private func addActions() {
    let quit = SimpleAction("quit")
    quit.onActivate { [weak self] in
      self?.window?.keepViewState()
      self?.application.quit()
    }
    let about = SimpleAction("about")
    about.onActivate { [weak self] in self?.showAbout() }
    application.addAction(quit)
    application.addAction(about)
    application.setAccelerators(["<Control>q"], for: "app.quit")
    for name in WindowActions.Name.allCases where !name.yieldsToText {
      application.setAccelerators(name.accelerators, for: name.inWindow)
    }
    application.setAccelerators(["F9"], for: "win.sidebar")
    application.setAccelerators(["<Control>w"], for: "window.close")
  }

  private func showAbout() {
    AboutPer.present(over: application.activeWindow, libraryPath: libraryPath)
  }
}
