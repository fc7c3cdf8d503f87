internal import CGtk

/// The row views of a factory, keyed by their list items, which outlive them.
@MainActor
final class ListItemRows<RowView> {
  var views: [UnsafeMutableRawPointer: RowView] = [:]
  private(set) var bound: Set<UnsafeMutableRawPointer> = []
  /// The bound rows that don't show the content of their position yet.
  private var outdated: Set<UnsafeMutableRawPointer> = []
  private var updatingHidden: ScheduledSource?
  /// When a row became outdated last, in microseconds.
  private var lastChange: gint64 = 0

  private let bindsHiddenRowsLater: Bool
  private let bind: @MainActor (RowView, ListItem) -> Void

  /// The greatest number of row views that are all updated at once.
  private static var greatestFewCount: Int { 64 }
  /// The time without changes after which the rows out of view are updated, in milliseconds.
  private static var delay: Int { 150 }
  /// The time between two updates of rows out of view, in milliseconds.
  private static var interval: Int { 8 }
  /// The time for which rows out of view are updated at once, in microseconds. It leaves room for the rest of a frame.
  private static var greatestDuration: gint64 { 4_000 }

  init(bindsHiddenRowsLater: Bool, bind: @escaping @MainActor (RowView, ListItem) -> Void) {
    self.bindsHiddenRowsLater = bindsHiddenRowsLater
    self.bind = bind
  }

  /// Whether there are more rows than can be updated in a frame.
  private var isLong: Bool { bindsHiddenRowsLater && views.count > Self.greatestFewCount }

  func bind(_ item: ListItem) {
    guard views[item.pointer] != nil else { return }
    bound.insert(item.pointer)
    guard isLong else { return update(item.pointer) }
    outdated.insert(item.pointer)
    updateHiddenLater()
  }

  /// Removes an item that is no longer bound.
  ///
  /// - Returns: Its row view.
  @discardableResult
  func remove(_ item: ListItem) -> RowView? {
    bound.remove(item.pointer)
    outdated.remove(item.pointer)
    return views[item.pointer]
  }

  func update() {
    guard isLong else {
      for pointer in bound { update(pointer) }
      return
    }
    outdated = bound
    updateVisible()
    updateHiddenLater()
  }

  /// Updates the rows that are in view. Call it between the layout and the drawing of the list.
  func updateVisible() {
    for pointer in outdated where isInView(pointer) { update(pointer) }
  }

  /// Updates the rows out of view when there were no changes for a while.
  private func updateHiddenLater() {
    lastChange = g_get_monotonic_time()
    if updatingHidden == nil { updateHidden(after: Self.delay) }
  }

  private func updateHidden(after delay: Int) {
    updatingHidden = MainLoop.timeout(milliseconds: delay, isIdle: true) { [weak self] in
      guard let self else { return }
      updatingHidden = nil
      let start = g_get_monotonic_time()
      let wait = Self.delay - Int(start - lastChange) / 1_000
      guard wait <= 0 else { return updateHidden(after: wait) }
      let end = start + Self.greatestDuration
      while let pointer = outdated.first, g_get_monotonic_time() < end { update(pointer) }
      if !outdated.isEmpty { updateHidden(after: Self.interval) }
    }
  }

  private func update(_ pointer: UnsafeMutableRawPointer) {
    outdated.remove(pointer)
    if let view = views[pointer] { bind(view, ListItem(borrowing: pointer)) }
  }

  /// Returns whether a row is in the part of the list that is shown. GTK hides all others in the layout.
  private func isInView(_ pointer: UnsafeMutableRawPointer) -> Bool {
    guard let child = gtk_list_item_get_child(OpaquePointer(pointer)),
      let row = gtk_widget_get_parent(child)
    else { return false }
    return gtk_widget_get_child_visible(row) != 0
  }
}
