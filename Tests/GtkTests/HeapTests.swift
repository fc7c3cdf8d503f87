import Gtk
import TestSupport
import XCTest

final class HeapTests: XCTestCase {
  func testUnusedMemoryReturnsToTheSystem() {
    let size = 16 << 10
    var blocks = (0..<4_000).map { _ in
      let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      block.initializeMemory(as: UInt8.self, repeating: 1, count: size)
      return block
    }
    // The last block keeps the C library from releasing those before it.
    let last = blocks.removeLast()
    for block in blocks { block.deallocate() }
    let before = residentPages
    Heap.releaseUnused()
    XCTAssertLessThan(residentPages, before - 4_000)
    last.deallocate()
  }

  /// The number of pages of this process that are in memory.
  private var residentPages: Int {
    let numbers = (Files.text("/proc/self/statm") ?? "").split(separator: " ")
    return numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0
  }
}
