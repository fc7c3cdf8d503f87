#!/usr/bin/python3
"""Uses Per with the keyboard while Orca runs, and compares what Orca speaks with what it should speak.

Usage: journey.py [--record] PROGRAM JOURNEY LOG

PROGRAM is the built program, JOURNEY a file of steps, LOG a file for Orca's messages. A step is an action, which starts
in the first column:

    start           starts PROGRAM
    press KEYS      presses keys, by their names in xdotool
    type TEXT       types text

The indented lines below an action are all that Orca speaks after it. Their order can differ: a message of the program may
come before or after a window gets the keyboard. With --record, the steps are printed with what Orca speaks, where an
action is over after some seconds of silence.

It needs a display, a session bus, and home directories of its own.
"""

import codecs
import collections
import os
import pty
import re
import subprocess
import sys
import threading
import time
import tty

from gi.repository import Gio, GLib

TIMEOUT = 60
SILENCE = 4

# The text, which may have several lines, and after it a description of the voice.
SPEECH = re.compile(r"SPEECH OUTPUT: '((?s:.*?))'(?: (?:\{|None|ACSS).*)?\n")

# The main window. Orca leaves out the role if the window gets the keyboard before Orca knows that a dialog is gone.
MAIN_WINDOW = re.compile(r"^Per$")

# What Orca sometimes speaks after a keystroke, depending on the order of its events.
COMMENTS = ["Text unselected.", "Selection deleted.", "undo", "redo"]

# The day on which a product was added.
DAY = re.compile(r"\b[A-Z][a-z]{2} \d{1,2}(, \d{4})?")


class Failure(Exception):
    pass


class Orca:
    def __init__(self, log):
        # Orca writes its log without delay only to a terminal.
        self.terminal, terminal = pty.openpty()
        tty.setraw(terminal)
        # Without a speech service Orca logs what it would speak all the same.
        environment = dict(os.environ, SPEECHD_ADDRESS="inet_socket:127.0.0.1:1")
        environment.pop("G_DEBUG", None)
        self.log = open(log, "wb")
        self.process = subprocess.Popen(
            ["orca", "--debug-file", os.ttyname(terminal), "--disable", "key-echo"],
            env=environment, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        self.text, self.spoken = "", []
        # How often Orca has dropped what it remembers of names and descriptions, which it does every two seconds.
        self.refreshes = 0
        threading.Thread(target=self.read, args=[terminal], daemon=True).start()

    def read(self, terminal):
        """Reads the log, and keeps the terminal open meanwhile."""
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while chunk := os.read(self.terminal, 65536):
            self.log.write(chunk)
            text = decoder.decode(chunk)
            self.refreshes += text.count("GENERATOR: Clearing cache.")
            self.text += text
            end = 0
            for match in SPEECH.finditer(self.text):
                line = DAY.sub("{day}", " ".join(match[1].split()))
                if line not in COMMENTS:
                    self.spoken.append(MAIN_WINDOW.sub("Per frame", line))
                end = match.end()
            self.text = self.text[end:]

    def forget(self, count):
        del self.spoken[:count]


class Tree:
    """The accessibility tree, which contains a window before Orca gets its events."""

    ROOT = "/org/a11y/atspi/accessible/root"

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
            Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)

    def call(self, node, interface, method, arguments=None):
        return self.bus.call_sync(
            *node, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 2000, None).unpack()

    def children(self, node):
        return self.call(node, "org.a11y.atspi.Accessible", "GetChildren")[0]

    def name(self, node):
        return self.call(
            node, "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Name")))[0]

    def has_window(self, title):
        """Whether a program has a window with this title."""
        try:
            programs = self.children(("org.a11y.atspi.Registry", self.ROOT))
        except GLib.Error:
            return False
        for program in programs:
            try:
                if any(self.name(window) == title for window in self.children(program)):
                    return True
            except GLib.Error:
                # The program is starting or has ended.
                continue
        return False


class Person:
    def __init__(self, program, errors):
        self.program = program
        self.errors = errors
        self.process = None
        self.tree = Tree()
        # A window below the pointer would get the keyboard at once.
        self.xdotool("mousemove", "9999", "9999")

    def do(self, action):
        verb, _, rest = action.partition(" ")
        if verb == "start":
            with open(self.errors, "wb") as errors:
                self.process = subprocess.Popen(
                    [self.program], stdin=subprocess.DEVNULL, stderr=errors)
        elif verb == "press":
            self.xdotool("key", *rest.split())
        elif verb == "type":
            self.xdotool("type", "--", rest)
        else:
            raise Failure(f"Unknown action: {action}")

    def xdotool(self, *arguments):
        subprocess.run(["xdotool", *arguments], check=True, timeout=TIMEOUT)

    def focus_newest_window(self):
        """Gives the newest window the keyboard, as a window manager does, once the window is in the tree."""
        # A window that opens after this is newer than those that have the focus now.
        focused = self.output("getwindowfocus")
        found = self.output("search", "--onlyvisible", "--class", "per")
        # A popover has the program's name in place of a title.
        windows = sorted(int(line) for line in found.split() if self.title(line) not in ["", "per"])
        if windows and focused != str(windows[-1]) and self.tree.has_window(self.title(windows[-1])):
            self.output("windowfocus", str(windows[-1]))

    def leave(self):
        """Takes the keyboard from the program's windows."""
        self.xdotool("windowfocus", self.output("search", "--maxdepth", "0", "--name", "").split()[0])

    def title(self, window):
        return self.output("getwindowname", str(window))

    def output(self, *arguments):
        """What xdotool prints; it fails if a window is gone."""
        found = subprocess.run(
            ["xdotool", *arguments], capture_output=True, text=True, timeout=TIMEOUT)
        return found.stdout.strip()


def read_steps(path):
    steps = []
    with open(path, encoding="utf-8") as file:
        for line in file.read().splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            if line[0] == " ":
                steps[-1][1].append(line.strip())
            else:
                steps.append((line.strip(), []))
    return steps


def wait_for(condition, person):
    """Waits until a condition holds; False where that takes too long."""
    end = time.monotonic() + TIMEOUT
    while not condition():
        if time.monotonic() > end:
            return False
        person.focus_newest_window()
        time.sleep(0.05)
    return True


def switch_to_program(person, orca):
    """Gives the keyboard to the window once Orca knows the program, which it may not while the window opens."""
    refreshes = orca.refreshes
    wait_for(lambda: orca.refreshes > refreshes + 1 and orca.spoken, person)
    person.leave()
    orca.forget(len(orca.spoken))


def check(person, orca, action, expected):
    """Does an action and waits until exactly the expected lines are spoken, in any order."""
    def is_as_expected():
        return not collections.Counter(orca.spoken[:len(expected)]) - collections.Counter(expected)

    refreshes = orca.refreshes
    wait_for(lambda: orca.refreshes > refreshes, person)
    person.do(action)
    if action == "start":
        switch_to_program(person, orca)
    wait_for(lambda: len(orca.spoken) >= len(expected) or not is_as_expected(), person)
    if not is_as_expected() or len(orca.spoken) < len(expected):
        lines = ["Expected:", *expected, "", "Orca speaks:", *orca.spoken]
        raise Failure(action + "\n    " + "\n    ".join(lines))
    orca.forget(len(expected))
    print(action, *expected, sep="\n    ", flush=True)


def record(person, orca, action):
    person.do(action)
    heard, end = 0, time.monotonic() + SILENCE
    while time.monotonic() < end:
        if len(orca.spoken) > heard:
            heard, end = len(orca.spoken), time.monotonic() + SILENCE
        person.focus_newest_window()
        time.sleep(0.1)
    print(action, *orca.spoken, sep="\n    ", flush=True)
    orca.forget(heard)


def main():
    arguments = sys.argv[1:]
    records = arguments[0] == "--record"
    program, journey, log = arguments[-3:]
    person, orca = Person(program, log + ".errors"), Orca(log)
    try:
        if not wait_for(lambda: orca.spoken, person):
            raise Failure("Orca does not start.")
        orca.forget(len(orca.spoken))
        for action, expected in read_steps(journey):
            if records:
                record(person, orca, action)
            else:
                check(person, orca, action, expected)
        with open(log + ".errors", encoding="utf-8") as errors:
            if text := errors.read():
                raise Failure("The program wrote: " + text)
    except Failure as failure:
        sys.exit(f"journey.py: {failure}")
    finally:
        for process in [person.process, orca.process]:
            if process and process.poll() is None:
                process.kill()
                process.wait()


main()
