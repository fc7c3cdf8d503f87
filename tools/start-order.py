#!/usr/bin/python3
"""Writes tools/start-order.txt: the functions that run while Per starts, one a line.

The linker puts them next to each other (see Package.swift), so that a start reads fewer pages of the program. A name
that no function has is ignored, so the file needs an update only after larger changes. It needs valgrind and a release
build:

    ./meson-helper.sh build
    swift build -c release --product store-probe
    ./meson-helper.sh display dbus-run-session -- tools/start-order.py
"""

import bisect
import os
import re
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
PROGRAM = os.environ.get("PER_BINARY", ROOT + "/.build/release/per")
SECONDS = 40


def symbols():
    """Returns the addresses of the program's functions in ascending order, and the names at each address."""
    lines = subprocess.run(["nm", "--defined-only", PROGRAM], capture_output=True, text=True, check=True).stdout
    names = {}
    for address, kind, name in (line.split(" ", 2) for line in lines.splitlines()):
        if kind in "tT":
            names.setdefault(int(address, 16), []).append(name)
    return sorted(names), names


def functions_of_start(folder):
    """Starts Per with the data in a folder, and returns the functions of the program that ran."""
    output = folder + "/callgrind"
    environment = {
        **os.environ, "XDG_DATA_HOME": folder, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo",
        "GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl,vulkan", "LC_ALL": "C.UTF-8",
    }
    subprocess.run(
        ["timeout", "--signal=TERM", str(SECONDS), "valgrind", "--quiet", "--tool=callgrind", "--dump-instr=yes",
         "--compress-pos=no", "--callgrind-out-file=" + output, PROGRAM],
        env=environment, stderr=subprocess.DEVNULL, check=False)
    # Callgrind writes "ob=(1) name" at the first occurrence of a file, and "ob=(1)" after that. The lines after it begin
    # with the address of an instruction in the file. The names of functions in its output can be those of functions that
    # the compiler inlined, so the addresses are looked up.
    (addresses, names), objects, functions, in_program = symbols(), {}, set(), False
    with open(output, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if found := re.match(r"c?ob=\((\d+)\)(?: (.*))?$", line):
                number, name = found.groups()
                if name:
                    objects[number] = name
                if line.startswith("ob"):
                    in_program = os.path.basename(objects[number]) == os.path.basename(PROGRAM)
            elif in_program and line.startswith("0x"):
                place = bisect.bisect_right(addresses, int(line.split(" ", 1)[0], 16))
                functions.update(names[addresses[place - 1]] if place else [])
    return functions


def add_products(folder):
    """Adds products to the library in a folder."""
    subprocess.run(
        [os.path.dirname(PROGRAM) + "/store-probe", folder + "/per"], input="add\n" * 8, text=True,
        stdout=subprocess.DEVNULL, check=True)


with tempfile.TemporaryDirectory() as scratch:
    used = functions_of_start(scratch)
    add_products(scratch)
    used |= functions_of_start(scratch)

with open(ROOT + "/tools/start-order.txt", "w", encoding="utf-8") as file:
    file.writelines(name + "\n" for name in sorted(used))
print(f"{len(used)} functions run while Per starts.")
