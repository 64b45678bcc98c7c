#if canImport(UIKit)
  // Whoever presents sheets names them too, and they are declared there.
  @_exported public import SheetRuntime
#endif
