"""The program's accessibility tree, read over D-Bus as a screen reader does."""

from display import TIMEOUT
from gi.repository import Gio, GLib

# How long D-Bus calls may take, in milliseconds.
TIMEOUT_MILLISECONDS = 1000 * TIMEOUT
ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
TEXT = "org.a11y.atspi.Text"
EVENT = "org.a11y.atspi.Event.Object"
PROPERTIES = "org.freedesktop.DBus.Properties"
CACHE = "org.a11y.atspi.Cache"
ROOT = "/org/a11y/atspi/accessible/root"

# Numbers of the AT-SPI protocol; their names differ between versions of its library. GTK 4.8 uses the
# first state, which means that an object is defunct, for an invalid entry.
ROLES = {
    2: "alert", 7: "check box", 8: "check menu item", 11: "combo box", 16: "dialog", 20: "filler",
    23: "frame", 26: "icon", 27: "image", 29: "label", 31: "list", 32: "list item", 33: "menu",
    34: "menu bar", 35: "menu item", 37: "tab", 38: "tab list", 39: "panel", 43: "button",
    44: "radio button", 45: "radio menu item", 48: "scroll bar", 49: "scroll pane",
    50: "separator", 52: "spin button", 61: "text", 62: "toggle button", 69: "window",
    79: "text", 88: "link", 98: "list", 99: "group", 116: "static", 129: "button",
}
STATES = {
    0: "invalid", 1: "active", 4: "checked", 7: "editable", 10: "expanded", 11: "focusable", 12: "focused",
    16: "modal", 20: "pressed", 23: "selected", 24: "sensitive", 25: "showing", 30: "visible",
    36: "invalid",
}
FOCUSED = 12
# The roles of nodes whose frames are always read. The frames of the others take most of the time of a reading.
PLACED = ("list item", "menu item")
LABELLED_BY = 2
WINDOW_COORDINATES = 1


class Gone(Exception):
    """The node or its program no longer exists."""


class Tree:
    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
            Gio.DBusCallFlags.NONE, TIMEOUT_MILLISECONDS, None).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            self.address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.program = None
        self.known, self.children = {}, {}
        self.pending = 0
        self.has_frames = False
        self.events = []
        self.bus.signal_subscribe(
            None, EVENT, None, None, None, Gio.DBusSignalFlags.NONE, self.note_event)

    def call(self, name, path, interface, method, arguments=None):
        try:
            return self.bus.call_sync(
                name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, TIMEOUT_MILLISECONDS,
                None).unpack()
        except GLib.Error as error:
            raise Gone(error.message) from error

    def find(self, process):
        """Whether the program with this process ID has registered."""
        for name, _ in self.call("org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren")[0]:
            bus = "org.freedesktop.DBus"
            owner = self.call(
                bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID",
                GLib.Variant("(s)", (name,)))[0]
            if owner == process:
                self.program = name
                return True
        return False

    def windows(self, has_frames=False):
        """The program's windows as nested nodes, with the frames of all nodes or only of rows and menu items.

        All D-Bus calls but the first run concurrently.
        """
        found = []
        self.has_frames = has_frames
        # GTK answers this call with most nodes, which saves several calls for each.
        items = self.cached_items()
        self.known = {item[0][1]: item for item in items}
        self.children = {}
        for item in sorted(items, key=lambda item: item[3]):
            self.children.setdefault(item[2][1], []).append(item[0])
        self.ask(ROOT, ACCESSIBLE, "GetChildren", None, lambda reply: self.add(reply[0], found))
        context = GLib.MainContext.default()
        while self.pending:
            context.iteration(True)
        return found

    def cached_items(self):
        try:
            return self.call(self.program, "/org/a11y/atspi/cache", CACHE, "GetItems")[0]
        except Gone:
            return []

    def note_event(self, bus, sender, path, interface, event, arguments):
        """Records the announcements to the screen reader.

        That is an announcement or a new description of the focused widget. GTK 4.8 reports no other change
        of a text.
        """
        kind, _, _, text = arguments.unpack()[:4]
        if sender != self.program or not isinstance(text, str) or not text:
            return
        if event == "Announcement":
            self.events.append((None, text))
        # A screen reader asks for the focus now, too. Later, the widget may have it again.
        elif event == "PropertyChange" and kind == "accessible-description" and self.has_focus(path):
            self.events.append((path, text))

    def heard(self):
        """The announcements since the last call."""
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(False)
        events, self.events = self.events, []
        return [text for path, text in events if path is None or self.has_focus(path)]

    def has_focus(self, path):
        try:
            bits = self.call(self.program, path, ACCESSIBLE, "GetState")[0]
        except Gone:
            return False
        return bool(bits[0] >> FOCUSED & 1)

    def ask(self, path, interface, method, arguments, use):
        def finish(bus, result):
            self.pending -= 1
            try:
                reply = bus.call_finish(result).unpack()
            except GLib.Error:
                return  # The node went away while the tree was being read.
            use(reply)

        self.pending += 1
        self.bus.call(
            self.program, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, TIMEOUT_MILLISECONDS,
            None, finish)

    def add(self, children, nodes):
        for _, path in children:
            node = {"path": path, "role": "", "name": "", "description": "", "states": [],
                    "children": []}
            nodes.append(node)
            self.fill(node)

    def fill(self, node):
        path = node["path"]
        if path in self.known:
            _, _, _, _, count, _, name, role, description, bits = self.known[path]
            self.take_properties(node, name, description, count)
            self.take_states(node, bits)
            self.take_role(node, role)
            return
        self.ask(path, PROPERTIES, "GetAll", GLib.Variant("(s)", (ACCESSIBLE,)),
                 lambda reply: self.take_properties(
                     node, reply[0]["Name"], reply[0].get("Description", ""), reply[0]["ChildCount"]))
        self.ask(path, ACCESSIBLE, "GetState", None, lambda reply: self.take_states(node, reply[0]))
        self.ask(path, ACCESSIBLE, "GetRole", None, lambda reply: self.take_role(node, reply[0]))

    def take_properties(self, node, name, description, child_count):
        # The name may have been taken from a label already.
        node["name"] = name or node["name"]
        node["description"] = description
        children = self.children.get(node["path"], [])
        if len(children) == child_count:
            self.add(children, node["children"])
        else:
            self.ask(node["path"], ACCESSIBLE, "GetChildren", None,
                     lambda reply: self.add(reply[0], node["children"]))

    def take_states(self, node, words):
        bits = words[0] | words[1] << 32
        node["states"] = [name for bit, name in STATES.items() if bits >> bit & 1]

    def take_role(self, node, number):
        path = node["path"]
        role = node["role"] = ROLES.get(number, f"role {number}")
        if role in ("label", "text", "static"):
            self.ask_text(path, lambda text: node.update(text=text))
        if self.has_frames or role in PLACED:
            node["frame"] = []
            self.ask(path, COMPONENT, "GetExtents", GLib.Variant("(u)", (WINDOW_COORDINATES,)),
                     lambda reply: node.update(frame=list(reply[0])))
        if role == "menu item":
            # GTK 4.18 names a menu item by its label.
            self.ask(path, ACCESSIBLE, "GetRelationSet", None,
                     lambda reply: self.name_by_label(node, reply))

    def name_by_label(self, node, reply):
        def take_text(text):
            node["name"] = node["name"] or text

        for label in labels(reply):
            self.ask_text(label, take_text)

    def ask_text(self, path, use):
        # GTK returns an empty text for the length -1.
        self.ask(path, TEXT, "GetText", GLib.Variant("(ii)", (0, 2**31 - 1)), lambda reply: use(reply[0]))


def labels(relations):
    """The paths of the nodes that label a node."""
    return [path for kind, nodes in relations[0] if kind == LABELLED_BY for _, path in nodes]
