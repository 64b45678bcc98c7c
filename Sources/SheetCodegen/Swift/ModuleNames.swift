package import SheetDiagnostics

/// The names that are taken in one module of generated code, each once.
///
/// A table with open addressing, never more than two thirds full, of places among the declared names.
package struct ModuleNames: Sendable {
  private var declared = DeclaredNames()
  private var slots: [UInt32] = []
  private var count = 0
  private var scratch: [UInt8] = []
  private var otherScratch: [UInt8] = []

  private static let remedy = "give one of them another 'name'"

  package init() {}

  /// Takes names; one that is taken is an error that shows both.
  package mutating func declare(_ names: DeclaredNames, into report: inout Report) {
    let first = declared.names.count
    if first == 0 { declared = names } else { declared.append(names) }
    reserve(count + declared.names.count - first)
    var taken: Int?
    for place in first..<declared.names.count {
      let name = declared.names[place]
      // The other names of a sheet whose name is taken are taken too, which need not be said.
      if name.sheet == taken { continue }
      if !declare(name, at: place, into: &report) { taken = name.sheet }
    }
  }

  /// Takes one name; the result is whether it was free.
  private mutating func declare(
    _ name: DeclaredNames.Name, at place: Int, into report: inout Report
  ) -> Bool {
    if name.kind == .sheet, isReserved(name) {
      NameScope.reportReserved(
        text(of: name), declared.spelling(of: name.sheet), Self.remedy, into: &report)
      return false
    }
    var slot = home(of: name.hash)
    while slots[slot] != 0 {
      let other = declared.names[Int(slots[slot]) - 1]
      if other.hash == name.hash, areSame(other, name) {
        NameScope.reportTaken(
          text(of: name), declared.spelling(of: name.sheet), declared.spelling(of: other.sheet),
          Self.remedy, into: &report)
        return false
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(truncatingIfNeeded: place + 1)
    count += 1
    return true
  }

  private func home(of hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  /// Sees to it that there is room for so many names.
  private mutating func reserve(_ count: Int) {
    if count * 3 <= slots.count * 2 { return }
    var size = max(16, slots.count)
    while count * 3 > size * 2 { size *= 2 }
    let old = slots
    slots = Array(repeating: 0, count: size)
    for entry in old where entry != 0 {
      var slot = home(of: declared.names[Int(entry) - 1].hash)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = entry
    }
  }

  private mutating func areSame(_ left: DeclaredNames.Name, _ right: DeclaredNames.Name) -> Bool {
    scratch.removeAll(keepingCapacity: true)
    otherScratch.removeAll(keepingCapacity: true)
    declared.append(left, to: &scratch)
    declared.append(right, to: &otherScratch)
    return scratch == otherScratch
  }

  /// Whether generated code uses the name itself; those names begin with a capital, which few sheets do.
  private mutating func isReserved(_ name: DeclaredNames.Name) -> Bool {
    guard declared.mayBeginWithCapital(name) else { return false }
    return Namespace.reserved.contains(text(of: name))
  }

  private func text(of name: DeclaredNames.Name) -> String {
    var bytes: [UInt8] = []
    declared.append(name, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
