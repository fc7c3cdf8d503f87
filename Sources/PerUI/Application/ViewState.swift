internal import Gtk
internal import PerCore

/// What belongs to the window rather than to the library: its size, its sidebar, how far it is scrolled, and what was
/// being typed.
@MainActor
final class ViewState {
  private let library: LibraryController
  private var keeping: ScheduledSource?
  private var keptDraft: Draft?

  private enum Key: String {
    case width = "window-width"
    case height = "window-height"
    case sidebar
    case scroll
    case draft
  }

  /// How long a typed draft waits for the next key before it is kept.
  private static let milliseconds = 300

  init(_ library: LibraryController) {
    self.library = library
    keptDraft = self[.draft].flatMap(Draft.init(text:))
  }

  private subscript(key: Key) -> String? {
    get { library.setting(key.rawValue) }
    set { library.remember(newValue, for: key.rawValue) }
  }

  var windowSize: (width: Int, height: Int) {
    get { (self[.width].flatMap { Int($0) } ?? 520, self[.height].flatMap { Int($0) } ?? 620) }
    set {
      self[.width] = String(newValue.width)
      self[.height] = String(newValue.height)
    }
  }

  var showsSidebar: Bool {
    get { self[.sidebar] == "shown" }
    set { self[.sidebar] = newValue ? "shown" : nil }
  }

  /// How far the open comparison is scrolled, in pixels.
  var scrollPosition: Double {
    get { self[.scroll].flatMap { Double($0) } ?? 0 }
    set { self[.scroll] = String(newValue) }
  }

  /// What was typed into the form and neither added nor given up.
  var draft: Draft? { keptDraft }

  /// Keeps a draft a moment after the last key; nil forgets it at once.
  func keep(_ draft: Draft?) {
    guard draft != keptDraft else { return }
    keptDraft = draft
    keeping?.cancel()
    guard draft != nil else { return flush() }
    keeping = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in self?.flush() }
  }

  /// Keeps the draft now.
  func flush() {
    keeping?.cancel()
    keeping = nil
    self[.draft] = keptDraft?.text
  }
}
