package import Gtk

/// Checks windows for layout problems: texts that are ellipsized or do not fit, widgets that are
/// cut off, and texts that overlap.
///
/// An ellipsized text is accepted if a tooltip of the label or of an ancestor contains the whole
/// text.
@MainActor
package struct LayoutCheck {
  /// The problems, one description each.
  package private(set) var problems: [String] = []

  /// The tolerance for rounding, in pixels.
  private static let tolerance = 1.0

  private struct Text {
    let label: Widget
    let native: Widget
    /// The visible part of the text.
    let bounds: PixelBounds
  }
  private var texts: [Text] = []

  /// Checks the mapped windows.
  package init(_ windows: [Window] = Window.all) {
    for window in windows where window.isMapped { look(at: window, in: window) }
    compare()
  }

  /// - Parameter native: The window or popover that contains the widget.
  private mutating func look(at widget: Widget, in native: Widget) {
    guard widget.isMapped else { return }
    let native = widget.isNative ? widget : native
    checkSize(of: widget)
    if let label = widget.cast(to: Label.self) {
      if !label.text.isEmpty { check(label, in: native) }
    } else if let text = widget.cast(to: Inscription.self) {
      if !text.text.isEmpty { check(text, in: native) }
    } else if Self.mustBeFullyVisible(widget) {
      check(widget, widget.bounds(in: native), in: native, "\(Self.name(of: widget))")
    }
    for child in widget.children { look(at: child, in: native) }
  }

  /// Returns whether the widget must be fully visible. Containers need not be.
  private static func mustBeFullyVisible(_ widget: Widget) -> Bool {
    ["GtkButton", "GtkEntry", "GtkDropDown", "GtkImage", "GtkProgressBar"].contains {
      widget.isA($0)
    }
  }

  private mutating func checkSize(of widget: Widget) {
    let shortage = widget.shortage
    if shortage.width > 0, !Self.scrollsHorizontally(widget) {
      problems.append("\(Self.name(of: widget)) is \(shortage.width) pixels too narrow")
    }
    if shortage.height > 0, !widget.isA("GtkScrollable") {
      problems.append("\(Self.name(of: widget)) is \(shortage.height) pixels too low")
    }
  }

  private mutating func check(_ label: Label, in native: Widget) {
    let name = Self.name(of: label)
    if label.isEllipsized {
      if !Self.hasTooltip(label) { problems.append("\(name) is ellipsized") }
      return
    }
    guard let whole = label.bounds(in: native) else { return }
    let text = label.textBounds
    let labelBounds = PixelBounds(left: 0, top: 0, right: whole.width, bottom: whole.height)
    if let side = Self.side(of: text, beyond: labelBounds) {
      problems.append("\(name) has a text that extends beyond its \(side)")
    }
    let bounds = text.moved(x: whole.left, y: whole.top)
    if let seen = check(label, bounds, in: native, name) {
      texts.append(Text(label: label, native: native, bounds: seen))
    }
  }

  /// Checks that an inscription has room for its text.
  private mutating func check(_ text: Inscription, in native: Widget) {
    let name = Self.name(of: text)
    let size = TextRuler(features: "tnum")
      .layOut(text.text, of: text, style: "", wrappingAt: text.allocatedWidth).size
    if size.lines > text.lines || size.height > text.allocatedHeight + Int(Self.tolerance) {
      // Some show their text as a tooltip only while it is ellipsized.
      if !Self.hasTooltip(text), !text.wouldShowTooltip {
        problems.append("\(name) is ellipsized")
      }
    }
    if let bounds = text.bounds(in: native), let seen = check(text, bounds, in: native, name) {
      texts.append(Text(label: text, native: native, bounds: seen))
    }
  }

  /// Returns whether a tooltip of the widget or of an ancestor contains its whole text.
  private static func hasTooltip(_ widget: Widget) -> Bool {
    sequence(first: widget) { $0.isNative ? nil : $0.parent }
      .contains { $0.tooltip?.contains(widget.shownText ?? "") == true }
  }

  /// Checks that a widget is within the bounds of the ancestors that clip it. Content that can be
  /// scrolled into view counts as visible.
  ///
  /// - Returns: The visible part, or nil if nothing is visible.
  @discardableResult
  private mutating func check(
    _ widget: Widget, _ bounds: PixelBounds?, in native: Widget, _ name: String
  ) -> PixelBounds? {
    guard var seen = bounds else { return nil }
    var ancestor: Widget? = widget.isSame(as: native) ? nil : widget.parent
    while let holder = ancestor {
      ancestor = holder.isSame(as: native) ? nil : holder.parent
      guard holder.isSame(as: native) || holder.clipsContent, let limits = holder.bounds(in: native)
      else { continue }
      var beyond = seen
      if holder.isA("GtkScrollable") { (beyond.top, beyond.bottom) = (limits.top, limits.top) }
      if Self.scrollsHorizontally(holder) {
        (beyond.left, beyond.right) = (limits.left, limits.left)
      }
      if let side = Self.side(of: beyond, beyond: limits) {
        problems.append("\(name) extends beyond the \(side) of \(Self.name(of: holder))")
      }
      seen = seen.intersection(limits)
      guard seen.width > 0, seen.height > 0 else { return nil }
    }
    return seen
  }

  /// Returns whether the widget is content that can be scrolled sideways.
  private static func scrollsHorizontally(_ widget: Widget) -> Bool {
    widget.parent?.cast(to: ScrolledWindow.self)?.scrollsHorizontally ?? false
  }

  /// Returns the side on which `bounds` extends beyond `limits`, or nil if it does not.
  private static func side(of bounds: PixelBounds, beyond limits: PixelBounds) -> String? {
    if bounds.left < limits.left - tolerance { return "left side" }
    if bounds.right > limits.right + tolerance { return "right side" }
    if bounds.top < limits.top - tolerance { return "top" }
    if bounds.bottom > limits.bottom + tolerance { return "bottom" }
    return nil
  }

  /// Checks that no two texts of a window overlap.
  private mutating func compare() {
    for (index, text) in texts.enumerated() {
      for other in texts[..<index] where text.native.isSame(as: other.native) {
        let common = text.bounds.intersection(other.bounds)
        guard common.width > Self.tolerance, common.height > Self.tolerance,
          !Self.isOverlay(text.label, over: other.label)
        else { continue }
        problems.append(
          "\(Self.name(of: text.label)) and \(Self.name(of: other.label)) overlap")
      }
    }
  }

  /// Returns whether the common ancestor of two widgets is an overlay, which allows overlap.
  private static func isOverlay(_ one: Widget, over other: Widget) -> Bool {
    let common = sequence(first: one) { $0.parent }.first { other.isDescendant(of: $0) }
    return common?.isA("GtkOverlay") ?? false
  }

  /// Returns a description of a widget: its type and its text or accessible label.
  private static func name(of widget: Widget) -> String {
    let words = widget.shownText ?? widget.accessibleLabel ?? ""
    let type = widget.typeName
    return words.isEmpty ? type : "\(type) \"\(words.prefix(60))\""
  }
}
