extension ListView {
  /// Calls `body` with a row and a position in the coordinates of its content, when the secondary button is pressed on
  /// the row or its padding.
  ///
  /// The list view retains `body`. Capture the widget and its owner weakly.
  public func onMenuRequest<RowView>(
    in factory: ListItemFactory<RowView>, content: @escaping @MainActor (RowView) -> Widget,
    _ body: @escaping @MainActor (_ row: RowView, _ x: Double, _ y: Double) -> Void
  ) {
    onMenuRequest { [weak self, weak factory] x, y in
      guard let self,
        let row = factory?.bound.first(where: {
          content($0.row).parent?.contains(x, y, of: self) == true
        })?.row, let origin = content(row).position(in: self)
      else { return }
      body(row, x - origin.x, y - origin.y)
    }
  }
}
