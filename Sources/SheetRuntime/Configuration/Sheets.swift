/// The sheets of an app.
///
/// Generated files extend it with their constants, however many files a module has.
@frozen public enum Sheets {}
