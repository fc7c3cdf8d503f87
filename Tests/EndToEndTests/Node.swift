/// A node of the accessibility tree.
struct Node: Decodable {
  let path: String
  let role: String
  let name: String
  let description: String
  let states: Set<String>
  let text: String?
  /// The frame in the window: x, y, width, height. It is empty if the node has none, and nil if it was not read.
  let frame: [Int]?
  let children: [Node]

  /// The node and its descendants, from the top.
  var all: [Node] { [self] + children.flatMap(\.all) }

  func find(_ role: String? = nil, _ name: String? = nil) -> Node? {
    all.first { (role == nil || $0.role == role) && (name == nil || $0.name == name) }
  }

  /// Returns a Boolean value indicating whether the name is `name`, or `name` and a value, such as "Unit: grams (g)".
  func isNamed(_ name: String) -> Bool { self.name == name || self.name.hasPrefix(name + ": ") }

  /// The node of a dropdown, which contains its button and its list.
  func dropDown(_ name: String) -> Node? { all.first { $0.isButton && $0.isNamed(name) } }

  var isSensitive: Bool { states.contains("sensitive") }
  var isFocused: Bool { states.contains("focused") }
  var isSelected: Bool { states.contains("selected") }

  /// A toggle button has the role of a toggle button in some versions of GTK, and that of a button in others.
  var isButton: Bool { role == "button" || role == "toggle button" }

  var top: Int { place[1] }
  var width: Int { place[2] }
  var height: Int { place[3] }

  /// A Boolean value indicating whether the node is on the screen. A widget that was never shown has no frame.
  var isPlaced: Bool { width > 0 && height > 0 }

  private var place: [Int] {
    // A node without a role went away while the tree was read.
    guard let frame = frame ?? (role.isEmpty ? [] : nil) else {
      preconditionFailure("The frame of the \(role) “\(name)” was not read.")
    }
    return frame.count == 4 ? frame : [0, 0, 0, 0]
  }

  /// Returns the distance between the center of a descendant and the center of this node.
  func offset(of node: Node) -> [Int]? {
    guard let path = path(to: node) else { return nil }
    let way = path + [node]
    return (0...1).map { axis in
      let middle = node.place[axis] + node.place[axis + 2] / 2
      let shift =
        isInBorderCoordinates
        ? zip(way, way.dropFirst()).map { $0.shift(of: $1, along: axis) }.reduce(0, +) : 0
      return middle - place[axis] - place[axis + 2] / 2 + shift
    }
  }

  /// The open popup of a dropdown that contains this node.
  func popover(around node: Node) -> Node? {
    let path = path(to: node) ?? []
    guard let dropDown = path.firstIndex(where: \.isButton),
      path.indices.contains(dropDown + 1)
    else { return nil }
    let child = path[dropDown + 1]
    return child.isButton ? nil : child
  }

  /// The ancestors of a node, from this one on.
  private func path(to node: Node) -> [Node]? {
    if path == node.path { return [] }
    for child in children {
      if let rest = child.path(to: node) { return [self] + rest }
    }
    return nil
  }

  /// GTK 4.18 counts from the corner of the window's shadow, so coordinates can be negative.
  private var isInBorderCoordinates: Bool { place[0] < 0 }

  /// Returns the distance of the descendants of a child from the positions that GTK 4.18 reports.
  ///
  /// GTK ignores a padding: half of the width that the children leave free. It adds the position of a page of a stack
  /// twice.
  private func shift(of child: Node, along axis: Int) -> Int {
    if place[2...] == child.place[2...] { return place[axis] - child.place[axis] }
    let placed = children.filter { $0.role != "label" && $0.width > 0 }
    guard let left = placed.map({ $0.place[0] - place[0] }).min(), abs(left) <= 1,
      let right = placed.map({ $0.place[0] - place[0] + $0.width }).max()
    else { return 0 }
    return max(0, (width - right) / 2)
  }

  /// The texts of the labels in the node, except for empty ones.
  var labels: [String] {
    all.filter { $0.role == "label" }.compactMap(\.text).filter { !$0.isEmpty }
  }

  /// The tree as text, for the message of a failed test.
  func outline(_ indentation: String = "") -> String {
    let words = [
      role, "“\(name)”", text.map { "text “\($0)”" } ?? "",
      states.subtracting(["visible", "focusable"]).sorted().joined(separator: " "),
      frame.map { "\($0)" } ?? "",
    ]
    let line = indentation + words.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
    return line + children.map { $0.outline(indentation + "  ") }.joined()
  }
}
