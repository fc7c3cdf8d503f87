package import Gtk

/// Looks through windows for what cannot be read: texts that gave way to an ellipsis or do not fit, widgets that are
/// cut, and texts that stand on one another.
///
/// A text may give way to an ellipsis where a tooltip, its own or that of a widget around it, says the whole.
@MainActor
package struct LayoutCheck {
  /// What is wrong, a sentence each.
  package private(set) var problems: [String] = []

  /// What is less than this, in pixels, is rounding.
  private static let tolerance = 1.0

  private struct Text {
    let label: Label
    let native: Widget
    /// What is seen of it.
    let bounds: PixelBounds
  }
  private var texts: [Text] = []

  /// Looks through all windows that are shown.
  package init(_ windows: [Window] = Window.all) {
    for window in windows where window.isMapped { look(at: window, in: window) }
    compare()
  }

  /// - Parameter native: the window, or the popover, that the widget is drawn in.
  private mutating func look(at widget: Widget, in native: Widget) {
    guard widget.isMapped else { return }
    let native = widget.isNative ? widget : native
    checkSize(of: widget)
    if let label = widget.cast(to: Label.self) {
      if !label.text.isEmpty { check(label, in: native) }
    } else if Self.isSeenWhole(widget) {
      check(widget, widget.bounds(in: native), in: native, "\(Self.name(of: widget))")
    }
    for child in widget.children { look(at: child, in: native) }
  }

  /// Whether it is one of those that stand for themselves and do not merely hold others.
  private static func isSeenWhole(_ widget: Widget) -> Bool {
    ["GtkButton", "GtkEntry", "GtkDropDown", "GtkImage", "GtkProgressBar"].contains {
      widget.isA($0)
    }
  }

  private mutating func checkSize(of widget: Widget) {
    let shortage = widget.shortage
    if shortage.width > 0 {
      problems.append("\(Self.name(of: widget)) is \(shortage.width) pixels too narrow")
    }
    if shortage.height > 0, !widget.isA("GtkScrollable") {
      problems.append("\(Self.name(of: widget)) is \(shortage.height) pixels too low")
    }
  }

  private mutating func check(_ label: Label, in native: Widget) {
    let name = Self.name(of: label)
    if label.isEllipsized {
      if !Self.isTold(label) { problems.append("\(name) is ellipsized") }
      return
    }
    guard let whole = label.bounds(in: native) else { return }
    let text = label.textBounds
    let room = PixelBounds(left: 0, top: 0, right: whole.width, bottom: whole.height)
    if let side = Self.side(of: text, beyond: room) {
      problems.append("\(name) has a text that reaches beyond its \(side)")
    }
    let bounds = text.moved(x: whole.left, y: whole.top)
    if let seen = check(label, bounds, in: native, name) {
      texts.append(Text(label: label, native: native, bounds: seen))
    }
  }

  /// Whether a tooltip says what an ellipsis hides.
  private static func isTold(_ label: Label) -> Bool {
    sequence(first: label as Widget) { $0.isNative ? nil : $0.parent }
      .contains { $0.tooltip?.contains(label.text) == true }
  }

  /// Checks whether something ends before the edges of what holds it; what can be scrolled to is as good as seen.
  ///
  /// - Returns: what is seen of it, nil where nothing is.
  @discardableResult
  private mutating func check(
    _ widget: Widget, _ bounds: PixelBounds?, in native: Widget, _ name: String
  ) -> PixelBounds? {
    guard var seen = bounds else { return nil }
    var ancestor: Widget? = widget.isSame(as: native) ? nil : widget.parent
    while let holder = ancestor {
      ancestor = holder.isSame(as: native) ? nil : holder.parent
      guard holder.isSame(as: native) || holder.clips, let room = holder.bounds(in: native) else {
        continue
      }
      var beyond = seen
      if holder.isA("GtkScrollable") { (beyond.top, beyond.bottom) = (room.top, room.top) }
      if let side = Self.side(of: beyond, beyond: room) {
        problems.append("\(name) reaches beyond the \(side) of \(Self.name(of: holder))")
      }
      seen = seen.intersection(room)
      guard seen.width > 0, seen.height > 0 else { return nil }
    }
    return seen
  }

  private static func side(of bounds: PixelBounds, beyond room: PixelBounds) -> String? {
    if bounds.left < room.left - tolerance { return "left side" }
    if bounds.right > room.right + tolerance { return "right side" }
    if bounds.top < room.top - tolerance { return "top" }
    if bounds.bottom > room.bottom + tolerance { return "bottom" }
    return nil
  }

  /// Compares all texts of a window with one another.
  private mutating func compare() {
    for (index, text) in texts.enumerated() {
      for other in texts[..<index] where text.native.isSame(as: other.native) {
        let common = text.bounds.intersection(other.bounds)
        guard common.width > Self.tolerance, common.height > Self.tolerance,
          !Self.isOverlay(text.label, over: other.label)
        else { continue }
        problems.append(
          "\(Self.name(of: text.label)) and \(Self.name(of: other.label)) stand on one another")
      }
    }
  }

  /// Whether one of two is meant to lie over the other.
  private static func isOverlay(_ one: Widget, over other: Widget) -> Bool {
    let common = sequence(first: one) { $0.parent }.first { other.isDescendant(of: $0) }
    return common?.isA("GtkOverlay") ?? false
  }

  /// A widget by its type and what it says.
  private static func name(of widget: Widget) -> String {
    let words = widget.cast(to: Label.self)?.text ?? widget.accessibleLabel ?? ""
    let type = widget.typeName
    return words.isEmpty ? type : "\(type) \"\(words.prefix(60))\""
  }
}
