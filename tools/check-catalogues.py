#!/usr/bin/env python3
"""Compares catalogues with the texts of the sources.

Usage: check-catalogues.py TEMPLATE.mo CATALOGUE.mo...

TEMPLATE.mo contains every message, translated by itself. A catalogue that was compiled without --use-fuzzy contains
only complete translations.
"""

import gettext
import re
import struct
import sys

CONTEXT = "\x04"
PLACEHOLDER = re.compile(r"\{(\w*)\}")
STRAIGHT_APOSTROPHE = re.compile(r"\w'\w")
MNEMONIC = re.compile(r"_(.)")

KINDS = [f"sold by{CONTEXT}{name}" for name in
         ["_Weight", "_Volume", "_Units", "_Length", "A_rea"]]
ADD, SAVE = f"product{CONTEXT}_Add", f"product{CONTEXT}_Save"
IMPORT = f"file{CONTEXT}_Import"

FIELDS = ["_Quantity", "U_nit", "_Price", "R_estore Last Entry", "Start New C_omparison", "Chan_ge to {quantity}",
          *(f"product{CONTEXT}{name}" for name in ["Na_me", "S_hop", "O_ffer, Deposit, Net Weight", "No_te"])]

# The mnemonics that are on the screen at the same time. Each letter is used once in a window.
WINDOWS = {
    "the form for a product": [*KINDS, *FIELDS, ADD, "_Cancel"],
    "the form of a product": [*KINDS, *FIELDS, SAVE, "_Cancel"],
    "the form with a hidden offer": [
        *KINDS, *(field for field in FIELDS if "O_ffer" not in field), f"product{CONTEXT}O_ffer: {{summary}}",
        ADD, "_Cancel"],
    "the preferences": [
        "_Measurement system", "_Currency of new comparisons", *KINDS, "_Tax added at checkout", "_Keypad"],
    "the main menu": [
        "_New Comparison", "_Find…", "Needed A_mount…", "Compari_son", "_Import…", "Exp_ort and Print", "_Backup",
        "_Preferences", "_Keyboard Shortcuts", "_About Per"],
    # The first line of a submenu goes back to the main menu.
    "the submenu of the comparison": [
        "Compari_son", "_Rename Comparison…", "_Duplicate Comparison", "_Currency…", "D_elete Comparison"],
    "the submenu of the list": ["Exp_ort and Print", "E_xport as CSV…", "Prin_t…", "Save as PD_F…"],
    "the submenu of copies": ["_Backup", "_Save a Copy of Everything…", "Rest_ore a Copy…"],
    "the menu of a comparison": ["_Open", "_Rename…", "_Duplicate", "D_elete"],
    "the menu of a product": [
        "_Edit…", "_Duplicate", "C_ut", "_Copy", "Copy as _Text", "_Paste", "_Remove"],
    "the menu of the list": ["_Add Product", "_Type a Product", "_Paste", "_Import…"],
    "the pasted lines": [
        "_Cancel", ADD, "Add products of other kinds to _new comparisons", "_Show lines without a product"],
    "the import of a table": ["_Encoding", "_Separator", "_Only skipped rows", "_Cancel", IMPORT],
    "the report of an import": ["_Save Skipped Rows…", "_Close", IMPORT],
    "the main window": ["_Add Product", "New _Comparison"],
    "the name of a comparison": ["_Cancel", f"verb{CONTEXT}_Name"],
    "the new name of a comparison": ["_Cancel", "_Rename"],
    "the dialog for files": ["_Save"],
    "the question about a copy": ["_Cancel", "_Replace"],
    "the question about closing": ["_Cancel", "Close _Without Saving"],
    "a message": ["_Close"],
    "the currency of a comparison": ["_Cancel", "C_hange"],
}


def read(path):
    """The messages of a compiled catalogue: (singular, plural or None) and the translations."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _, count, originals, translations = struct.unpack_from("<5I", data)
    assert magic == 0x950412DE, f"{path} is not a catalogue of this machine"

    def texts(table, index):
        length, start = struct.unpack_from("<2I", data, table + 8 * index)
        return data[start:start + length].decode().split("\0")

    messages = {}
    for index in range(count):
        singular, *plural = texts(originals, index)
        messages[singular, plural[0] if plural else None] = texts(translations, index)
    return messages


def plural_counts(header):
    """Up to two numbers that each plural form stands for."""
    expression = re.search(r"plural=(.*);", header)[1]
    form = gettext.c2py(expression)
    counts = {}
    for number in range(1000):
        counts.setdefault(form(number), []).append(number)
    return {form: numbers[:2] for form, numbers in counts.items()}


def faults(template, catalogue):
    counts = plural_counts(catalogue["", None][0])
    for message in template.keys() - catalogue.keys():
        yield f"is not translated: {message[0]!r}"
    for message in catalogue.keys() - template.keys():
        yield f"is in no source any more: {message[0]!r}"
    for message in template.keys() & catalogue.keys():
        if message[0]:
            yield from faults_of(message, catalogue[message], counts)
    for window, messages in WINDOWS.items():
        used = {}
        for message in messages:
            for letter in MNEMONIC.findall("".join(catalogue.get((message, None), []))):
                other = used.setdefault(letter.lower(), message)
                if other != message:
                    yield f"in {window} {letter!r} stands for both {other!r} and {message!r}"


def faults_of(message, translations, counts):
    text = message[1] or message[0].split(CONTEXT)[-1]
    wanted = sorted(PLACEHOLDER.findall(text))
    for form, translation in enumerate(translations):
        found = sorted(PLACEHOLDER.findall(translation))
        # "One product" says the number that selects the form without a digit.
        number = "chosen" if "chosen" in wanted else "count"
        needless = [number] if message[1] and len(counts.get(form, [])) == 1 else []
        if found != wanted and sorted(found + needless) != wanted:
            yield f"has other placeholders: {translation!r}"
        if translation.count("_") != text.count("_"):
            yield f"has more or fewer mnemonics: {translation!r}"
        if STRAIGHT_APOSTROPHE.search(text + " " + translation):
            yield f"has a straight apostrophe: {text!r}, {translation!r}"
        if not translation.strip() or translation != translation.lstrip():
            yield f"begins with a space, or is empty: {message[0]!r}"


def main():
    paths = sys.argv[1:]
    template = read(paths[0])
    status = 0
    listed = {message for messages in WINDOWS.values() for message in messages}
    for message, _ in template:
        if "_" in message and message not in listed:
            print(f"This script knows no window for the mnemonic of {message!r}")
            status = 1
    for message in listed - {message for message, _ in template}:
        print(f"This script lists a message that is in no source: {message!r}")
        status = 1
    for path in paths[1:]:
        for fault in sorted(faults(template, read(path))):
            print(f"{path}: {fault}")
            status = 1
    sys.exit(status)


main()
