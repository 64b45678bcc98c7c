/// The controls of a sheet without buttons of its own.
@frozen public enum NoControls: SheetControls {}
