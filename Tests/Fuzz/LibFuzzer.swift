// Compiled by fuzz.sh alone: the package's targets cannot be linked with libFuzzer.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if let violation = MainActor.assumeIsolated({ fuzz(bytes) }) {
    fatalError(violation)
  }
  return 0
}
