import Glibc
import Gtk
import TestSupport
import XCTest
import XCTestSupport

@MainActor
final class ColorSchemeTests: DisplayTestCase {
  /// A settings portal with a dark color scheme and normal contrast. Reading the key "light" or "other contrast"
  /// changes them.
  private let portal = """
    import gi
    from gi.repository import Gio, GLib
    node = Gio.DBusNodeInfo.new_for_xml('''<node><interface name="org.freedesktop.portal.Settings">
    <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="v" direction="out"/></method></interface></node>''')
    loop = GLib.MainLoop()
    path = "/org/freedesktop/portal/desktop"
    contrast = 0
    def emit(connection, key, value):
        connection.emit_signal(None, path, "org.freedesktop.portal.Settings", "SettingChanged",
            GLib.Variant("(ssv)", ("org.freedesktop.appearance", key, value)))
        connection.flush_sync()
    def call(connection, sender, path, interface, method, arguments, invocation):
        global contrast
        key = arguments.unpack()[1]
        value = {"color-scheme": 1, "contrast": contrast}.get(key, 0)
        invocation.return_value(
            GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("u", value)),)))
        if key == "light":
            emit(connection, "color-scheme", GLib.Variant("s", "odd"))
            emit(connection, "color-scheme", GLib.Variant("u", 2))
        if key == "other contrast":
            contrast = 1 - contrast
            emit(connection, "contrast", GLib.Variant("u", contrast))
    def acquired(connection, name):
        connection.register_object(path, node.interfaces[0], call, None, None)
    Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", 0, acquired,
        None, None)
    loop.run()
    """

  /// Runs a closure while the portal runs.
  private func withPortal(_ body: () throws -> Void) throws {
    let python = "/usr/bin/python3"
    let hasGio = try Program([python, "-c", "from gi.repository import Gio"]).run().status == 0
    try require(hasGio, "Python's GObject introspection is not installed.")
    let process = try spawn([python, "-c", portal])
    defer {
      kill(process, SIGTERM)
      ColorScheme.apply(.light)
    }
    try run(["gdbus", "wait", "--session", "--timeout", "60", "org.freedesktop.portal.Desktop"])
    try body()
  }

  /// Makes the portal execute the command for a key.
  private func callPortal(_ key: String) throws {
    try run([
      "gdbus", "call", "--session", "--dest", "org.freedesktop.portal.Desktop", "--object-path",
      "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.Read", "",
      key,
    ])
  }

  func testTheSystemColorSchemeIsFollowed() async throws {
    try withPortal {
      let settings = try XCTUnwrap(Settings.current)
      // The change from another scheme reads the setting again, even if an earlier test read it.
      ColorScheme.apply(.light)
      ColorScheme.apply(.followSystem)
      XCTAssertTrue(MainLoop.iterate(until: { settings.prefersDark }))
      try callPortal("light")
      XCTAssertTrue(MainLoop.iterate(until: { !settings.prefersDark }))
      ColorScheme.apply(.dark)
      XCTAssertTrue(settings.prefersDark)
      ColorScheme.apply(.followSystem)
      XCTAssertFalse(settings.prefersDark)
    }
  }

  func testTheSystemContrastIsFollowedInEveryColorScheme() async throws {
    try withPortal {
      let settings = try XCTUnwrap(Settings.current)
      let themeName = settings.themeName
      XCTAssertFalse(settings.isHighContrast)
      var changes = 0
      settings.onThemeChange { changes += 1 }
      ColorScheme.apply(.dark)
      for isHigh in [true, false, true, false] {
        try callPortal("other contrast")
        XCTAssertTrue(MainLoop.iterate(until: { settings.isHighContrast == isHigh }))
        XCTAssertTrue(settings.prefersDark)
      }
      XCTAssertEqual(settings.themeName, themeName)
      XCTAssertGreaterThanOrEqual(changes, 4)
    }
  }
}
