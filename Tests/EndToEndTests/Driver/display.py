"""An X server for one test, with a keyboard and a mouse, and a Wayland compositor on it if the test needs one."""

import ctypes
import os
import subprocess
import time

from xwindows import XWindows

# The time after which a program that does not answer counts as stuck, in seconds.
TIMEOUT = 60
# The name of the compositor's socket.
SOCKET = "per-test"
X_SERVER = os.path.join(os.path.dirname(__file__), "../../../tools/x-server")


class Display:
    def __init__(self, log, keymap, is_wayland):
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            [X_SERVER, str(writing)], pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=log,
            stderr=log)
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("The X server did not start.")
        self.environment = dict(os.environ, DISPLAY=f":{number}")
        self.x = XWindows(f":{number}")
        self.clipboard = None
        if keymap:
            self.run("setxkbmap", keymap)
        self.read_keyboard()
        self.compositor = self.start_compositor(log) if is_wayland else None
        self.program_environment = dict(self.environment)
        if is_wayland:
            self.program_environment.update(WAYLAND_DISPLAY=SOCKET, GDK_BACKEND="wayland")
            del self.program_environment["DISPLAY"]

    def start_compositor(self, log):
        """Starts a Wayland compositor whose screen is the only window of the X server, so that it gets the keys."""
        folder = os.environ["XDG_RUNTIME_DIR"]
        configuration = os.path.join(folder, "weston.ini")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write("[core]\nidle-time=0\n[shell]\nlocking=false\nanimation=none\n"
                       "startup-animation=none\nclose-animation=none\n")
        # Without the X server, it would run on.
        compositor = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", "--", "weston",
             "--backend=x11-backend.so", "--use-pixman", "--width=1280", "--height=1024",
             "--socket=" + SOCKET, "--config=" + configuration],
            env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        end = time.monotonic() + TIMEOUT
        while not os.path.exists(os.path.join(folder, SOCKET)):
            if compositor.poll() is not None or time.monotonic() > end:
                raise RuntimeError("The Wayland compositor did not start.")
            time.sleep(0.005)
        return compositor

    def close(self):
        self.x.close()
        for process in [self.clipboard, self.compositor, self.server]:
            if process:
                process.terminate()
                process.wait()

    def read_keyboard(self):
        """Reads the symbols of the keyboard, and its keys without a symbol."""
        self.symbols, self.spare_keys = set(), []
        for line in self.run("xmodmap", "-pk").splitlines():
            words = line.split()
            if not words or not words[0].isdigit():
                continue
            symbols = [int(word, 16) for word in words[1:] if word.startswith("0x")]
            self.symbols.update(symbols)
            if not symbols:
                self.spare_keys.append(words[0])

    def add_to_keyboard(self, text):
        """Maps each character that the keyboard does not have to a key.

        xdotool would do so for a moment only, and a busy program would read the key's next character.
        """
        missing = {character_symbol(character) for character in text} - self.symbols
        for symbol in sorted(missing):
            self.run("xmodmap", "-e", f"keycode {self.spare_keys.pop()} = {symbol:#x}")
            self.symbols.add(symbol)

    def run(self, *command):
        result = subprocess.run(
            command, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=TIMEOUT)
        if result.returncode:
            raise RuntimeError(f"{' '.join(command)[:200]}: {result.stderr.strip()}")
        return result.stdout

    def windows(self):
        """The windows with a title, and the popups, which have the program's name as their title."""
        visible = self.x.visible()
        return ([window for window, title in visible if title != "per"],
                [window for window, title in visible if title == "per"])

    def give_focus(self):
        """Gives the focus to the newest window, as a window manager does. A compositor does so itself."""
        if self.compositor:
            return
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            # The newest window may close in the meantime.
            windows, _ = self.windows()
            if not windows or self.x.focus == windows[-1]:
                return
            self.x.focus = windows[-1]
            time.sleep(0.005)

    def leave(self):
        """Takes the focus from the program's windows."""
        self.x.focus = self.x.root

    def keyboard(self):
        return self.x.title(self.x.focus)

    def press(self, keys):
        self.give_focus()
        self.run("xdotool", "key", "--delay", "2", *keys)

    def type(self, text):
        self.add_to_keyboard(text)
        self.give_focus()
        self.run("xdotool", "type", "--delay", "2", "--", text)

    def click(self, x, y):
        self.run("xdotool", "mousemove", str(x), str(y), "click", "1")

    def copy(self, text):
        """Puts text on the clipboard."""
        if self.clipboard:
            self.clipboard.terminate()
            self.clipboard.wait()
        program = os.path.join(os.path.dirname(__file__), "clipboard.py")
        self.clipboard = subprocess.Popen(
            ["/usr/bin/python3", program], env=self.environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE)
        self.clipboard.stdin.write(text.encode())
        self.clipboard.stdin.close()
        if self.clipboard.stdout.readline() != b"ready\n":
            raise RuntimeError("The clipboard is not available.")


def character_symbol(character):
    """The X symbol of a character, as xdotool looks it up."""
    return xkbcommon.xkb_utf32_to_keysym(ord(character))


# GTK is linked to it.
xkbcommon = ctypes.CDLL("libxkbcommon.so.0")
xkbcommon.xkb_utf32_to_keysym.argtypes = [ctypes.c_uint32]
xkbcommon.xkb_utf32_to_keysym.restype = ctypes.c_uint32
