/// The vocabulary this runtime understands.
///
/// Generated files name the version they were written for, so that they fail to compile, by that name,
/// against a runtime that does not have it.
@frozen public enum SheetVocabulary1 {}
