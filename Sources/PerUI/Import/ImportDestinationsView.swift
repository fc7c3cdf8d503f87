internal import Gtk
internal import PerCore
internal import PerFiles

/// The kinds of products in a table, with a dropdown for the list that each is added to.
@MainActor
final class ImportDestinationsView {
  let root = Grid()
  /// Called when the user chose a destination.
  var onChoose: (ImportDestination, ImportGroup) -> Void = { _, _ in }
  private(set) var dropDowns: [DropDown] = []

  private var groups: [ImportGroup] = []
  private var children: [Widget] = []
  /// The title of the open comparison; nil if it has none.
  private let title: String?

  init(title: String?) {
    self.title = title
    root.columnSpacing = 12
    root.rowSpacing = 6
  }

  /// Shows the groups of a table.
  func show(_ controller: ImportController) {
    let groups = controller.groups
    guard groups != self.groups else { return }
    let focused = dropDowns.firstIndex { $0.containsFocus }
    let isSame = groups.map(\.id) == self.groups.map(\.id)
    self.groups = groups
    if !isSame { build(controller) }
    for (index, group) in groups.enumerated() {
      (children[index * 2] as? Label)?.text = group.text(controller.conventions)
      let (dropDown, choices) = (dropDowns[index], controller.destinations(of: group))
      dropDown.withBlocked { dropDown.selected = choices.firstIndex(of: group.destination) }
    }
    if !isSame, let focused, dropDowns.indices.contains(focused) { dropDowns[focused].grabFocus() }
  }

  private func build(_ controller: ImportController) {
    for child in children { root.remove(child) }
    (children, dropDowns) = ([], [])
    for (row, group) in groups.enumerated() {
      let choices = controller.destinations(of: group)
      let label = Label()
      label.xalign = 0
      label.horizontalExpand = true
      let dropDown = DropDown(choices.map { $0.text(title) }, ellipsizes: true)
      dropDown.accessibleLabel = group.name.capitalizedFirst
      dropDown.onSelect { [weak self] in if let self { onChoose(choices[$0], groups[row]) } }
      root.attach(label, column: 0, row: row)
      root.attach(dropDown, column: 1, row: row)
      children += [label, dropDown]
      dropDowns.append(dropDown)
    }
  }
}

extension ImportDestination {
  /// The maximum number of characters of a comparison's title.
  private static let longestTitle = 40

  /// - Parameter title: The title of the open comparison; nil if it has none.
  @MainActor fileprivate func text(_ title: String?) -> String {
    switch self {
    case .openList:
      guard let title else {
        // Translators: The comparison that is open.
        return tr("Current Comparison")
      }
      let isLong = title.count > Self.longestTitle
      // Translators: Imports products into the comparison that is open. {name} is its name.
      return tr("Add to “{name}”").filled([
        "name": isLong ? title.prefix(Self.longestTitle - 1) + "…" : title
      ])
    case .newComparison: return tr("New Comparison")
    // Translators: Products that are not imported.
    case .nowhere: return tr("Don’t Import")
    }
  }
}

extension ImportGroup {
  /// What identifies the group in its table.
  fileprivate var id: String { "\(kind)-\(item.map(\.rawValue) ?? "")" }

  /// The kind in the plural, or the item that is counted: "weights", "washes".
  @MainActor fileprivate var name: String { item?.text ?? kind.text }

  /// The kind and the number of products, such as "Weights: 41,200 products".
  @MainActor fileprivate func text(_ conventions: Conventions) -> String {
    // Translators: A kind of products, such as weight, and how many there are: "Weights: 3 products".
    tr("{kind}: {products}").filled([
      "kind": name.capitalizedFirst, "products": ComparisonSummary.countText(count, conventions),
    ])
  }
}
