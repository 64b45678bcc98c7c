"""Families of broken text: syntax, bytes, references, names, bombs, depth."""

HEAD = "version: 1\nsheets:\n  a:\n    header: {height: 52, trailing: close}\n    detents: [maxHeight]\n"
SHEET = "{header: {height: 52, trailing: close}, detents: [maxHeight]}"

# Each kind of syntax error, `¦` where it is reported.
SYNTAX = {
    "brace not closed": "version: 1\nsheets:\n  a: ¦{detents: [maxHeight]\n",
    "bracket not closed": "version: 1\nsheets:\n  a: {detents: ¦[maxHeight}\n",
    "bracket at the end": "version: 1\nsheets:\n  a:\n    detents: ¦[maxHeight\n",
    "brace closed twice": "version: 1\nsheets:\n  a: {detents: [maxHeight]}¦}\n",
    "bracket closed twice": "version: 1\nsheets:\n  a: {detents: [maxHeight]¦]}\n",
    "bracket closed by a brace": "version: 1\nsheets:\n  a: {abstract: true, detents: ¦[maxHeight}}\n",
    "only a closing bracket": "¦]\n",
    "only a closing brace": "¦}\n",
    "only a comma": "¦,\n",
    "only a colon": "¦:\n",
    "only a question mark": "¦?\n",
    "only an ampersand": "¦&\n",
    "only an asterisk": "¦*\n",
    "only an exclamation mark": "¦!\n",
    "only a bar": "version: 1\nsheets: ¦|\n",
    "only a per cent sign": "¦%\n",
    "only an at sign": "¦@\n",
    "only a grave accent": "¦`\n",
    "only a double quote": '¦"\n',
    "only a single quote": "¦'\n",
    "comma missing": "version: 1\nsheets:\n  a: {abstract: ¦true detents: [maxHeight]}\n",
    "comma twice": "version: 1\nsheets:\n  a: {abstract: true,¦, detents: [maxHeight]}\n",
    "comma first": "version: 1\nsheets:\n  a: {¦, abstract: true}\n",
    "comma twice in a list": "version: 1\nsheets:\n  a: {abstract: true, detents: [maxHeight,¦, medium]}\n",
    "double quote not closed": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦"text\n    detents: [maxHeight]\n',
    "single quote not closed": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦'text\n    detents: [maxHeight]\n",
    "text after a quote": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "text" ¦more\n',
    "text after a single quote": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: 'text' ¦more\n",
    "text after a bracket": "version: 1\nsheets:\n  a:\n    abstract: true\n    detents: [maxHeight] ¦more\n",
    "text after a brace": "version: 1\nsheets:\n  a: {abstract: true} ¦more\n",
    "colon without a space": "version: 1\nsheets:\n  a:\n    ¦abstract:true\n",
    "colon missing": "version: 1\nsheets:\n  a:\n    ¦abstract\n    detents: [maxHeight]\n",
    "colon missing at the end": "version: 1\nsheets:\n  a:\n    abstract: true\n    ¦detents\n",
    "colon missing at the top": "version: 1\n¦sheets\n  a: {abstract: true}\n",
    "colon twice": "version: 1\nsheets:\n  a:\n    ¦abstract:: true\n",
    "two values": "version: 1\nsheets:\n  a:\n    summary: ¦Form: saved later\n    abstract: true\n",
    "too far to the left": "version: 1\nsheets:\n  a:\n    abstract: true\n   ¦detents: [maxHeight]\n",
    "too far to the right": "version: 1\nsheets:\n  a:\n    abstract: true\n      ¦detents: [maxHeight]\n",
    "list item too far to the left": "version: 1\nsheets:\n  a:\n    abstract: true\n    detents:\n      - maxHeight\n     ¦- medium\n",
    "list item on the key's line": "version: 1\nsheets:\n  a:\n    abstract: true\n    detents: ¦- maxHeight\n",
    "key after a list item": "version: 1\nsheets:\n  a:\n    abstract: true\n    detents:\n    - ¦maxHeight\n     x: 1\n",
    "list among keys": "version: 1\nsheets:\n  a:\n    abstract: true\n    ¦- maxHeight\n",
    "key among list items": "version: 1\nsheets:\n  a:\n    abstract: true\n    detents:\n      - maxHeight\n      ¦medium: 1\n",
    "tab before a key": "version: 1\nsheets:\n  a:\n¦\tabstract: true\n",
    "tab after spaces": "version: 1\nsheets:\n  a:\n    abstract: true\n  ¦\tdetents: [maxHeight]\n",
    "tab before a list item": "version: 1\nsheets:\n  a:\n    abstract: true\n    detents:\n¦\t- maxHeight\n",
    "tab after a list mark": "version: 1\nsheets:\n  a:\n    abstract: true\n    detents:\n      -¦\tmaxHeight\n",
    "at sign begins a value": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦@home\n",
    "grave accent begins a value": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦`code`\n",
    "per cent sign begins a value": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦%d items\n",
    "asterisk begins a value": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦*new\n",
    "asterisk alone": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦* new\n",
    "ampersand alone": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦& more\n",
    "exclamation mark begins a value": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦!important\n",
    "bar with a text": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦| text\n",
    "bar with a number of two digits": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦|10\n      text\n",
    "bar with nought": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: ¦|0\n      text\n",
    "unknown escape": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "C:¦\\path"\n',
    "short escape": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "¦\\u12"\n',
    "escape of a surrogate": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "¦\\ud83d\\ude00"\n',
    "escape beyond Unicode": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "¦\\U00110000"\n',
    "escape of NUL": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "a¦\\0b"\n',
    "escape of ESC": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "a¦\\eb"\n',
    "escape of NEL": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "a¦\\Nb"\n',
    "escape of LS": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "a¦\\Lb"\n',
    "key twice": "version: 1\nsheets:\n  a:\n    abstract: true\n    ¦abstract: true\n",
    "key twice in braces": "version: 1\nsheets:\n  a: {abstract: true, ¦abstract: true}\n",
    "key twice in quotes": 'version: 1\nsheets:\n  a:\n    abstract: true\n    ¦"abstract": true\n',
    "version twice": "version: 1\n¦version: 1\n",
    "sheet twice": f"version: 1\nsheets:\n  a: {SHEET}\n  ¦a: {SHEET}\n",
    "list as a key": "version: 1\nsheets:\n  a:\n    abstract: true\n    ¦[a]: 1\n",
    "mapping as a key": "version: 1\nsheets:\n  a:\n    abstract: true\n    ¦{a: 1}: 1\n",
    "question mark before a key": "version: 1\nsheets:\n  a:\n    abstract: true\n    ¦? detents\n    : [maxHeight]\n",
    "key of nothing": "version: 1\nsheets:\n  a:\n    abstract: true\n    ¦: 1\n",
    "key of an empty text": 'version: 1\nsheets:\n  a:\n    abstract: true\n    ¦"": 1\n',
    "tag": "version: 1\nsheets:\n  a:\n    abstract: ¦!!bool true\n",
    "own tag": "version: 1\nsheets:\n  a: ¦!sheet {abstract: true}\n",
    "verbatim tag": "version: 1\nsheets:\n  a: ¦!<tag:x,2000:y> {abstract: true}\n",
    "directive YAML 1.1": "¦%YAML 1.1\n---\nversion: 1\n",
    "directive YAML 1.2": "¦%YAML 1.2\n---\nversion: 1\n",
    "directive TAG": "¦%TAG ! tag:x,2000:\n---\nversion: 1\n",
    "unknown directive": "¦%FOO bar\n---\nversion: 1\n",
    "directive after content": "version: 1\n...\n¦%YAML 1.2\n---\nversion: 1\n",
    "two documents": "version: 1\n¦---\nversion: 1\n",
    "text after the end": "version: 1\n...\n¦sheets: {}\n",
    "anchor twice": "version: 1\nx-a: &a 1\nx-b: [&b 2, ¦&b 3]\n",
    "two anchors": "version: 1\nx-a: [&a ¦&b 1]\n",
    "anchor of nothing": "version: 1\nx-a: [¦& 1]\n",
    "alias before its anchor": "version: 1\nx-b: ¦*a\nx-a: &a 1\n",
    "alias of nothing": "version: 1\nx-a: ¦*nothing\n",
    "alias of itself": "version: 1\nx-a: &a [¦*a]\n",
    "alias with an anchor": "version: 1\nx-a: &a 1\nx-b: &b ¦*a\n",
    "merge of a text": "version: 1\nsheets:\n  a: {<<: ¦text, abstract: true}\n",
    "merge of a list of texts": "version: 1\nsheets:\n  a: {<<: [¦text], abstract: true}\n",
    "merge of nothing": "version: 1\nsheets:\n  a:\n    <<:¦\n    abstract: true\n",
    "hash without a space before": "version: 1\nsheets:\n  a: {abstract: true}¦#comment\n",
    "hash in braces": "version: 1\nthemes:\n  t: {background: ¦#fff, cornerRadius: 4}\n",
    "no space after a colon in braces": "version: 1\nsheets:\n  a: {abstract: true, detents: [{¦height:300}]}\n",
    "no space after a colon in brackets": "version: 1\nsheets:\n  a: {abstract: true, detents: [¦height:300]}\n",
    "dash in brackets": "version: 1\nsheets:\n  a: {abstract: true, detents: [¦-, maxHeight]}\n",
    "question mark in brackets": "version: 1\nsheets:\n  a: {abstract: true, detents: [¦? maxHeight]}\n",
    "bracket content at the margin": "version: 1\nsheets:\n  a:\n    abstract: true\n    detents: [\n¦maxHeight\n    ]\n",
    "bracket closed at the margin": "version: 1\nsheets:\n  a:\n    abstract: true\n    detents: [\n      maxHeight\n¦]\n",
    "quote continued at the margin": 'version: 1\nsheets:\n  a:\n    abstract: true\n    summary: "one\n¦two"\n',
    "text continued by a key": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: one\n      ¦two: three\n",
    "block text with deeper blank lines": "version: 1\nsheets:\n  a:\n    abstract: true\n    summary: |\n¦          \n      text\n",
    "nothing": "¦",
    "blanks": "  \n\n¦",
    "a comment": "# nothing\n¦",
    "document mark alone": "---\n¦",
    "end mark alone": "¦...\n",
    "text at the top": "¦sheets\n",
    "list at the top": "¦- version: 1\n",
    "empty list at the top": "¦[]\n",
    "number at the top": "¦1\n",
    "null at the top": "¦null\n",
    "quote at the top": '¦"version: 1"\n',
}


def syntax(batch):
    for label, text in SYNTAX.items():
        batch.add("kinds of syntax error", label, text)


def broken_tokens(batch):
    """One document in two styles, with each of its marks in turn left out, doubled or exchanged."""
    flow = ("version: 1\nthemes: {card: {cornerRadius: 8, shadow: {radius: 4}}}\n"
            "sheets: {a: {theme: card, header: {trailing: close}, detents: [{id: \"low\", height: 96}, maxHeight]}}\n")
    for place, letter in enumerate(flow):
        if letter in "{}[]\"":
            batch.add("a mark of flow style left out", f"{letter!r} at {place}", flow[:place] + flow[place + 1:])
            for other in "{}[]@`":
                if other != letter:
                    batch.add("a mark of flow style exchanged", f"{letter!r} at {place} for {other!r}",
                              flow[:place] + other + flow[place + 1:])


def encodings(batch):
    text = "version: 1\nsheets: {}\n"
    for name in ("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"):
        for mark in ("\ufeff", ""):
            for label, content in (("a sheet", text), ("Chinese", "# 表\n" + text), ("one letter", "v")):
                batch.add("encodings other than UTF-8", f"{name}, {'with' if mark else 'no'} mark, {label}",
                          (mark + content).encode(name), "encoding")
    bad = {
        "lone continuation": b"\x80", "two continuations": b"\xbf\xbf", "overlong of two": b"\xc0\xaf",
        "overlong of three": b"\xe0\x80\xaf", "overlong of four": b"\xf0\x80\x80\xaf", "overlong NUL": b"\xc0\x80",
        "high surrogate": b"\xed\xa0\x80", "low surrogate": b"\xed\xbf\xbf", "surrogate pair": b"\xed\xa0\xbd\xed\xb8\x80",
        "beyond Unicode": b"\xf4\x90\x80\x80", "five bytes": b"\xf8\x88\x80\x80\x80", "six bytes": b"\xfc\x84\x80\x80\x80\x80",
        "FE": b"\xfe", "FF": b"\xff", "cut after one of two": b"\xc3", "cut after two of three": b"\xe2\x82",
        "cut after three of four": b"\xf0\x9f\x98", "Latin-1": "é".encode("latin-1"), "Windows-1252": b"\x93x\x94",
    }
    for label, sequence in bad.items():
        for where, before, after in PLACES:
            data = before.encode() + sequence + after.encode()
            batch.add("bytes that are not UTF-8", f"{label} in {where}", data, "encoding", [len(before.encode())])


PLACES = [
    ("a comment", HEAD + "    # x", " y\n"),
    ("plain text", HEAD + "    summary: x", "y\n"),
    ("double quotes", HEAD + '    summary: "x', 'y"\n'),
    ("single quotes", HEAD + "    summary: 'x", "y'\n"),
    ("block text", HEAD + "    summary: |\n      x", "y\n"),
    ("a key", HEAD + "    summ", "ary: x\n"),
    ("a sheet's name", HEAD + "  b", ": " + SHEET + "\n"),
    ("the first byte", "", "\n" + HEAD),
    ("the last byte", HEAD, ""),
]


def controls(batch):
    """Every control character, and what breaks lines where editors show none, in every place."""
    hidden = [chr(n) for n in range(0x20) if chr(n) not in "\t\n\r"] + [chr(n) for n in range(0x7F, 0xA0)]
    for letter in hidden + ["\u2028", "\u2029", "\ufffe", "\uffff"]:
        for where, before, after in PLACES:
            batch.add("control characters", f"U+{ord(letter):04X} in {where}", before + letter + after,
                      {"control-character", "hidden-line-break", "encoding"}, [len(before.encode())])
    for where, before, after in PLACES[:7]:
        batch.add("lone carriage return", where, before + "\r" + after, None, [len(before.encode())])
        batch.add("byte-order mark inside", where, before + "\ufeff" + after, None, [len(before.encode())])


def escapes(batch):
    """What an escape must not bring into a name or a text."""
    for code in [*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029]:
        if code in (0x09, 0x0A, 0x85):
            continue
        for where, text in (("text", HEAD + f'    summary: "x¦\\u{code:04x}y"\n'),
                            ("a key", HEAD + f'    "sum¦\\u{code:04x}mary": x\n'),
                            ("a name", HEAD + f'  "b¦\\x{code:02x}c": {SHEET}\n' if code < 256 else None)):
            if text:
                batch.add("escapes of control characters", f"U+{code:04X} in {where}", text)


def cycles(batch):
    for length in (1, 2, 3, 16, 17, 18, 100, 1000):
        chain = "".join(f"  s{n}: {{extends: s{(n + 1) % length}, abstract: true}}\n" for n in range(length))
        batch.add("cycles", f"{length} sheets", "version: 1\nsheets:\n" + chain, "extends-cycle")
        chain = "".join(f"  t{n}: {{extends: t{(n + 1) % length}}}\n" for n in range(length))
        batch.add("cycles", f"{length} themes", "version: 1\nthemes:\n" + chain, "extends-cycle")
        chain = ", ".join(f"{{id: d{n}, height: {100 + n}, min: {{detent: d{(n + 1) % length}}}}}" for n in range(length))
        if length <= 18:
            batch.add("cycles", f"{length} bounds", f"version: 1\nsheets:\n  a: {{header: {{trailing: close}}, detents: [{chain}]}}\n")
        files = {f"f{n}.yaml": f"version: 1\nimports: [f{n + 1 if n + 1 < length else 0}.yaml]\n" for n in range(length)}
        if length <= 100:
            batch.add("cycles", f"{length} files", "version: 1\nimports: [f0.yaml]\n", "import-cycle", imports=files)
    batch.add("cycles", "a file of itself", "version: 1\nimports: [¦x.sheets.yaml]\n", "import-cycle")
    for label, text in {
        "an alias in its list": "version: 1\nx-a: &a [1, [2, *a]]\n",
        "an alias in its mapping": "version: 1\nx-a: &a {b: {c: *a}}\n",
        "a merge of itself": "version: 1\nx-a: &a {<<: *a}\n",
        "a sheet merged into itself": "version: 1\nsheets:\n  a: &a {abstract: true, <<: *a}\n",
    }.items():
        batch.add("cycles", label, text)


def merges(batch):
    """A merge that means nothing, wherever a mapping can have one; what the mapping lacks is not said as well."""
    head = "version: 1\nsheets:\n  a:\n    header: {height: 52, trailing: close}\n    detents: [maxHeight]\n"
    places = {
        "a sheet": "version: 1\nsheets:\n  a:\n    <<: %s\n    header: {trailing: close}\n",
        "a sheet in braces": "version: 1\nsheets:\n  a: {<<: %s, header: {trailing: close}}\n",
        "a theme": "version: 1\nthemes:\n  t: {<<: %s}\n",
        "a detent": head.replace("[maxHeight]", "[{<<: %s, id: low}, maxHeight]"),
        "a bound": head.replace("[maxHeight]", "[{height: 90, min: {<<: %s}}, maxHeight]"),
        "a button": head.replace("close", "{<<: %s}"),
        "a text": head.replace("close", "{title: {<<: %s}, action: go}"),
        "a colour": "version: 1\nthemes:\n  t: {background: {<<: %s}}\n",
        "a pair of colours": "version: 1\nthemes:\n  t: {background: {<<: %s, dark: \"#000\"}}\n",
        "a limit": head + "    limit: {<<: %s}\n",
        "a width": head + "    width: {max: {<<: %s}}\n",
        "passthrough": head + "    passthrough: {<<: %s}\n",
        "variants": head + "    variants: {<<: %s}\n",
        "a variant": head + "    variants: {compactHeight: {<<: %s}}\n",
        "what is ignored": "version: 1\nx-a: {<<: %s}\n",
    }
    for where, text in places.items():
        for label, value in {"a text": "text", "a number": "5", "an empty text": "''", "nothing given above": "*nothing",
                             "a list of texts": "[text]", "a list with nothing given above": "[*nothing]",
                             "a list of lists": "[[]]"}.items():
            batch.add("faults of merges", f"{label} in {where}", text % value, {"merge-value", "undefined-alias"})


def references(batch):
    for label, text in {
        "theme": HEAD + "    theme: ¦cart\n",
        "theme's parent": HEAD + "themes: {t: {extends: ¦cart}}\n",
        "parent": HEAD + "    extends: ¦b\n",
        "theme of defaults": HEAD + "defaults: {theme: ¦cart}\n",
        "initial": HEAD + "    initial: ¦low\n",
        "passthrough": HEAD + "    passthrough: {through: ¦low}\n",
        "import": "version: 1\nimports: [¦nothing.yaml]\n",
        "import in no folder": "version: 1\nimports: [¦nothing/nothing.yaml]\n",
        "import through a file": "version: 1\nimports: [¦x.sheets.yaml/y.yaml]\n",
        "absolute import": "version: 1\nimports: [¦/etc/passwd]\n",
        "import of a folder": "version: 1\nimports: [¦.]\n",
        "import of an empty path": 'version: 1\nimports: [¦""]\n',
        "import of NUL": 'version: 1\nimports: ["a¦\\0"]\n',
        "import of a long name": f"version: 1\nimports: [¦{'n' * 300}]\n",
        "import of a very long path": f"version: 1\nimports: [¦{'n/' * 5000}]\n",
        "bound": "version: 1\nsheets:\n  a: {header: {trailing: close}, detents: [{height: 90, min: {detent: ¦low}}]}\n",
    }.items():
        batch.add("names of nothing", label, text)


def depth(batch):
    """Collections inside one another, one too many and very many."""
    forms = {
        "brackets": lambda n: "version: 1\nx-a: " + "[" * n + "]" * n + "\n",
        "braces": lambda n: "version: 1\nx-a: " + "{a: " * n + "1" + "}" * n + "\n",
        "both": lambda n: "version: 1\nx-a: " + "[{a: " * (n // 2 + 1) + "1" + "}]" * (n // 2 + 1) + "\n",
        "brackets not closed": lambda n: "version: 1\nx-a: " + "[" * n + "\n",
        "brackets on lines": lambda n: "version: 1\nx-a:\n  " + "[\n  " * n + "]" * n + "\n",
        "dashes": lambda n: "version: 1\nx-a:\n  " + "- " * n + "1\n",
        "mappings": lambda n: "version: 1\nx-a:\n" + "".join(" " * i + "a:\n" for i in range(1, n)) + " " * n + "a: 1\n",
        "dashes and keys": lambda n: "version: 1\nx-a:\n  " + "- a:\n".join("  " * i for i in range(1, n)) + "\n",
        "question marks": lambda n: "version: 1\nx-a:\n  " + "? " * n + "1\n",
    }
    for label, form in forms.items():
        for count in (65, 66, 200, 2000, 100_000):
            if label in ("mappings", "dashes and keys") and count > 2000:
                continue
            # The first '?' is a mistake of its own.
            errors = 2 if label == "question marks" else 1
            batch.add("nesting", f"{count} {label}", form(count), None if errors == 2 else "too-deep", errors=errors)
    batch.add("nesting", "a million brackets", "[" * 1_000_000, "too-deep")


def bombs(batch):
    def laughs(levels, wide):
        lines = ["version: 1", "x-l0: &l0 [lol, lol]"]
        lines += [f"x-l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * wide)}]" for n in range(1, levels)]
        return "\n".join(lines) + "\n"

    def merges(levels):
        lines = ["version: 1", "x-l0: &l0 {a: 1}"]
        lines += [f"x-l{n}: &l{n} {{<<: [*l{n - 1}, *l{n - 1}], k{n}: *l{n - 1}}}" for n in range(1, levels)]
        return "\n".join(lines) + "\n"

    for levels, wide in ((9, 9), (20, 9), (30, 2), (40, 2), (60, 2), (9, 60)):
        batch.add("alias bombs", f"{levels} levels of {wide}", laughs(levels, wide), "alias-limit")
    for levels in (30, 60, 200):
        batch.add("alias bombs", f"{levels} levels of merges", merges(levels), "alias-limit")
    square = "version: 1\nx-a: &a [" + "1, " * 2000 + "1]\nx-b: [" + "*a, " * 2000 + "*a]\n"
    batch.add("alias bombs", "a square", square, "alias-limit")
    sheets = "version: 1\nx-d: &d [" + ", ".join(f"{{id: d{n}, height: {n + 1}}}" for n in range(100)) + "]\nsheets:\n"
    sheets += "".join(f"  s{n}: {{header: {{trailing: close}}, detents: *d}}\n" for n in range(3000))
    batch.add("alias bombs", "detents of a thousand sheets", sheets, "alias-limit")


def limits(batch):
    batch.add("limits", "key of 257 bytes", "version: 1\n¦" + "k" * 257 + ": 1\n")
    batch.add("limits", "key of 1025 bytes", "version: 1\n¦" + "k" * 1025 + ": 1\n")
    batch.add("limits", "key of a million bytes", "version: 1\n¦" + "k" * 1_000_000 + ": 1\n")
    batch.add("limits", "key of 257 bytes in quotes", "version: 1\n¦\"" + "k" * 257 + "\": 1\n")
    batch.add("limits", "text of 65537 bytes", HEAD + "    summary: ¦" + "k" * 65537 + "\n")
    batch.add("limits", "text of 65537 bytes in quotes", HEAD + "    summary: ¦\"" + "k" * 65537 + "\"\n")
    batch.add("limits", "block text of 65537 bytes", HEAD + "    summary: ¦|\n" + "      kkkkkkkkk\n" * 6554)
    batch.add("limits", "file of 16 MiB and a byte", "version: 1\n" + "#" * ((16 << 20) - 11) + "\n", "file-too-large")
    batch.add("limits", "name of a million bytes", HEAD + "    extends: ¦" + "k" * 60_000 + "\n")
    batch.add("limits", "alias of a million bytes", "version: 1\nx-a: ¦*" + "k" * 1_000_000 + "\n")
    batch.add("limits", "anchor of a million bytes", "version: 1\nx-a: [&" + "k" * 1_000_000 + " 1, ¦*b]\n")
    batch.add("limits", "tag of a million bytes", "version: 1\nx-a: ¦!" + "k" * 1_000_000 + " 1\n")
    batch.add("limits", "number of a thousand digits", HEAD + "    width: {max: ¦" + "9" * 1000 + "}\n")
    batch.add("limits", "number of a thousand decimals", HEAD + "    theme: {cornerRadius: ¦1e" + "9" * 1000 + "}\n")
    ids = ", ".join(f"{{id: d{n}, height: {n + 1}}}" for n in range(1, 70_000))
    batch.add("limits", "detents of which there are too many", f"version: 1\nsheets:\n  a: {{header: {{trailing: close}}, detents: [{ids}]}}\n")


def names(batch):
    pairs = [("a-b", "aB"), ("a_b", "aB"), ("a-b", "a_b"), ("pay-bar", "payBar"), ("x-1", "x1"), ("a--b", "a-b")]
    for first, second in pairs:
        batch.add("names that meet in Swift", f"sheets {first} and {second}",
                  f"version: 1\nsheets:\n  {first}: {SHEET}\n  ¦{second}: {SHEET}\n", "swift-name-taken")
        batch.add("names that meet in Swift", f"detents {first} and {second}",
                  f"version: 1\nsheets:\n  s: {{header: {{trailing: close}}, detents: [{{id: {first}, height: 90}}, "
                  f"{{id: ¦{second}, height: 300}}, maxHeight]}}\n", "swift-name-taken")
        batch.add("names that meet in Swift", f"measures {first} and {second}",
                  f"version: 1\nsheets:\n  s: {{header: {{trailing: close}}, detents: [{{measured: {first}, min: 90}}, "
                  f"¦{{measured: {second}, min: 300}}]}}\n", "swift-name-taken")
        batch.add("names that meet in Swift", f"actions {first} and {second}",
                  f"version: 1\nsheets:\n  s: {{header: {{leading: {{title: A, action: {first}}}, trailing: {{title: B, "
                  f"action: ¦{second}}}}}, detents: [maxHeight]}}\n", "swift-name-taken")
    foreign = ["café", "cafe\u0301", "ſ", "ﬀ", "ａ", "а", "Ⅷ", "日本", "😀", "a\u200bb", "a\u00adb", "a\u202eb", "a\u00a0b", "a\ue000b"]
    for name in foreign:
        batch.add("names beyond ASCII", f"sheet {name!a}", f"version: 1\nsheets:\n  ¦{name}: {SHEET}\n", "name-spelling")
        batch.add("names beyond ASCII", f"theme {name!a}", f"version: 1\nthemes:\n  ¦{name}: {{}}\n", "name-spelling")
        batch.add("names beyond ASCII", f"detent {name!a}", HEAD.replace("[maxHeight]", f"[{{id: ¦{name}, height: 90}}]"), "name-spelling")
        batch.add("names beyond ASCII", f"key {name!a}", HEAD + f"    ¦{name}: 1\n", "unknown-key")
        batch.add("names beyond ASCII", f"word {name!a}", HEAD + f"    swipeMode: ¦{name}\n")
    escaping = ["a b", "a.b", "a/b", "../a", "a;b", "a(b)", "a`b", "`a`", 'a"b', "a\\\\b", "a*/b", "/*a", "//a", "a$b", "$a", "1a", "-a", "a=b",
                "a+b", "a@b", "", " ", "_", "__", "a\\nb", "a\\tb", "\\\\(a)", "a{b", "a}b"]
    for name in escaping:
        quoted = '"' + name.replace('"', '\\"') + '"'
        batch.add("names that would leave their place", f"sheet {name!a}", f"version: 1\nsheets:\n  ¦{quoted}: {SHEET}\n", {"name-spelling", "empty-key"})
        batch.add("names that would leave their place", f"detent {name!a}",
                  HEAD.replace("[maxHeight]", f"[{{id: ¦{quoted}, height: 90}}]"))
        batch.add("names that would leave their place", f"action {name!a}",
                  HEAD.replace("close", f"{{title: A, action: ¦{quoted}}}"))
        batch.add("names that would leave their place", f"Swift name {name!a}", HEAD + f"    name: ¦{quoted}\n")


def suppressions(batch):
    for comment in ("¦sheetc:ignore", "¦sheetc:ignore ", "sheetc:ignore ¦nothing -- x", "¦sheetc:ignore no-exit", "¦sheetc:ignore no-exit --",
                    "sheetc:ignore no-exit until ¦tomorrow -- x", "sheetc:ignore no-exit until ¦2026-13-01 -- x",
                    "sheetc:ignore no-exit until ¦2026-02-30 -- x", "sheetc:ignore no-exit ¦unless 2026-01-01 -- x",
                    "sheetc:ignore ¦unknown-key -- x", "¦sheetc:ignored no-exit -- x", "sheetc:ignore ¦" + "n" * 60_000 + " -- x"):
        batch.add("comments that silence", comment[:60], HEAD + f"    # {comment}\n")


def configurations(batch):
    """sheetc.yaml with the faults that any file can have."""
    for label, text in {
        "bracket not closed": "inputs: ¦[a\n", "brace not closed": "rules: ¦{no-exit: note\n", "quote not closed": 'requires: ¦"1.0\n',
        "tab": "rules:\n¦\tno-exit: note\n", "key twice": "inputs: [a]\n¦inputs: [b]\n", "tag": "inputs: ¦!x [a]\n", "two documents": "inputs: [a]\n¦---\n",
        "a text": "¦inputs\n", "a list": "¦- inputs\n", "control character": "inputs: [a] # ¦\x07\n", "alias of nothing": "inputs: ¦*a\n",
        "colon missing": "¦inputs [a]\n", "unknown rule": "rules: {¦no-exits: note}\n",
        "unknown level": "rules: {no-exit: ¦fatal}\n", "unknown target": "targets: [{name: ¦android}]\n", "target twice": "targets: [{name: runtime, output: a/}, {name: runtime, output: ¦a/}]\n",
        "version of the future": 'requires: ¦"99.0"\n', "version of no version": 'requires: ¦"one"\n',
        "target twice without output": "targets: [{name: runtime}, {name: ¦runtime, access: public}]\n",
    }.items():
        batch.add("broken sheetc.yaml", label, text)
    for name in ("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"):
        for mark in ("\ufeff", ""):
            batch.add("broken sheetc.yaml", f"{name}, {'with' if mark else 'no'} mark", (mark + "inputs: [a]\n").encode(name), "encoding")
    for sequence in (b"\x80", b"\xc0\xaf", b"\xed\xa0\x80", b"\xff"):
        batch.add("broken sheetc.yaml", f"bytes {sequence!r}", b"inputs: [a" + sequence + b"]\n", "encoding", [10])


def all_families(batch):
    for family in (syntax, broken_tokens, encodings, controls, escapes, cycles, merges, references, depth, bombs, limits, names,
                   suppressions):
        family(batch)
