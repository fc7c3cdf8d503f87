/// A node of the accessibility tree: what a screen reader knows of one widget.
struct Node: Decodable {
  let path: String
  let role: String
  let name: String
  let description: String
  let states: Set<String>
  let text: String?
  /// Where it stands in its window: x, y, width, height.
  let frame: [Int]?
  /// The paths of the nodes that describe it.
  let describedBy: [String]?
  let children: [Node]

  /// The node and everything within it, from the top.
  var all: [Node] { [self] + children.flatMap(\.all) }

  func find(_ role: String? = nil, _ name: String? = nil) -> Node? {
    all.first { (role == nil || $0.role == role) && (name == nil || $0.name == name) }
  }

  /// Returns a Boolean value indicating whether the name is `name`, or begins with it and a value: "Unit: grams (g)".
  func isNamed(_ name: String) -> Bool { self.name == name || self.name.hasPrefix(name + ": ") }

  /// The node of a dropdown, which contains its button and its list.
  func dropDown(_ name: String) -> Node? { all.first { $0.isButton && $0.isNamed(name) } }

  var isSensitive: Bool { states.contains("sensitive") }
  var isFocused: Bool { states.contains("focused") }
  var isSelected: Bool { states.contains("selected") }

  /// A button that stays pressed is a toggle button for some versions of GTK, and a button for others.
  var isButton: Bool { role == "button" || role == "toggle button" }

  var top: Int { frame?[1] ?? 0 }
  var height: Int { frame?[3] ?? 0 }

  /// Whether it has a place on the screen; what has never been shown has none.
  var isPlaced: Bool { (frame?[2] ?? 0) > 0 && height > 0 }

  /// How far the middle of a node within this one is from the middle of this one.
  func offset(of node: Node) -> [Int]? {
    guard let frame, let target = node.frame, let path = path(to: node) else { return nil }
    let way = path + [node]
    return (0...1).map { axis in
      let middle = target[axis] + target[axis + 2] / 2
      let shift =
        isInBorderCoordinates
        ? zip(way, way.dropFirst()).map { $0.shift(of: $1, along: axis) }.reduce(0, +) : 0
      return middle - frame[axis] - frame[axis + 2] / 2 + shift
    }
  }

  /// What has popped up from a dropdown, if the node is in it.
  func popover(around node: Node) -> Node? {
    let path = path(to: node) ?? []
    guard let dropDown = path.firstIndex(where: \.isButton),
      path.indices.contains(dropDown + 1)
    else { return nil }
    let child = path[dropDown + 1]
    return child.isButton ? nil : child
  }

  /// The nodes around a node, from this one inwards.
  private func path(to node: Node) -> [Node]? {
    if path == node.path { return [] }
    for child in children {
      if let rest = child.path(to: node) { return [self] + rest }
    }
    return nil
  }

  /// GTK 4.18 counts from the corner of a window's border, and so begins below zero.
  private var isInBorderCoordinates: Bool { (frame?[0] ?? 0) < 0 }

  /// How far all that is within a child really is from where GTK 4.18 says.
  ///
  /// It forgets a padding: half the width that children leave free who begin at the edge. And it counts the
  /// place of a page of a stack, which fills the page's node, twice.
  private func shift(of child: Node, along axis: Int) -> Int {
    guard let frame, let inner = child.frame else { return 0 }
    if frame[2...] == inner[2...] { return frame[axis] - inner[axis] }
    let placed = children.compactMap(\.frame).filter { $0[2] > 0 }
    guard let left = placed.map({ $0[0] - frame[0] }).min(), abs(left) <= 1,
      let right = placed.map({ $0[0] - frame[0] + $0[2] }).max()
    else { return 0 }
    return max(0, (frame[2] - right) / 2)
  }

  /// The texts of the labels within it, except for empty ones.
  var labels: [String] {
    all.filter { $0.role == "label" }.compactMap(\.text).filter { !$0.isEmpty }
  }

  /// The tree as text, for the message of a test that failed.
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
