"""Runs the program on a separate display with a keyboard and a screen reader.

Reads commands from standard input, one JSON object per line, and writes one answer per command to standard
output. It ends the program and itself when standard input ends. Run it under dbus-run-session.
"""

import json
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

import gi

gi.require_version("Gio", "2.0")

from display import TIMEOUT, Display  # noqa: E402
from tree import Gone, Tree  # noqa: E402

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../.."))


class Driver:
    def __init__(self):
        self.display = None
        self.programs = []
        self.tree = None
        self.bus = None
        self.portal = None

    def start(self, command):
        """Starts `arguments` in `environment`, and waits until it is in the accessibility tree.

        A program that isn't in the tree, because GTK_A11Y is "test", must show a window instead. A program that runs
        already stays in the background until the new one ends.
        """
        if not self.display:
            self.log = open(os.path.join(command["folder"], "driver.log"), "ab")
            self.display = Display(
                self.log, command.get("keymap"), command.get("isWayland", False))
            self.tree = Tree()
            self.stderr = os.path.join(command["folder"], "stderr")
        program = self.open(command)
        self.programs.append(program)
        end = time.monotonic() + TIMEOUT
        has_tree = command["environment"].get("GTK_A11Y") != "test"
        while not (self.tree.find(program.pid) if has_tree else self.display.windows()[0]):
            if program.poll() is not None or time.monotonic() > end:
                raise RuntimeError("The program did not start. " + self.errors())
            time.sleep(0.005)
        return {}

    def open(self, command):
        environment = dict(
            self.display.program_environment, AT_SPI_BUS_ADDRESS=self.tree.address, **command["environment"])
        with open(self.stderr, "ab") as errors:
            return subprocess.Popen(
                command["arguments"], env=environment, stdin=subprocess.DEVNULL, stdout=errors,
                stderr=errors)

    def run(self, command):
        """Runs a second program to its end and returns its exit status."""
        return {"status": self.open(command).wait(TIMEOUT)}

    def other_bus(self, command):
        """Starts a message bus that the program does not use, and returns its address."""
        self.bus = subprocess.Popen(
            ["dbus-daemon", f"--config-file={ROOT}/tools/bus/session.conf", "--nofork",
             "--print-address"], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=self.log, text=True)
        return {"text": self.bus.stdout.readline().strip()}

    def is_saved(self, command):
        """Whether a committed row of the database `folder` has a text. Reads a copy, as the program locks its file."""
        with tempfile.TemporaryDirectory() as folder:
            for suffix in ["", "-wal"]:
                if os.path.exists(command["folder"] + suffix):
                    shutil.copy(command["folder"] + suffix, os.path.join(folder, "copy" + suffix))
            database = sqlite3.connect(os.path.join(folder, "copy"))
            try:
                return {"isSaved": command["text"] in "\n".join(database.iterdump())}
            except sqlite3.DatabaseError:
                return {"isSaved": False}  # It was written while it was copied.
            finally:
                database.close()

    def kill(self, command):
        """Kills the program, immediately or after some seconds."""
        threading.Timer(command.get("seconds", 0), self.programs[-1].kill).start()
        return {}

    def signal(self, command):
        """Sends a signal to the program."""
        self.programs[-1].send_signal(command["size"])
        return {}

    def end(self, command):
        """Waits for the end of the program and returns its exit status; the one started before it is next."""
        status = self.programs[-1].wait(TIMEOUT)
        self.programs.pop()
        if self.programs:
            self.tree.find(self.programs[-1].pid)
        return {"status": status}

    def limit(self, command):
        """Limits the size of files, as a full disk does; without a size, removes the limit."""
        process = self.programs[-1].pid
        _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
        size = command.get("size", most)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (size, most))
        return {}

    def leave(self, command):
        """Takes the focus from the program's windows, as another program does."""
        self.display.leave()
        return {}

    def keyboard(self, command):
        """The title of the window that has the focus."""
        return {"text": self.display.keyboard()}

    def errors(self):
        with open(self.stderr, encoding="utf-8", errors="replace") as errors:
            return errors.read()

    def read(self, command):
        self.display.give_focus()
        return {"windows": self.tree.windows(command.get("hasFrames", False))}

    def heard(self, command):
        """The announcements to the screen reader since the last call."""
        return {"texts": self.tree.heard()}

    def press(self, command):
        self.display.press(command["keys"])
        return {}

    def type(self, command):
        self.display.type(command["text"])
        return {}

    def copy(self, command):
        self.display.copy(command["text"])
        return {}

    def click(self, command):
        """Clicks at `offset` from the middle of the window `title`, or of its popup."""
        windows, popups = self.display.windows()
        if command["pops"]:
            found = popups
        else:
            found = [window for window in windows if self.display.x.title(window) == command["title"]]
        if not found:
            raise RuntimeError(f"There is no window {command['title']}.")
        frames = [frame for frame in map(self.display.x.frame, found) if frame]
        if not frames:
            raise RuntimeError(f"The window {command['title']} was closed.")
        x, y, width, height = max(frames, key=lambda frame: frame[2] * frame[3])
        self.display.give_focus()
        self.display.click(
            x + width // 2 + command["offset"][0], y + height // 2 + command["offset"][1])
        return {}

    def frames(self, command):
        """The frames of the windows on the screen."""
        frames = [self.display.x.frame(window) for window in self.display.windows()[0]]
        return {"frames": [frame for frame in frames if frame]}

    def set_appearance(self, command):
        """Sets the value `size` of the settings portal's appearance setting `text`."""
        if not self.portal:
            program = os.path.join(os.path.dirname(__file__), "portal.py")
            self.portal = subprocess.Popen(
                ["/usr/bin/python3", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                text=True)
        self.portal.stdin.write(f"{command['text']} {command['size']}\n")
        self.portal.stdin.flush()
        if self.portal.stdout.readline() != "done\n":
            raise RuntimeError("The settings portal has no name on the message bus.")
        return {}

    def colors(self, command):
        """The number of pixels of each color in the newest window, by the color's `#RRGGBB`."""
        window = str(self.display.windows()[0][-1])
        picture = os.path.join(os.path.dirname(self.stderr), "window.png")
        self.display.run("import", "-window", window, picture)
        lines = self.display.run(
            "convert", picture, "-depth", "8", "-alpha", "off", "-format", "%c", "histogram:info:")
        found = re.findall(r"^ *(\d+):.*?(#[0-9A-F]{6})", lines, re.MULTILINE)
        return {"colors": {color: int(count) for count, color in found}}

    def brightness(self, command):
        """The mean brightness of the newest window, from 0 to 100."""
        window = str(self.display.windows()[0][-1])
        picture = os.path.join(os.path.dirname(self.stderr), "window.png")
        self.display.run("import", "-window", window, picture)
        mean = self.display.run("convert", picture, "-format", "%[fx:round(100*mean)]", "info:")
        return {"status": int(mean)}

    def picture(self, command):
        self.display.run("import", "-window", "root", command["text"])
        return {}

    def health(self, command):
        ended = [program.poll() for program in self.programs] or [0]
        return {"isRunning": ended[-1] is None, "errors": self.errors()}

    def close(self):
        for process in self.programs + [self.bus, self.portal]:
            if process:
                process.kill()
                process.wait()
        if self.display:
            self.display.close()


def main():
    driver = Driver()
    commands = {
        name: getattr(driver, name) for name in [
            "start", "run", "other_bus", "is_saved", "kill", "signal", "end", "limit", "leave",
            "keyboard", "read", "heard", "press", "type", "copy", "click", "frames",
            "set_appearance", "colors", "brightness", "picture", "health"]}
    try:
        for line in sys.stdin:
            command = json.loads(line)
            try:
                answer = commands[command["do"]](command)
            except (Gone, OSError, RuntimeError, subprocess.TimeoutExpired) as error:
                answer = {"error": str(error)}
            print(json.dumps(answer), flush=True)
    finally:
        driver.close()


main()
