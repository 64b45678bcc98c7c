"""Families that follow from the vocabulary: wrong shapes of every key, and keys one edit away from a right one."""
import json
import re

KEY = re.compile(r"(?<=[{,\n ])([A-Za-z][A-Za-z]*)(?=:)")


def cases(path):
    """The samples of every key, as the Swift tests write them."""
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def wrong_shapes(batch, samples, file):
    """Every row with every spelling and kind of value that it refuses, in a sheet of its own."""
    for sample in samples:
        if sample["expect"] == "refuse" and sample["file"] == file:
            family = "wrong shapes of every key" if file == "sheets" else "wrong shapes in sheetc.yaml"
            batch.add(family, f"{sample['row']}: {sample['sample']!r}", sample["yaml"],
                      imports={"Shared/brand.sheets.yaml": "version: 1\n"} if sample["row"] == "imports" else None)


def edits(word):
    """Every kind of edit: a letter left out, doubled, put in, changed, in another case, two swapped."""
    found = {word[0].upper() + word[1:], word.upper(), word + "s", word + "-", "_" + word}
    for place in range(len(word)):
        before, letter, after = word[:place], word[place], word[place + 1:]
        found |= {before + after, before + letter * 2 + after, before + "q" + letter + after, before + "q" + after,
                  before + letter.swapcase() + after}
        if after:
            found.add(before + after[0] + letter + after[1:])
    return sorted(found - {word, ""})


def misspelt_keys(batch, samples):
    """Every key wherever it can stand, with every edit; a file for each key, a sheet for each edit."""
    known = {"version", "sheets", "themes", "imports", "defaults"}
    accepted = [sample for sample in samples if sample["expect"] == "accept" and sample["file"] == "sheets"]
    for sample in accepted:
        known |= set(KEY.findall(sample["yaml"]))
    tried = {}
    for sample in accepted:
        head, mark, sheet = sample["yaml"].partition("  sample: ")
        if not mark or any(quote in sheet for quote in "\"'&*"):
            continue
        for match in KEY.finditer(sheet):
            tried.setdefault((place_of(sheet[:match.start()]), match[1]), (head, sheet, match.start()))
    for (path, key), (head, sheet, start) in tried.items():
        text, marks = head.encode(), []
        for number, word in enumerate(word for word in edits(key) if word not in known):
            text += f"  sample-{number}: ".encode()
            marks.append(len(text) + len(sheet[:start].encode()))
            text += (sheet[:start] + word + sheet[start + len(key):]).encode()
        batch.add("keys one edit away", f"{path or 'a sheet'}: {key}", text, None, marks, errors=len(marks))


def place_of(text):
    """Keys that lead to the end of a flow text, as `variants.regularWidth.detents`."""
    keys, last = [], ""
    for match in re.finditer(r"[{\[]|[}\]]|([A-Za-z][A-Za-z-]*):", text):
        if match[1]:
            last = match[1]
        elif match[0] in "{[":
            keys.append(last)
            last = ""
        elif keys:
            keys.pop()
            last = ""
    return ".".join(key for key in keys if key)


def misspelt_project_keys(batch, samples):
    """The same of sheetc.yaml, a file for each edit."""
    accepted = [sample for sample in samples if sample["expect"] == "accept" and sample["file"] == "project"]
    known = set().union(*(KEY.findall(sample["yaml"]) for sample in accepted))
    tried = {}
    for sample in accepted:
        if any(quote in sample["yaml"] for quote in "\"'&*"):
            continue
        for match in re.finditer(r"(?:^|(?<=[{,\n ]))([A-Za-z][A-Za-z]*)(?=:)", sample["yaml"]):
            tried.setdefault((place_of(sample["yaml"][:match.start()]), match[1]), (sample["yaml"], match.start()))
    for (path, key), (text, start) in tried.items():
        for word in edits(key):
            if word not in known:
                batch.add("keys of sheetc.yaml one edit away", f"{path or 'the file'}: {key} as {word}",
                          text[:start] + word + text[start + len(key):], None, [start])
