/// The accessibility tree of the program at one moment.
struct Screen: Decodable {
  let windows: [Node]

  func window(_ title: String) -> Node? {
    windows.first { $0.name == title }
  }

  /// The active window.
  var active: Node? {
    windows.first { $0.states.contains("active") }
  }

  /// The main window, whose title contains the name of the comparison if there is one.
  var main: Node? { windows.first { $0.name == "Per" || $0.name.hasSuffix(" — Per") } }

  var focused: Node? {
    active?.all.last { $0.isFocused }
  }

  /// The name of the node that has the focus.
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

  /// Returns a Boolean value indicating whether the window contains a text, whose spaces can be no-break spaces.
  func says(_ words: String) -> Bool {
    main?.labels.contains { $0.replacing("\u{A0}", with: " ").contains(words) } ?? false
  }

  /// The names of the items of the open menu.
  var menuItems: [String] {
    main?.all.filter { $0.role == "menu item" && $0.isPlaced }.map(\.name) ?? []
  }

  /// The rows of the list, from the top. In a long list, GTK creates the visible rows and a few more, for which GTK 4.8
  /// reports old positions.
  var rows: [Node] {
    rowsInOrder.filter(\.isPlaced).sorted { $0.top < $1.top }
  }

  /// The names of the rows, from the top.
  var rowNames: [String] { rows.map(\.name) }

  /// The rows in the order of the accessibility tree.
  var rowsInOrder: [Node] {
    main?.find("list", "Products, best value first")?.children.filter { $0.role == "list item" }
      ?? []
  }

  var selectedRow: Node? { rowsInOrder.first(where: \.isSelected) }

  /// The text of the field for the amount to buy; nil if it isn't there.
  var neededAmount: String? { main?.find("text", "Needed amount")?.text }

  var canClear: Bool {
    main?.find("button", "Clear List")?.isSensitive ?? false
  }

  var outline: String {
    windows.map { $0.outline() }.joined()
  }
}
