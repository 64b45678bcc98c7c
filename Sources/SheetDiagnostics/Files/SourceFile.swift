/// The bytes of one input file and the name it is shown under.
///
/// A class, because a file of many megabytes is shared by its tree, its line table and the renderers;
/// it never changes after it was made.
package final class SourceFile: Sendable {
  package let id: FileID
  /// As the user wrote it or as the walk found it; relative paths stay relative.
  package let path: String
  package let bytes: [UInt8]

  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }
}
