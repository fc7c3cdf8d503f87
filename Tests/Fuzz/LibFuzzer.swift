// Only fuzz.sh compiles this file, since the package's targets can't be linked with libFuzzer.

internal import Glibc

/// The target of this process, which the environment variable `PER_FUZZ_TARGET` names.
private let target = getenv("PER_FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Writes the seeds into the corpus.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ argumentCount: UnsafeRawPointer?, _ arguments: UnsafeRawPointer?) -> CInt {
  guard let target else { fatalError("PER_FUZZ_TARGET names no target") }
  for (index, seed) in target.seeds.enumerated() {
    guard let file = fopen("corpus-\(target.rawValue)/seed-\(index)", "w") else { continue }
    fwrite(seed, 1, seed.count, file)
    fclose(file)
  }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if let violation = MainActor.assumeIsolated({ target?.violation(of: bytes) }) {
    fatalError(violation)
  }
  return 0
}
