// Only fuzz.sh compiles this file, since the package's targets cannot be linked with libFuzzer.

internal import Glibc

/// A Boolean value indicating whether inputs are read as lines.
private let readsLines = getenv("PER_FUZZ_LINES") != nil

/// Writes the seeds into the corpus.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ argumentCount: UnsafeRawPointer?, _ arguments: UnsafeRawPointer?) -> CInt {
  let folder = readsLines ? "corpus-lines" : "corpus"
  for (index, seed) in (readsLines ? lineSeeds : seeds).enumerated() {
    guard let file = fopen("\(folder)/seed-\(index)", "w") else { continue }
    fwrite(seed, 1, seed.count, file)
    fclose(file)
  }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if let violation = MainActor.assumeIsolated({ readsLines ? fuzzLine(bytes) : fuzz(bytes) }) {
    fatalError(violation)
  }
  return 0
}
