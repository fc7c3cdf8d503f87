"""Creates a catalog in which each translation is its text in brackets, with brackets around the placeholders.

Usage: pseudo.py TEMPLATE.po, in which every message is translated by itself; prints the catalogue.
"""

import re
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    blocks = file.read().split("\n\n")
for block in blocks[1:]:
    # The name of the program is the same in every language.
    if 'msgid "Per"\n' not in block:
        head, start, texts = block.partition("\nmsgstr")
        texts = re.sub(r"\{\w+\}", r"⟨\g<0>⟩", texts)
        texts = re.sub(r'"(.*)"', r'"⟦\1⟧"', texts)
        block = head + start + texts
    print(block + "\n")
