import Glibc
import TestSupport
import XCTest

import Gtk

@MainActor
final class ColorSchemeTests: DisplayTestCase {
  /// A settings portal that returns dark first, and changes to light when it is asked again.
  private let portal = """
    import gi
    from gi.repository import Gio, GLib
    node = Gio.DBusNodeInfo.new_for_xml('''<node><interface name="org.freedesktop.portal.Settings">
    <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="v" direction="out"/></method></interface></node>''')
    loop = GLib.MainLoop()
    calls = []
    path = "/org/freedesktop/portal/desktop"
    def emit(connection, key, value):
        connection.emit_signal(None, path, "org.freedesktop.portal.Settings", "SettingChanged",
            GLib.Variant("(ssv)", ("org.freedesktop.appearance", key, value)))
    def call(connection, sender, path, interface, method, arguments, invocation):
        invocation.return_value(
            GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("u", 1)),)))
        calls.append(method)
        if len(calls) > 1: change(connection)
    def change(connection):
        emit(connection, "contrast", GLib.Variant("u", 1))
        emit(connection, "color-scheme", GLib.Variant("s", "odd"))
        emit(connection, "color-scheme", GLib.Variant("u", 2))
        connection.flush_sync()
    def acquired(connection, name):
        connection.register_object(path, node.interfaces[0], call, None, None)
    Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", 0, acquired,
        None, None)
    loop.run()
    """

  func testTheDesktopsWishIsFollowed() async throws {
    let python = "/usr/bin/python3"
    do {
      try run([python, "-c", "from gi.repository import Gio"])
    } catch  where !Environment.isStrict {
      throw XCTSkip("There is no Python with GObject introspection.")
    }
    let process = try spawn([python, "-c", portal])
    defer { kill(process, SIGTERM) }
    let settings = try XCTUnwrap(Settings.current)
    defer { ColorScheme.apply(.light) }
    try run(["gdbus", "wait", "--session", "--timeout", "60", "org.freedesktop.portal.Desktop"])
    // The color scheme is read again each time.
    ColorScheme.apply(.light)
    ColorScheme.apply(.followSystem)
    XCTAssertTrue(MainLoop.iterate(until: { settings.prefersDark }))
    try run([
      "gdbus", "call", "--session", "--dest", "org.freedesktop.portal.Desktop", "--object-path",
      "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.Read", "", "",
    ])
    XCTAssertTrue(MainLoop.iterate(until: { !settings.prefersDark }))
    ColorScheme.apply(.dark)
    XCTAssertTrue(settings.prefersDark)
    ColorScheme.apply(.followSystem)
    XCTAssertFalse(settings.prefersDark)
  }
}
