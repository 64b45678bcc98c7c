#!/usr/bin/env python3
"""Names public symbols without a documentation comment, by the symbol graphs in a folder; ends with 1 if there are any.

What Swift writes itself has no place in a file, and what overrides one of UIKit's is documented there.
"""
import glob
import json
import sys

undocumented = []
count = 0
for path in sorted(glob.glob(sys.argv[1] + "/*.symbols.json")):
    with open(path) as file:
        symbols = json.load(file)["symbols"]
    for symbol in symbols:
        if symbol["accessLevel"] not in ("public", "open") or "location" not in symbol:
            continue
        if "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        words = [fragment["spelling"] for fragment in symbol.get("declarationFragments", [])]
        if "override" in words:
            continue
        count += 1
        if not symbol.get("docComment"):
            file = symbol["location"]["uri"].rpartition("/Sources/")[2]
            line = symbol["location"]["position"]["line"] + 1
            undocumented.append((file, line, ".".join(symbol["pathComponents"])))

for file, line, name in sorted(undocumented):
    print(f"Sources/{file}:{line}: error: '{name}' is public and has no documentation comment")
if count < 500:
    sys.exit(f"error: {count} public symbols are too few; look at how the graphs are made")
if undocumented:
    sys.exit(1)
print(f"{count} public symbols, all documented")
