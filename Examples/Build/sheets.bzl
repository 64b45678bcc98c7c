"""Compiles one sheets file to Swift; what it imports is named, and nothing else is there to be read."""

def _sheets_impl(ctx):
    output = ctx.actions.declare_file(ctx.attr.name + ".sheets.swift")
    ctx.actions.run(
        executable = ctx.executable._sheetc,
        arguments = ["generate", "--hermetic", ctx.file.src.path, "-o", output.path],
        inputs = [ctx.file.src] + ctx.files.imports,
        outputs = [output],
        mnemonic = "Sheets",
    )
    return DefaultInfo(files = depset([output]))

sheets = rule(
    implementation = _sheets_impl,
    attrs = {
        "src": attr.label(allow_single_file = [".sheets.yaml"], mandatory = True),
        "imports": attr.label_list(allow_files = [".yaml"]),
        "_sheetc": attr.label(
            default = "@sheetc//:sheetc",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
