internal import CGtk

extension Widget {
  /// Hides the tooltip while a menu is open in the window, which it would cover.
  func hideTooltipBehindMenus() {
    let key = "per-hides-tooltip"
    guard stringData(key) == nil else { return }
    setStringData(key, "")
    connectReturningBool("query-tooltip") { arguments in
      let widget = arguments.emitter(as: Widget.self)
      if widget.isBehindMenu { g_signal_stop_emission_by_name(widget.pointer, "query-tooltip") }
      return false
    }
  }

  /// A Boolean value indicating whether a menu or the list of a dropdown is open in the window and doesn't contain the
  /// widget.
  private var isBehindMenu: Bool {
    root?.descendants(of: [Popover.gType]).contains { popover in
      popover.isMapped && gtk_popover_get_autohide(popover.typed()) != 0
        && !isDescendant(of: popover)
    } ?? false
  }

  private static let onDemand = "per-tooltip"

  /// A tooltip that GTK asks for while the pointer is over the widget. With `tooltip`, each change of a row of a list
  /// asks the X server for the place of the pointer.
  public var tooltipOnDemand: String? {
    get { stringData(Self.onDemand) }
    set {
      setStringData(Self.onDemand, newValue)
      guard gtk_widget_get_has_tooltip(widget) == 0 else { return }
      onTooltipQuery(of: Widget.self) { $0.tooltipOnDemand }
    }
  }

  /// Shows the text that `text` returns for the widget as a tooltip, or none for nil. It is called only while the
  /// pointer is over the widget.
  func onTooltipQuery<Emitter: Widget>(
    of type: Emitter.Type, _ text: @escaping @MainActor (Emitter) -> String?
  ) {
    gtk_widget_set_has_tooltip(widget, true.gboolean)
    hideTooltipBehindMenus()
    connectReturningBool("query-tooltip") { arguments in
      guard let tooltip = arguments.object(4), let text = text(arguments.emitter(as: type))
      else { return false }
      gtk_tooltip_set_text(OpaquePointer(tooltip), text.withDivisibleWords)
      return true
    }
  }

  /// Sets the text as the name and as the tooltip, for a widget that shows an icon only.
  ///
  /// GTK makes a tooltip the description as well, so that a screen reader would read the text twice.
  public func setNameAndTooltip(_ text: String) {
    tooltip = text
    accessibleLabel = text
    accessibleDescription = ""
  }
}

extension Label {
  /// Ellipsizes the end of a text that doesn't fit, and shows the text as a tooltip then.
  public func ellipsizesWithTooltip() {
    ellipsizes = .end
    showsTooltipOnlyIfEllipsized()
  }

  /// Makes the text the tooltip, also after it changed, and shows the tooltip only while the text is ellipsized.
  public func showsTooltipOnlyIfEllipsized() {
    // This handler is called before the one that shows the tooltip.
    connectReturningBool("query-tooltip") { arguments in
      let label = arguments.emitter(as: Label.self)
      if !label.isEllipsized { g_signal_stop_emission_by_name(label.pointer, "query-tooltip") }
      return false
    }
    useTextAsTooltip()
    connect("notify::label") { $0.emitter(as: Label.self).useTextAsTooltip() }
  }

  /// A Boolean value indicating whether part of the text is replaced with an ellipsis.
  package var isEllipsized: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(opaque)) != 0 }

  private func useTextAsTooltip() {
    tooltipOnDemand = text.isEmpty ? nil : text
  }
}
