"""A settings portal with the user's color scheme and contrast.

Reads lines such as "color-scheme 1" from standard input. Each sets a value, emits SettingChanged, and is answered by
"done" on standard output. The portal gets its bus name with the first line.
"""

import sys

import gi

gi.require_version("Gio", "2.0")

from gi.repository import Gio, GLib  # noqa: E402

PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
NAMESPACE = "org.freedesktop.appearance"
XML = f"""<node><interface name="{INTERFACE}">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="v" direction="out"/></method></interface></node>"""


class Portal:
    def __init__(self):
        self.values = {"color-scheme": 0, "contrast": 0}
        self.has_name = False
        self.loop = GLib.MainLoop()
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        interface = Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0]
        self.bus.register_object(PATH, interface, self.read, None, None)
        GLib.io_add_watch(
            sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, lambda *_: self.change())

    def read(self, bus, sender, path, interface, method, arguments, invocation):
        namespace, key = arguments.unpack()
        if namespace == NAMESPACE and key in self.values:
            wrapped = GLib.Variant("v", GLib.Variant("u", self.values[key]))
            invocation.return_value(GLib.Variant("(v)", (wrapped,)))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "unknown")

    def change(self):
        line = sys.stdin.readline()
        if not line:
            self.loop.quit()
            return False
        key, value = line.split()
        self.values[key] = int(value)
        if not self.has_name:
            self.has_name = True
            Gio.bus_own_name_on_connection(
                self.bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
                lambda *_: print("done", flush=True), lambda *_: print("no name", flush=True))
            return True
        change = GLib.Variant("(ssv)", (NAMESPACE, key, GLib.Variant("u", self.values[key])))
        self.bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", change)
        self.bus.flush_sync()
        print("done", flush=True)
        return True


Portal().loop.run()
