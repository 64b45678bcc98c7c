# The script of a Run Script phase. List the sheets files, what they import and sheetc.yaml under "Input Files" (or in an
# input file list); nothing else is read, so the phase works with user script sandboxing on. Without a change of an input
# Xcode skips the phase. Nothing is printed unless something is found.
# Xcode knows none of the folders in which sheetc may be installed.
PATH="$PATH:$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin"
if command -v sheetc >/dev/null; then
  sheetc lint --hermetic --script-inputs --reporter xcode
else
  echo "warning: sheetc is not installed; sheets are not checked"
fi
