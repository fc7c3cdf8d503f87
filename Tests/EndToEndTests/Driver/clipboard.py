"""Owns the X clipboard with the text from standard input until it is killed.

GTK is linked to libX11, so this needs no package such as xclip.
"""

import ctypes
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_ubyte, c_ulong, c_void_p

SELECTION_REQUEST = 30
SELECTION_NOTIFY = 31
ATOM = 4


class SelectionRequest(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
        ("owner", c_ulong), ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong),
        ("property", c_ulong), ("time", c_ulong)]


class SelectionNotify(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
        ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong), ("property", c_ulong),
        ("time", c_ulong)]


class Event(ctypes.Union):
    _fields_ = [
        ("type", c_int), ("request", SelectionRequest), ("notify", SelectionNotify),
        ("pad", c_long * 24)]


x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = c_void_p
x11.XOpenDisplay.argtypes = [c_char_p]
x11.XDefaultRootWindow.restype = c_ulong
x11.XDefaultRootWindow.argtypes = [c_void_p]
x11.XCreateSimpleWindow.restype = c_ulong
x11.XCreateSimpleWindow.argtypes = [c_void_p, c_ulong] + [c_int] * 5 + [c_ulong] * 2
x11.XInternAtom.restype = c_ulong
x11.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
x11.XSetSelectionOwner.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong]
x11.XGetSelectionOwner.restype = c_ulong
x11.XGetSelectionOwner.argtypes = [c_void_p, c_ulong]
x11.XNextEvent.argtypes = [c_void_p, POINTER(Event)]
x11.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, POINTER(Event)]
x11.XFlush.argtypes = [c_void_p]
x11.XChangeProperty.argtypes = [
    c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, c_void_p, c_int]


def main():
    text = sys.stdin.buffer.read()
    display = x11.XOpenDisplay(None)

    def atom(name):
        return x11.XInternAtom(display, name, 0)

    window = x11.XCreateSimpleWindow(
        display, x11.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    clipboard, targets = atom(b"CLIPBOARD"), atom(b"TARGETS")
    kinds = [atom(b"UTF8_STRING"), atom(b"text/plain;charset=utf-8")]
    x11.XSetSelectionOwner(display, clipboard, window, 0)
    if x11.XGetSelectionOwner(display, clipboard) == window:
        print("ready", flush=True)

    event = Event()
    while True:
        x11.XNextEvent(display, byref(event))
        if event.type != SELECTION_REQUEST:
            continue
        request = event.request
        answer = Event()
        answer.notify.type = SELECTION_NOTIFY
        answer.notify.requestor = request.requestor
        answer.notify.selection = request.selection
        answer.notify.target = request.target
        answer.notify.time = request.time
        answer.notify.property = request.property or request.target
        if request.target == targets:
            offer = (c_ulong * 3)(targets, *kinds)
            x11.XChangeProperty(
                display, request.requestor, answer.notify.property, ATOM, 32, 0, offer, 3)
        elif request.target in kinds:
            data = (c_ubyte * max(1, len(text))).from_buffer_copy(text or b"\0")
            x11.XChangeProperty(
                display, request.requestor, answer.notify.property, request.target, 8, 0, data,
                len(text))
        else:
            answer.notify.property = 0
        x11.XSendEvent(display, request.requestor, 0, 0, byref(answer))
        x11.XFlush(display)


main()
