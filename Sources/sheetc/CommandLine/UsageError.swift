/// A command line that cannot be understood.
struct UsageError: Error, Hashable {
  let message: String
  var notes: [String] = []
}
