// Only fuzz.sh compiles this file, since the package's targets cannot be linked with libFuzzer.

internal import Glibc

/// Writes the seeds into the corpus.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ argumentCount: UnsafeRawPointer?, _ arguments: UnsafeRawPointer?) -> CInt {
  for (index, seed) in seeds.enumerated() {
    guard let file = fopen("corpus/seed-\(index)", "w") else { continue }
    fwrite(seed, 1, seed.count, file)
    fclose(file)
  }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if let violation = MainActor.assumeIsolated({ fuzz(bytes) }) {
    fatalError(violation)
  }
  return 0
}
