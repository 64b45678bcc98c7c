/// The detents of a sheet that has none, such as one presented full screen.
@frozen public enum NoDetents: SheetDetents {}
