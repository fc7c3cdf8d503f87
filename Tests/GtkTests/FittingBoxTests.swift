import Gtk
import XCTest
import XCTestSupport

@MainActor
final class FittingBoxTests: DisplayTestCase {
  private func fill(_ box: FittingBox, _ texts: String...) -> [Label] {
    texts.map { text in
      let label = Label(text)
      label.ellipsizes = .end
      box.append(label)
      return label
    }
  }

  func testChildrenAreBesideEachOtherWhereTheyFit() async throws {
    let box = FittingBox()
    let labels = fill(box, "A first answer", "Another answer")
    show(box)
    let width = box.naturalWidth
    XCTAssertEqual(width, labels.map(\.naturalWidth).reduce(6, +))
    XCTAssertEqual(box.naturalHeight(forWidth: width), labels[0].naturalHeight)
    XCTAssertEqual(
      box.naturalHeight(forWidth: width - 1), labels.map(\.naturalHeight).reduce(6, +))
    window.defaultSize = (width: width + 50, height: 100)
    waitUntil("The children are next to each other.") {
      labels[1].position(in: box).map { $0.x > 0 && $0.y == 0 } ?? false
    }
    box.textDirection = .rightToLeft
    waitUntil("The first child is at the right.") {
      let places = labels.compactMap { $0.position(in: box)?.x }
      return places[0] > places[1]
    }
    box.textDirection = .leftToRight
    window.defaultSize = (width: width - 10, height: 100)
    waitUntil("The children are below each other.") {
      labels[1].position(in: box).map { $0.x == 0 && $0.y > 0 } ?? false
    }
  }
}
