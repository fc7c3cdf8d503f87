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

  /// Per's window, which bears the name of the comparison besides if there is one.
  var main: Node? { windows.first { $0.name == "Per" || $0.name.hasSuffix(" — Per") } }

  var focused: Node? {
    active?.all.last { $0.isFocused }
  }

  /// The name of what has the focus.
  var focus: String? { focused?.name }

  /// The form of the dialog in which a product is added or edited.
  var form: Form? {
    (window("Add Product") ?? window("Edit Product")).flatMap { Form(window: $0) }
  }

  /// The sidebar's rows, from the top.
  var comparisons: [String] {
    let rows = main?.find("list", "Comparisons, latest first")?.children ?? []
    return rows.filter { $0.role == "list item" && $0.isPlaced }.sorted { $0.top < $1.top }
      .map(\.name)
  }

  /// Whether the window says something, in whole or in part.
  func says(_ words: String) -> Bool {
    main?.labels.contains { $0.contains(words) } ?? false
  }

  /// What the open menu offers.
  var menuItems: [String] {
    main?.all.filter { $0.role == "menu item" && $0.isPlaced }.map(\.name) ?? []
  }

  /// The rows of the list, from the top. Of a list that is longer than the window GTK makes those in view
  /// and some besides, and GTK 4.8 tells old places of the latter.
  var rows: [Node] {
    rowsInOrder.filter(\.isPlaced).sorted { $0.top < $1.top }
  }

  /// What the rows say, from the top.
  var rowNames: [String] { rows.map(\.name) }

  /// The rows in the order in which they are told, wherever they stand.
  var rowsInOrder: [Node] {
    main?.find("list", "Products, best value first")?.children.filter { $0.role == "list item" }
      ?? []
  }

  var selectedRow: Node? { rowsInOrder.first(where: \.isSelected) }

  var canClear: Bool {
    main?.find("button", "Clear List")?.isSensitive ?? false
  }

  var outline: String {
    windows.map { $0.outline() }.joined()
  }
}
