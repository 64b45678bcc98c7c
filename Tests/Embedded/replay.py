#!/usr/bin/env python3
"""Runs the same events through a page's WebAssembly and through a native build of the same sources.

After every event both must answer the same numbers, to the last bit: 20,000 events of all kinds, chosen by a fixed
seed, with sizes that a person's and an app's events have and some that they never have.
"""
import ctypes
import random
import sys

import wasmtime

ANSWERS = ["height", "dimming", "target", "duration"]
SIZES = [(402, 874), (874, 402), (1024, 1366), (320, 480)]


class Page:
    """The module, with the few functions of C that it imports."""

    def __init__(self, path):
        store = wasmtime.Store()
        linker = wasmtime.Linker(store.engine)
        i32 = wasmtime.ValType.i32()
        free = wasmtime.FuncType([i32], [])
        ask = wasmtime.FuncType([i32, i32, i32], [i32])
        linker.define(store, "env", "free", wasmtime.Func(store, free, lambda address: None))
        linker.define(store, "env", "posix_memalign", wasmtime.Func(store, ask, self.allocate))
        linker.define(
            store, "env", "__stack_chk_fail", wasmtime.Func(store, wasmtime.FuncType([], []), self.smash))
        exports = linker.instantiate(store, wasmtime.Module.from_file(store.engine, path)).exports(store)
        self.store, self.exports, self.memory = store, exports, exports["memory"]
        self.end = exports["__heap_base"].value(store)

    def allocate(self, result, alignment, size):
        # Nothing is given back, which is enough for a test.
        start = (self.end + alignment - 1) // alignment * alignment
        self.end = start + size
        missing = self.end - self.memory.data_len(self.store)
        if missing > 0:
            self.memory.grow(self.store, missing // 65536 + 1)
        self.memory.write(self.store, start.to_bytes(4, "little"), result)
        return 0

    def smash(self):
        raise AssertionError("the stack was overwritten")

    def call(self, name, *arguments):
        return self.exports[name](self.store, *arguments)


class Native:
    """The shared library, as C sees it."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.library.addDetent.argtypes = [ctypes.c_int32, ctypes.c_double]
        self.library.event.argtypes = [ctypes.c_int32] + [ctypes.c_double] * 3
        for name in ["event"] + ANSWERS:
            getattr(self.library, name).restype = ctypes.c_double

    def call(self, name, *arguments):
        return getattr(self.library, name)(*arguments)


def events(chance):
    """Kinds are those of Page.swift; numbers fit most of them, and nothing forbids the others."""
    yield 12, 0.0, 0.0, 0.0
    yield 0, 1.0, 0.0, 0.0
    while True:
        kind = chance.randrange(24)
        # A dismissed sheet answers nothing any more.
        if kind in (15, 16, 18, 20, 21) and chance.random() < 0.97:
            continue
        if kind == 11:
            width, height = chance.choice(SIZES)
            yield kind, float(width), float(height), float(chance.choice([1, 2, 3]))
        elif kind == 14:
            yield kind, float(chance.randrange(5)), float(chance.randrange(2)), 0.0
        elif kind in (9, 10):
            yield kind, chance.random(), 0.0, 0.0
        elif chance.random() < 0.01:
            yield kind, *(chance.choice([0.0, float("inf"), float("-inf"), 1e300]) for _ in range(3))
        else:
            yield kind, *(chance.uniform(-900, 900) for _ in range(3))


def main(page, native):
    sides = [Page(page), Native(native)]
    for kind, value in [(4, 120.0), (0, 0.0), (5, 0.7), (2, 0.0), (3, 0.0)]:
        for side in sides:
            side.call("addDetent", kind, value)
    chance = random.Random(5)
    for number, event in zip(range(20000), events(chance)):
        given = [
            (side.call("event", *event), *(side.call(name) for name in ANSWERS)) for side in sides]
        if given[0] != given[1]:
            sys.exit(f"error: event {number}, {event}, gives {given[0]} in a page and {given[1]} natively")
    print(f"{number + 1} events, the same in a page and natively")


main(*sys.argv[1:])
