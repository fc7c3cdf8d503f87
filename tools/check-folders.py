#!/usr/bin/env python3
"""Checks that each folder of PerCore uses only types of itself and of the folders before it."""

import pathlib
import re
import sys

FOLDERS = """
    Text Numbers Units Search Errors Calculator Locale Preferences Packs Products Purchases Lines
    Library List Draft Entry Form
""".split()

DECLARATION = re.compile(
    r"^(?:(?:public|package|final|indirect|@\w+) )*(?:struct|class|enum|protocol|typealias) (\w+)",
    re.MULTILINE)
NESTED_DECLARATION = re.compile(r"\b(?:struct|class|enum|protocol|typealias|case) (\w+)")


def code(file):
    """Returns the content of a file without comments and texts."""
    text = re.sub(r"(^|\s)//.*", "", file.read_text(), flags=re.MULTILINE)
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', text)


root = pathlib.Path(__file__).parent.parent / "Sources/PerCore"
files = [(file.relative_to(root), code(file)) for file in sorted(root.rglob("*.swift"))]
folder_of = {name: path.parts[0] for path, text in files for name in DECLARATION.findall(text)}
wrong = []
for path, text in files:
    folder = path.parts[0]
    if folder not in FOLDERS:
        wrong.append(f"{path}: tools/check-folders.py doesn't list this folder")
        continue
    allowed = FOLDERS[: FOLDERS.index(folder) + 1]
    # A nested type can have the name of another one.
    own = set(NESTED_DECLARATION.findall(text))
    for name in sorted(set(re.findall(r"(?<!\.)\b[A-Z]\w*", text)) - own):
        if name in folder_of and folder_of[name] not in allowed:
            wrong.append(f"{path}: uses {name} of {folder_of[name]}")
print("\n".join(wrong), end="\n" if wrong else "")
sys.exit(1 if wrong else 0)
