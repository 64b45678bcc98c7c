#!/usr/bin/env python3
"""Holds the public symbols of apps' modules, by the symbol graphs in a folder, to two rules; ends with 1 if one is broken.

Each has a documentation comment. What is added to UIKit's classes, by a subclass or an extension, has 'sheet' in its name
or a type of ours in its declaration, so that UIKit may go on naming its own members. What Swift writes itself has no place
in a file, and what overrides a member of UIKit's is documented and named there.
"""
import glob
import json
import sys

OURS = ("s:10SheetUIKit", "s:12SheetRuntime")
faults = []
# What a module exports of another stands in both graphs.
seen = set()
for path in sorted(glob.glob(sys.argv[1] + "/*.symbols.json")):
    with open(path) as file:
        graph = json.load(file)
    names = {symbol["identifier"]["precise"]: symbol for symbol in graph["symbols"]}
    # Subclasses of UIKit's; in a graph with an '@' everything extends another module.
    extended = {
        relation["source"] for relation in graph["relationships"]
        if relation["kind"] == "inheritsFrom" and not relation["target"].startswith(OURS)
    }
    owners = {
        relation["source"]: relation["target"] for relation in graph["relationships"]
        if relation["kind"] in ("memberOf", "overrides")
    }
    for symbol in graph["symbols"]:
        identifier = symbol["identifier"]["precise"]
        if symbol["accessLevel"] not in ("public", "open") or "location" not in symbol:
            continue
        if "::SYNTHESIZED::" in identifier:
            continue
        fragments = symbol.get("declarationFragments", [])
        if identifier in seen:
            continue
        if "override" in [fragment["spelling"] for fragment in fragments]:
            continue
        seen.add(identifier)
        file = symbol["location"]["uri"].rpartition("/Sources/")[2]
        place = (file, symbol["location"]["position"]["line"] + 1)
        name = ".".join(symbol["pathComponents"])
        if not symbol.get("docComment"):
            faults.append((*place, f"'{name}' is public and has no documentation comment"))
        if symbol["kind"]["identifier"] not in ("swift.method", "swift.property"):
            continue
        is_added = "@UIKit" in path or owners.get(identifier) in extended
        is_ours = any(fragment.get("preciseIdentifier", "").startswith(OURS) for fragment in fragments)
        if is_added and not is_ours and "sheet" not in symbol["pathComponents"][-1].lower():
            faults.append((*place, f"'{name}' may be a name of UIKit's one day; put 'sheet' in it"))

for file, line, text in sorted(faults):
    print(f"Sources/{file}:{line}: error: {text}")
if len(seen) < 500:
    sys.exit(f"error: {len(seen)} public symbols are too few; look at how the graphs are made")
if faults:
    sys.exit(1)
print(f"{len(seen)} public symbols, all documented")
