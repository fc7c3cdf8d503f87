import Gtk
import XCTest

extension Widget {
  /// The descendants of the widget, in their order.
  var descendants: [Widget] {
    children.flatMap { [$0] + $0.descendants }
  }

  /// The widgets of a type below this one.
  func all<Target: Widget>(_ type: Target.Type) -> [Target] {
    descendants.compactMap { $0.cast(to: type) }
  }

  /// Returns the only descendant of a type with an accessible label.
  func find<Target: Widget>(
    _ type: Target.Type, named name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Target {
    let found = all(type).filter { $0.accessibleLabel == name }
    XCTAssertEqual(found.count, 1, "\(Target.self) \(name)", file: file, line: line)
    return try XCTUnwrap(found.first, file: file, line: line)
  }

  /// The visible texts of the descendants, in their order.
  var texts: [String] {
    all(Label.self).filter(\.isMapped).map(\.text).filter { !$0.isEmpty }
  }

  /// The frame of the widget in its window, in pixels.
  var frame: Frame? {
    guard let root, let place = position(in: root) else { return nil }
    return Frame(x: place.x, y: place.y, width: allocatedWidth, height: allocatedHeight)
  }
}

struct Frame: Equatable {
  var x: Double
  var y: Double
  var width: Int
  var height: Int
}
