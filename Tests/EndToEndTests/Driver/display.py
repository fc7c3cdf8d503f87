"""A display of the test's own, and the keys and buttons of the person before it."""

import os
import subprocess
import time


class Display:
    def __init__(self, log, keymap):
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
            pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start.")
        self.environment = dict(os.environ, DISPLAY=f":{number}")
        self.clipboard = None
        if keymap:
            self.run("setxkbmap", keymap)

    def close(self):
        for process in [self.clipboard, self.server]:
            if process:
                process.kill()
                process.wait()

    def run(self, *command):
        result = subprocess.run(
            command, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=60)
        if result.returncode:
            raise RuntimeError(f"{' '.join(command)[:200]}: {result.stderr.strip()}")
        return result.stdout

    def try_run(self, *command):
        """The answer, or nothing where the window went meanwhile."""
        try:
            return self.run(*command)
        except RuntimeError:
            return ""

    def windows(self):
        """The windows with a title, and those that pop up, which bear the program's name instead."""
        windows, popups = [], []
        for line in self.try_run("xdotool", "search", "--onlyvisible", "--name", ".").split():
            popup = self.title(line) == "per"
            (popups if popup else windows).append(int(line))
        return sorted(windows), popups

    def title(self, window):
        return self.try_run("xdotool", "getwindowname", str(window)).rstrip("\n")

    def geometry(self, window):
        lines = self.run("xdotool", "getwindowgeometry", "--shell", str(window)).split()
        values = dict(line.split("=") for line in lines)
        return [int(values[name]) for name in ["X", "Y", "WIDTH", "HEIGHT"]]

    def give_focus(self):
        """Does what a window manager does: the newest window has the keyboard."""
        windows, _ = self.windows()
        if not windows:
            return
        newest = str(windows[-1])
        for _ in range(20):
            if self.try_run("xdotool", "getwindowfocus").strip() == newest:
                return
            self.try_run("xdotool", "windowfocus", newest)
            time.sleep(0.005)

    def leave(self):
        """Gives the keyboard to a window that is none of the program's."""
        root = self.run("xdotool", "search", "--maxdepth", "0", "--name", "").split()
        self.run("xdotool", "windowfocus", root[0])

    def keyboard(self):
        return self.title(self.try_run("xdotool", "getwindowfocus").strip())

    def press(self, keys):
        self.give_focus()
        self.run("xdotool", "key", "--delay", "2", *keys)

    def type(self, text):
        self.give_focus()
        self.run("xdotool", "type", "--delay", "2", "--", text)

    def click(self, x, y):
        self.run("xdotool", "mousemove", str(x), str(y), "click", "1")

    def copy(self, text):
        """Puts text on the clipboard."""
        if self.clipboard:
            self.clipboard.kill()
            self.clipboard.wait()
        program = os.path.join(os.path.dirname(__file__), "clipboard.py")
        self.clipboard = subprocess.Popen(
            ["/usr/bin/python3", program], env=self.environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE)
        self.clipboard.stdin.write(text.encode())
        self.clipboard.stdin.close()
        if self.clipboard.stdout.readline() != b"ready\n":
            raise RuntimeError("The clipboard is not to be had.")
