/// The measures of a sheet that needs no height from the app.
@frozen public enum NoMeasures: SheetMeasures {}
