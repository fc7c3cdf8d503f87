import Glibc
import Gtk
import XCTest

@MainActor
final class PictureTests: DisplayTestCase {
  /// Returns the width and height in the first chunk of a PNG file; nil if it isn't a PNG file.
  private func size(ofPicture path: String) -> [Int]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 24)
    guard fread(&bytes, 1, bytes.count, file) == bytes.count,
      bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47]
    else { return nil }
    return [16, 20].map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  func testAPictureIsAsLargeAsItsWindow() async throws {
    let window = Window()
    defer { window.destroy() }
    window.child = Label("Olive oil")
    window.defaultSize = (width: 300, height: 200)
    window.present()
    waitUntilShown(window)
    settle()
    let path = "/tmp/per-picture-\(getpid()).png"
    defer { unlink(path) }
    XCTAssertTrue(Picture.save(window, to: path))
    XCTAssertEqual(size(ofPicture: path), [window.allocatedWidth, window.allocatedHeight])
    XCTAssertFalse(Picture.save(window, to: "/nonexistent/picture.png"))
  }

  /// A widget has no content while it waits to be drawn.
  func testAPictureIsTakenAfterAQueuedDraw() async throws {
    let window = Window()
    defer { window.destroy() }
    let label = Label("Olive oil")
    window.child = label
    window.present()
    waitUntilShown(window)
    label.text = "Rice"
    window.queueDraw()
    XCTAssertNotNil(Picture.pixels(of: window))
  }
}
