internal import Glibc
internal import Gtk
public import PerCore
internal import PerFiles

/// The program, which has one main window.
@MainActor
public final class PerApplication {
  /// The application id, which is also the name of the desktop entry.
  public static let id = "io.github.per_linux.Per"
  public static let version = "0.1.0"

  /// The store, nil if nothing can be saved; the result of opening it; and the path of the file, nil if there is no
  /// file.
  public typealias OpenedStore = (store: (any LibraryStore)?, opening: StoreOpening, path: String?)

  private let application = Application(id: PerApplication.id, opensFiles: true)
  private let prepareStore: @MainActor () -> Void
  private let openStore: @MainActor () -> OpenedStore
  private var library: LibraryController?
  package private(set) var window: MainWindow?
  /// The path of the library's file; nil if the library isn't saved.
  private var libraryPath: String?

  /// Both functions are called in the first instance of the program only.
  ///
  /// - Parameters:
  ///   - prepareStore: Starts on another thread what is needed to open the store.
  ///   - openStore: Opens the store.
  public init(
    prepareStore: @escaping @MainActor () -> Void = {},
    openStore: @escaping @MainActor () -> OpenedStore
  ) {
    self.prepareStore = prepareStore
    self.openStore = openStore
  }

  /// Runs the program until the last window is closed.
  ///
  /// - Parameter arguments: The name of the program and its arguments.
  /// - Returns: The exit status.
  public func run(_ arguments: [String]) -> Int32 {
    if arguments.contains("--version") {
      print("Per \(Self.version)")
      return EXIT_SUCCESS
    }
    Translation.bind(domain: "per", directory: SharedData.folder + "/locale")
    // Translators: The description of the command line option --version.
    application.addOption("version", description: tr("Show the version of the program"))
    // Until then, the program waits for the message bus. A thread that ran meanwhile would make it wait longer.
    application.onRegister { [weak self] in self?.prepareStore() }
    application.onActivate { [weak self] in self?.activate() }
    application.onOpen { [weak self] files in
      self?.activate()
      self?.window?.imports.open(files)
    }
    Heap.separateLargeBlocks()
    let status = application.run(arguments)
    library?.close()
    return status
  }

  private func activate() {
    if let window { return window.present() }
    AppStyle.load()
    DropDown.accessibleLabelFormat = { name, choice in
      // Translators: The name and the selected item of a dropdown, for screen readers, such as "Unit: grams (g)".
      tr("{name}: {choice}").filled(["name": name, "choice": choice])
    }
    addActions()
    let (store, opening, path) = openStore()
    libraryPath = path
    let library = LibraryController(
      store: store, failure: opening.failure, conventions: .ofLocale())
    self.library = library
    ColorScheme.apply(library.preferences.appearance.colorScheme)
    let window = MainWindow(library, application: application)
    self.window = window
    window.notice.show(library.reopening ?? opening)
    window.resume()
    window.present()
    finishStart(of: window)
    for signal in [SIGTERM, SIGHUP, SIGINT] {
      MainLoop.onSignal(signal) { [weak self] in self?.quit() }
    }
  }

  /// Does the parts of the start that the first frame doesn't need.
  private func finishStart(of window: MainWindow) {
    let library = window.library
    window.window.afterFrames(1) {
      // The frame is drawn before the main loop is idle.
      MainLoop.idle {
        // Only window managers on X11 show the icon, in lists of windows.
        for window in Window.all { window.setIconName(Self.id) }
        Window.setDefaultIconName(Self.id)
        // GTK reads its style sheets and the fonts into memory that it doesn't need later. A thread that reads the list
        // would wait.
        if !library.isLoading { Heap.releaseUnused() }
      }
    }
  }

  private func addActions() {
    let quit = SimpleAction(ActionName.quit.rawValue)
    quit.onActivate { [weak self] in
      guard let self else { return }
      let isAsking = window?.asksBeforeClosing { [weak self] in self?.quit() }
      if isAsking != true { self.quit() }
    }
    let about = SimpleAction(ActionName.about.rawValue)
    about.onActivate { [weak self] in
      guard let self else { return }
      window?.openAbout(over: application.activeWindow, libraryPath: libraryPath)
    }
    application.addAction(quit)
    application.addAction(about)
    Shortcut.setAccelerators(of: application)
  }

  private func quit() {
    window?.keepViewState()
    application.quit()
  }
}
