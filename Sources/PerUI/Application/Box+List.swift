internal import Gtk

extension Box {
  /// Returns a card with rows, which are divided by lines.
  static func list(_ rows: [Widget]) -> Box {
    let list = Box(.vertical)
    list.addClass("boxed-list")
    for (index, row) in rows.enumerated() {
      if index > 0 { list.append(Separator(.horizontal)) }
      list.append(row)
    }
    return list
  }
}
