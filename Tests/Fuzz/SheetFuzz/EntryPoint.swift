/// What libFuzzer calls for each input; a fault ends the process, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let check = FuzzCheck(Array(UnsafeBufferPointer(start: start, count: count)))
  if !check.faults.isEmpty { fatalError(check.faults.joined(separator: "\n")) }
  return 0
}
