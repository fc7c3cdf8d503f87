internal import CGtk

/// Wraps GtkApplication.
@MainActor
public final class Application: Object, ActionMap {
  /// - Parameters:
  ///   - id: The application ID, which is also the name of the desktop file.
  ///   - nonUnique: A Boolean value indicating whether each start is a separate instance. By default, a second start
  ///     activates the first instance.
  ///   - opensFiles: A Boolean value indicating whether files can be opened, see `onOpen`.
  public init(id: String, nonUnique: Bool = false, opensFiles: Bool = false) {
    var flags = GApplicationFlags(rawValue: 0)
    if nonUnique { flags.rawValue |= G_APPLICATION_NON_UNIQUE.rawValue }
    if opensFiles { flags.rawValue |= G_APPLICATION_HANDLES_OPEN.rawValue }
    super.init(adopting: gtk_application_new(id, flags))
  }

  /// Calls `body` in the first instance of the program, before the display is opened. By then no other instance can
  /// become the first one.
  public func onRegister(_ body: @escaping @MainActor () -> Void) {
    connect("notify::is-registered") { [weak self] in
      guard let self else { return }
      let isRegistered = g_application_get_is_registered(typed()) != 0
      if isRegistered && g_application_get_is_remote(typed()) == 0 { body() }
    }
  }

  /// Calls `body` at each start of the program, including starts that activate this instance.
  public func onActivate(_ body: @escaping @MainActor () -> Void) {
    connect("activate", body)
  }

  /// Calls `body` instead of the body of `onActivate` when files are to be opened.
  public func onOpen(_ body: @escaping @MainActor ([File]) -> Void) {
    connect("open") { arguments in
      let files = g_value_get_pointer(arguments.values + 1)?
        .assumingMemoryBound(to: UnsafeMutableRawPointer.self)
      let count = g_value_get_int(arguments.values + 2)
      body((0..<Int(count)).compactMap { index in files.map { File(borrowing: $0[index]) } })
    }
  }

  /// Runs the application until the last window is closed. Returns the exit status.
  public func run(_ arguments: [String] = []) -> Int32 {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) }
    let owned = pointers
    defer { for pointer in owned { g_free(pointer) } }
    pointers.append(nil)
    return g_application_run(typed(), Int32(arguments.count), &pointers)
  }

  /// Ends `run`, even if windows are open.
  public func quit() {
    g_application_quit(typed())
  }

  /// Lists a command line option without a value in the help of the program.
  public func addOption(_ name: String, description: String) {
    g_application_add_main_option(
      typed(), name, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, description, nil)
  }

  /// Sets the accelerators, such as "<Control>n", of an action, such as "win.add" or
  /// "app.mode('dark')".
  public func setAccelerators(_ accelerators: [String], for detailedAction: String) {
    withCStrings(accelerators) { keys in
      gtk_application_set_accels_for_action(typed(), detailedAction, keys)
    }
  }

  public var activeWindow: Window? {
    gtk_application_get_active_window(typed()).map { Window(borrowing: $0) }
  }
}
