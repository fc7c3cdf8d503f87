"""The part of a desktop's settings portal that holds the color scheme.

Reads numbers from standard input, publishes each on the bus, and confirms it on standard output.
"""

import sys

import gi

gi.require_version("Gio", "2.0")

from gi.repository import Gio, GLib  # noqa: E402

PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
NAMESPACE = "org.freedesktop.appearance"
KEY = "color-scheme"
XML = f"""<node><interface name="{INTERFACE}">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="v" direction="out"/></method></interface></node>"""


class Portal:
    def __init__(self):
        self.scheme = None
        self.loop = GLib.MainLoop()
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        interface = Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0]
        self.bus.register_object(PATH, interface, self.read, None, None)
        GLib.io_add_watch(
            sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, lambda *_: self.change())

    def read(self, bus, sender, path, interface, method, arguments, invocation):
        wrapped = GLib.Variant("v", GLib.Variant("u", self.scheme))
        if arguments.unpack() == (NAMESPACE, KEY):
            invocation.return_value(GLib.Variant("(v)", (wrapped,)))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "unknown")

    def change(self):
        line = sys.stdin.readline()
        if not line:
            self.loop.quit()
            return False
        is_first = self.scheme is None
        self.scheme = int(line)
        if is_first:
            Gio.bus_own_name_on_connection(
                self.bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
                lambda *_: print("told", flush=True), None)
            return True
        value = GLib.Variant("(ssv)", (NAMESPACE, KEY, GLib.Variant("u", self.scheme)))
        self.bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", value)
        self.bus.flush_sync()
        print("told", flush=True)
        return True


Portal().loop.run()
