internal import CGtk

/// Wraps GtkDropDown, with strings as items.
@MainActor
public final class DropDown: Widget {
  override class var gType: GType { gtk_drop_down_get_type() }

  /// - Parameters:
  ///   - strings: The items.
  ///   - ellipsizes: A Boolean value indicating whether the closed button ellipsizes an item that is wider than the
  ///     button. If it does not, a long item widens the button.
  public convenience init(_ strings: [String] = [], ellipsizes: Bool = false) {
    self.init(adopting: gtk_drop_down_new(nil, nil))
    // The inner button has the focus. Around it, a screen reader speaks a combo box, but not a button.
    setAccessibleRole(.button)
    firstChild?.setAccessibleRole(.button)
    firstChild.map { per_accessible_set_has_popup($0.opaque) }
    // The list within it has the label.
    popup?.setAccessibleRole(.generic)
    setFactories(ellipsizes: ellipsizes)
    focusSelectionWhenOpened()
    setStrings(strings)
  }

  /// The items. Setting them selects the first.
  public var strings: [String] {
    get { model?.strings ?? [] }
    set { setStrings(newValue) }
  }

  /// Replaces the items and selects `selected`.
  ///
  /// The handlers of `onSelect` are called once, or not if the selection stays the same.
  ///
  /// - Parameters:
  ///   - strings: The items as the list shows them.
  ///   - shortStrings: The items as the closed button shows them, as many as `strings`.
  ///   - selected: The position of the selected item.
  public func setStrings(
    _ strings: [String], short shortStrings: [String]? = nil, selected: Int? = 0
  ) {
    guard model != nil || !strings.isEmpty else { return }
    let selected = strings.isEmpty ? nil : selected
    let shown = shortStrings ?? strings
    precondition(shown.count == strings.count)
    if let model, model.strings == strings, shortStringsInModel == shown,
      self.selected == selected
    {
      return
    }
    let model = StringList(strings)
    if shown != strings {
      for (index, short) in shown.enumerated() {
        model.object(at: index)?.setStringData(Self.shortKey, short)
      }
    }
    withBlocked {
      gtk_drop_down_set_model(opaque, model.opaque)
      self.selected = selected
    }
    g_object_notify(typed(), "selected")
  }

  /// The position of the selected item, or nil if no item is selected. Setting nil clears the
  /// selection in GTK 4.8 and has no effect in GTK 4.18.
  public var selected: Int? {
    get { index(gtk_drop_down_get_selected(opaque)) }
    set { gtk_drop_down_set_selected(opaque, Gtk.position(newValue)) }
  }

  package var selectedString: String? {
    selected.flatMap { model?[$0] }
  }

  /// Calls `body` with the position of the selected item after the selection changed, by the user or
  /// the program, or the items were replaced. It is not called if no item is selected.
  public func onSelect(_ body: @escaping @MainActor (Int) -> Void) {
    connectUnlessBlocked("notify::selected") { arguments in
      arguments.emitter(as: DropDown.self).selected.map(body)
    }
  }

  private var model: StringList? {
    gtk_drop_down_get_model(opaque).map { StringList(borrowing: UnsafeMutableRawPointer($0)) }
  }

  private static let shortKey = "per-short-string"

  private var shortStringsInModel: [String] {
    guard let model else { return [] }
    return (0..<model.count).map { Self.shortString(of: model.object(at: $0)) }
  }

  /// Sets the factories of the button and the list. GTK's default rows have no accessible labels.
  private func setFactories(ellipsizes: Bool) {
    let button = ListItemFactory<Label>(
      setup: { item in
        let label = Label()
        label.xalign = 0
        if ellipsizes { label.ellipsizes = .end }
        item.setLabeledChild(label)
        return label
      },
      bind: { label, item in
        label.text = Self.shortString(of: item.object)
        item.setRowAccessibleLabel(label.text)
      })
    let list = ListItemFactory<DropDownRow>(
      setup: { item in
        let row = DropDownRow()
        item.setLabeledChild(row.root)
        return row
      },
      bind: { row, item in
        row.text = StringList.string(of: item.object)
        row.isSelected = item.position == DropDown(around: row.root)?.selected
        item.setRowAccessibleLabel(row.text)
      })
    gtk_drop_down_set_factory(opaque, button.opaque)
    gtk_drop_down_set_list_factory(opaque, list.opaque)
    connect("notify::selected") { arguments in
      let dropDown = arguments.emitter(as: DropDown.self)
      let selected = dropDown.selected
      for (row, position) in list.bound { row.isSelected = position == selected }
      dropDown.updateLabel()
    }
  }

  /// Moves the focus to the row of the selected item when the list opens. GTK moves it to the first row.
  private func focusSelectionWhenOpened() {
    popup?.connect("map") { arguments in
      let dropDown = DropDown(around: arguments.emitter(as: Widget.self))
      if let dropDown, let selected = dropDown.selected { dropDown.focusRow(at: selected) }
    }
  }

  /// Returns the dropdown that contains a widget, or nil if none does.
  private convenience init?(around widget: Widget) {
    guard let pointer = gtk_widget_get_ancestor(widget.widget, gtk_drop_down_get_type()) else {
      return nil
    }
    self.init(borrowing: pointer)
  }

  /// Combines the accessible label with the selected item, in the user's language.
  public static var accessibleLabelFormat: @MainActor (_ label: String, _ item: String) -> String =
    { "\($0): \($1)" }

  /// The accessible label with the selected item, which screen readers speak.
  public var labelWithSelection: String? {
    guard let name = accessibleLabel else { return nil }
    return selectedString.map { Self.accessibleLabelFormat(name, $0) } ?? name
  }

  /// Adds the selected item to the accessible label.
  func updateLabel() {
    guard let label = labelWithSelection else { return }
    setAccessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    // Screen readers speak a change of the button that has the focus. From an open popup the focus returns to the
    // button, which is spoken then. Newer versions of GTK give the button the label of the dropdown in any case.
    guard !isOpen || !GtkRuntime.isAtLeast(minor: 14) else { return }
    firstChild?.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  // MARK: - The popup

  /// A Boolean value indicating whether the popup is open.
  public var isOpen: Bool { button?.isActive ?? false }

  /// Opens the popup.
  public func open() {
    button?.isActive = true
  }

  /// Closes the popup, and returns the focus to the button.
  public func close() {
    button?.isActive = false
    button?.grabFocus()
  }

  /// Moves the focus in the open popup to the row at `index`.
  public func focusRow(at index: Int) {
    guard let list = popupList else { return }
    let rows = list.children
    // Short lists have a widget for each row, in order.
    guard rows.count == strings.count, rows.indices.contains(index) else { return }
    rows[index].grabFocus()
  }

  /// The row of the open popup that has the focus.
  public var focusedRow: Int? {
    popupList?.children.firstIndex { $0.containsFocus || $0.hasFocus }
  }

  /// Calls `body` when a key is pressed in the popup, from which keys do not reach the dropdown. Return
  /// true to stop the propagation of the event.
  public func onPopupKeyPress(_ body: @escaping @MainActor (KeyEvent) -> Bool) {
    popup?.onKeyPress(body)
  }

  /// Calls `body` when the popup opens.
  public func onOpen(_ body: @escaping @MainActor () -> Void) {
    popup?.onMapped(body)
  }

  /// Calls `body` with the position of the row that the user chose in the popup, even if it was already selected.
  public func onChooseRow(_ body: @escaping @MainActor (Int) -> Void) {
    popupList?.onActivateRow(body)
  }

  private var popup: Widget? { children.first { $0.isInstance(of: Popover.gType) } }

  private var button: ToggleButton? { firstChild?.cast(to: ToggleButton.self) }

  private var popupList: ListView? {
    popup?.descendants(of: [ListView.gType]).first?.cast(to: ListView.self)
  }

  private static func shortString(of object: Object?) -> String {
    object?.stringData(shortKey) ?? StringList.string(of: object)
  }
}
