/// All that a screen reader could tell of the program at one moment.
struct Screen: Decodable {
  let windows: [Node]

  func window(_ title: String) -> Node? {
    windows.first { $0.name == title }
  }

  /// The window that has the keyboard.
  var active: Node? {
    windows.first { $0.states.contains("active") }
  }

  var main: Node? { window("Per") }

  /// The name of what has the focus.
  var focus: String? {
    active?.all.last { $0.isFocused }?.name
  }

  /// The form of the add dialog.
  var form: Form? {
    window("Add Product").flatMap { Form(window: $0) }
  }

  /// The rows of the list that there are, from the top; GTK makes those in view and some besides.
  var rows: [Node] {
    guard let list = main?.find("list", "Products, best value first") else { return [] }
    return list.children.filter { $0.role == "list item" && $0.isPlaced }.sorted { $0.top < $1.top }
  }

  /// What the rows say, from the top.
  var rowNames: [String] { rows.map(\.name) }

  /// The rows that stand in view as a whole.
  var rowsInView: [Node] {
    guard let pane = main?.all.first(where: { $0.role == "scroll pane" && $0.isPlaced }) else {
      return []
    }
    return rows.filter { $0.top >= pane.top && $0.top + $0.height <= pane.top + pane.height }
  }

  var canClear: Bool {
    main?.find("button", "Clear List")?.isSensitive ?? false
  }

  var outline: String {
    windows.map { $0.outline() }.joined()
  }
}
