internal import Gtk

/// Measures the texts of rows, which are inscriptions.
@MainActor
final class RowTextLayout {
  let ruler: TextRuler

  /// - Parameter features: The OpenType features of the texts, as in the style sheet.
  init(features: String = "") {
    ruler = TextRuler(features: features)
  }

  /// Returns the width of a text on one line, in pixels.
  func width(of text: String, as kind: RowText) -> Int {
    ruler.width(of: text, in: kind.view, style: kind.style)
  }

  /// Returns whether a text fits one line.
  func fits(_ text: String, as kind: RowText, in width: Int) -> Bool {
    ruler.certainlyFits(text, in: width, of: kind.view, style: kind.style)
      || self.width(of: text, as: kind) <= width
  }

  /// Gives a text the lines that it needs.
  ///
  /// - Parameter limit: The maximum number of lines; nil for no limit.
  /// - Returns: A Boolean value indicating whether the whole text is shown.
  @discardableResult
  func setLines(of kind: RowText, in width: Int, atMost limit: Int? = nil) -> Bool {
    let view = kind.view
    guard view.isVisible else { return true }
    let size = ruler.measure(view.text, of: view, style: kind.style, wrappingAt: width)
    let lines = min(size.lines, limit ?? size.lines)
    // Letters of other fonts can be taller than a line of the widget's font.
    let height = (size.height * lines + size.lines - 1) / size.lines
    view.setLines(lines, height: height, isWhole: lines == size.lines)
    return lines == size.lines
  }
}

/// A text of a row, with its font.
struct RowText {
  let view: Inscription
  let style: TextRuler.Style
}
