internal import Gtk
internal import PerCore

/// The saved state of the window: its size, the sidebar, and the draft of a product.
@MainActor
final class ViewState {
  private let library: LibraryController
  private var keeping: ScheduledSource?
  private var isKept = true

  private enum Key: String {
    case width = "window-width"
    case height = "window-height"
    case sidebar
    case draft
    case discardedDraft = "discarded-draft"
    case lastKind = "last-kind"
  }

  /// The delay before a draft is saved, so that not every key causes a write. It is short, because the display server can
  /// end the process at any time.
  private static let milliseconds = 40

  init(_ library: LibraryController) {
    self.library = library
    draft = draft(.draft)
    discarded = draft(.discardedDraft)
  }

  private subscript(key: Key) -> String? {
    get { library.setting(key.rawValue) }
    set { library.remember(newValue, for: key.rawValue) }
  }

  var windowSize: (width: Int, height: Int) {
    get { (self[.width].flatMap { Int($0) } ?? 600, self[.height].flatMap { Int($0) } ?? 660) }
    set {
      self[.width] = String(newValue.width)
      self[.height] = String(newValue.height)
    }
  }

  var showsSidebar: Bool {
    get { self[.sidebar] == "shown" }
    set { self[.sidebar] = newValue ? "shown" : nil }
  }

  /// The kind of the product that was added last.
  var lastKind: Kind? {
    get { self[.lastKind].flatMap(Kind.init) }
    set { self[.lastKind] = newValue?.rawValue }
  }

  /// The content of the open form; nil if the form is empty.
  private(set) var draft: Draft?

  /// The content of the form that was canceled last, which can be restored.
  var discarded: Draft? {
    didSet { if discarded != oldValue { save(discarded, as: .discardedDraft) } }
  }

  /// Saves a draft after a short delay; nil deletes it immediately.
  func keep(_ draft: Draft?) {
    guard draft != self.draft else { return }
    self.draft = draft
    isKept = false
    guard draft != nil else { return flush() }
    guard keeping == nil else { return }
    keeping = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in self?.flush() }
  }

  /// Saves the draft immediately.
  func flush() {
    keeping?.cancel()
    keeping = nil
    guard !isKept else { return }
    isKept = true
    save(draft, as: .draft)
  }

  /// Returns a saved draft. Earlier versions saved it as one text.
  private func draft(_ key: Key) -> Draft? {
    Draft { library.setting("\(key.rawValue)-\($0)") } ?? self[key].flatMap(Draft.init(text:))
  }

  private func save(_ draft: Draft?, as key: Key) {
    let settings = draft?.settings ?? [:]
    var values = [key.rawValue: String?.none]
    for name in Draft.settingKeys { values["\(key.rawValue)-\(name)"] = .some(settings[name]) }
    library.remember(values)
  }
}
