"""Runs the program before a display, a keyboard and a screen reader of its own.

Reads commands from standard input, one JSON object a line, and answers each with one on standard
output. It ends, and the program with it, when standard input does. Run it under dbus-run-session.
"""

import json
import os
import subprocess
import sys
import time

import gi

gi.require_version("Gio", "2.0")

from display import Display  # noqa: E402
from tree import Gone, Tree  # noqa: E402


class Driver:
    def __init__(self):
        self.display = None
        self.program = None
        self.tree = None

    def start(self, command):
        """Starts `arguments` in `environment`, and waits until a screen reader sees it."""
        log = open(os.path.join(command["folder"], "driver.log"), "ab")
        self.display = Display(log, command.get("keymap"))
        self.tree = Tree()
        self.stderr = os.path.join(command["folder"], "stderr")
        environment = dict(
            self.display.environment, AT_SPI_BUS_ADDRESS=self.tree.address, **command["environment"])
        with open(self.stderr, "wb") as errors:
            self.program = subprocess.Popen(
                command["arguments"], env=environment, stdin=subprocess.DEVNULL, stdout=errors,
                stderr=errors)
        end = time.monotonic() + 20
        while not self.tree.find(self.program.pid):
            if self.program.poll() is not None or time.monotonic() > end:
                raise RuntimeError("The program did not start. " + self.errors())
            time.sleep(0.005)
        return {}

    def errors(self):
        with open(self.stderr, encoding="utf-8", errors="replace") as errors:
            return errors.read()

    def read(self, command):
        self.display.give_focus()
        return {"windows": self.tree.windows()}

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
        """Clicks at `offset` from the middle of the window `title`, or of what has popped up."""
        windows, popups = self.display.windows()
        if command["pops"]:
            found = popups
        else:
            found = [window for window in windows if self.display.title(window) == command["title"]]
        if not found:
            raise RuntimeError(f"There is no window {command['title']}.")
        x, y, width, height = max(
            map(self.display.geometry, found), key=lambda frame: frame[2] * frame[3])
        self.display.give_focus()
        self.display.click(
            x + width // 2 + command["offset"][0], y + height // 2 + command["offset"][1])
        return {}

    def frames(self, command):
        """Where the windows stand on the screen."""
        return {"frames": [self.display.geometry(window) for window in self.display.windows()[0]]}

    def picture(self, command):
        self.display.run("import", "-window", "root", command["text"])
        return {}

    def health(self, command):
        ended = self.program.poll() if self.program else None
        return {"isRunning": ended is None, "errors": self.errors()}

    def close(self):
        if self.program:
            self.program.kill()
            self.program.wait()
        if self.display:
            self.display.close()


def main():
    driver = Driver()
    commands = {
        name: getattr(driver, name) for name in [
            "start", "read", "press", "type", "copy", "click", "frames", "picture", "health"]}
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
