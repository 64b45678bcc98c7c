#!/usr/bin/env python3
"""Runs sheetc over hostile and broken input, and says how much of each family there is.

    hostile.py CASES.jsonl     what AgreementCasesTests writes: the samples of every key

Each input is to end with the right code and one clear error, and to change nothing. SHEETC names the tool.
"""
import sys

import harness
import shapes
import system
import texts


def main():
    table = harness.Table()
    samples = shapes.cases(sys.argv[1])
    sheets = harness.Batch(table)
    shapes.wrong_shapes(sheets, samples, "sheets")
    shapes.misspelt_keys(sheets, samples)
    texts.all_families(sheets)
    sheets.run()
    configurations = harness.Batch(table, are_configurations=True)
    shapes.wrong_shapes(configurations, samples, "project")
    shapes.misspelt_project_keys(configurations, samples)
    texts.configurations(configurations)
    configurations.run()
    system.all_families(table)
    table.print()
    return 1 if table.faults else 0


if __name__ == "__main__":
    sys.exit(main())
