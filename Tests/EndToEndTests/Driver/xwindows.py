"""The windows of an X server, read without starting a program each time."""

import ctypes

IS_VIEWABLE = 2
REVERT_TO_PARENT = 2
ANY_PROPERTY_TYPE = 0


class Attributes(ctypes.Structure):
    """XWindowAttributes."""

    _fields_ = [
        ("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int),
        ("border_width", ctypes.c_int), ("depth", ctypes.c_int), ("visual", ctypes.c_void_p),
        ("root", ctypes.c_ulong), ("kind", ctypes.c_int), ("bit_gravity", ctypes.c_int),
        ("win_gravity", ctypes.c_int), ("backing_store", ctypes.c_int), ("backing_planes", ctypes.c_ulong),
        ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int), ("colormap", ctypes.c_ulong),
        ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int), ("all_event_masks", ctypes.c_long),
        ("your_event_mask", ctypes.c_long), ("do_not_propagate_mask", ctypes.c_long),
        ("override_redirect", ctypes.c_int), ("screen", ctypes.c_void_p)]


class XWindows:
    def __init__(self, display):
        self.display = x11.XOpenDisplay(display.encode())
        if not self.display:
            raise RuntimeError(f"The X server {display} can't be reached.")
        self.root = x11.XDefaultRootWindow(self.display)
        self.names = [x11.XInternAtom(self.display, name, False) for name in [b"_NET_WM_NAME", b"WM_NAME"]]

    def visible(self):
        """The visible windows with a title, as pairs of number and title, the oldest first."""
        found = []
        self.search(self.root, found)
        return sorted(found)

    def search(self, window, found):
        for child in self.children(window):
            title = self.title(child)
            attributes = self.attributes(child)
            if title and attributes and attributes.map_state == IS_VIEWABLE:
                found.append((child, title))
            self.search(child, found)

    def children(self, window):
        root, parent = ctypes.c_ulong(), ctypes.c_ulong()
        children, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        if not x11.XQueryTree(self.display, window, ctypes.byref(root), ctypes.byref(parent),
                              ctypes.byref(children), ctypes.byref(count)):
            return []
        found = children[:count.value] if children else []
        if children:
            x11.XFree(children)
        return found

    def attributes(self, window):
        attributes = Attributes()
        return attributes if x11.XGetWindowAttributes(self.display, window, ctypes.byref(attributes)) else None

    def title(self, window):
        """The title of a window; empty if it has none or was closed in the meantime."""
        for name in self.names:
            kind, form = ctypes.c_ulong(), ctypes.c_int()
            count, rest = ctypes.c_ulong(), ctypes.c_ulong()
            text = ctypes.c_void_p()
            x11.XGetWindowProperty(
                self.display, window, name, 0, 1 << 20, False, ANY_PROPERTY_TYPE, ctypes.byref(kind),
                ctypes.byref(form), ctypes.byref(count), ctypes.byref(rest), ctypes.byref(text))
            if text:
                title = ctypes.string_at(text, count.value).decode(errors="replace")
                x11.XFree(text)
                if title:
                    return title
        return ""

    def frame(self, window):
        """The position on the screen, the width and the height of a window; None if it was closed in the meantime."""
        attributes = self.attributes(window)
        if not attributes:
            return None
        x, y, child = ctypes.c_int(), ctypes.c_int(), ctypes.c_ulong()
        x11.XTranslateCoordinates(self.display, window, self.root, 0, 0, ctypes.byref(x), ctypes.byref(y),
                                  ctypes.byref(child))
        return [x.value, y.value, attributes.width, attributes.height]

    @property
    def focus(self):
        """The window that has the focus."""
        window, revert = ctypes.c_ulong(), ctypes.c_int()
        x11.XGetInputFocus(self.display, ctypes.byref(window), ctypes.byref(revert))
        return window.value

    @focus.setter
    def focus(self, window):
        x11.XSetInputFocus(self.display, window, REVERT_TO_PARENT, 0)
        x11.XSync(self.display, False)

    def close(self):
        x11.XCloseDisplay(self.display)


# GTK is linked to it.
x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
x11.XDefaultRootWindow.restype = ctypes.c_ulong
x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
x11.XInternAtom.restype = ctypes.c_ulong
x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
x11.XGetWindowProperty.argtypes = [
    ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_long, ctypes.c_long, ctypes.c_int, ctypes.c_ulong,
    *[ctypes.c_void_p] * 5]
x11.XQueryTree.argtypes = [ctypes.c_void_p, ctypes.c_ulong, *[ctypes.c_void_p] * 4]
x11.XGetWindowAttributes.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_void_p]
x11.XTranslateCoordinates.argtypes = [
    ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, *[ctypes.c_void_p] * 3]
x11.XSetInputFocus.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_ulong]
x11.XGetInputFocus.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
x11.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
x11.XFree.argtypes = [ctypes.c_void_p]
x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
# A window may close while it is looked at. Without a handler, Xlib ends the process.
ignore_error = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
x11.XSetErrorHandler(ignore_error)
