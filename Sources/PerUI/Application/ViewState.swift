internal import Gtk
internal import PerCore

/// The saved state of the window: its size, the sidebar, and unfinished products.
@MainActor
final class ViewState {
  private let library: LibraryController
  private var keeping: ScheduledSource?
  /// The values to save after the delay.
  private var changed: Set<Key> = []

  private enum Key: String {
    case width = "window-width"
    case height = "window-height"
    case sidebar
    case draft
    case discardedDraft = "discarded-draft"
    case discardedChange = "discarded-change"
    case line = "typed-line"
    case lineField = "typed-line-field"
    case lastKind = "last-kind"
  }

  /// The delay before a draft is saved, so that not every key causes a write. It is short, because the display server
  /// can end the process at any time.
  private static let milliseconds = 40

  init(_ library: LibraryController) {
    self.library = library
    draft = draft(.draft)
    line = self[.line] ?? ""
    for key in [Key.discardedDraft, .discardedChange] {
      guard let draft = draft(key) else { continue }
      discarded[Self.discardedKey(isEditing: draft.edited != nil)] = draft
    }
  }

  private subscript(key: Key) -> String? {
    get { library.setting(key.rawValue) }
    set { library.remember(newValue, for: key.rawValue) }
  }

  var windowSize: (width: Int, height: Int) { (size(.width) ?? 600, size(.height) ?? 660) }

  /// Returns a stored width or height; nil if it can't be that of a window.
  private func size(_ key: Key) -> Int? {
    self[key].flatMap { Int($0) }.flatMap { (1...1 << 15).contains($0) ? $0 : nil }
  }

  var showsSidebar: Bool {
    get { self[.sidebar] == "shown" }
    set { self[.sidebar] = newValue ? "shown" : nil }
  }

  /// A Boolean value indicating whether the field for a line was shown with a text when the window was closed.
  var showsLine: Bool { self[.lineField] == "shown" && !line.isEmpty }

  /// The kind of the product that was added last.
  var lastKind: Kind? {
    get { self[.lastKind].flatMap(Kind.init) }
    set { self[.lastKind] = newValue?.rawValue }
  }

  /// The content of the open form; nil if the form is empty.
  private(set) var draft: Draft?

  /// The text of the field for a product that is typed as one line.
  private(set) var line = ""

  /// The contents of the forms that were canceled last: that of a new product, and that of a product that was edited.
  private var discarded: [Key: Draft] = [:]

  /// Returns the content of the form that was canceled last, which can be restored.
  ///
  /// - Parameter isEditing: A Boolean value indicating whether the form edited a product.
  func discarded(isEditing: Bool) -> Draft? {
    discarded[Self.discardedKey(isEditing: isEditing)]
  }

  /// Keeps the content of a form that was canceled. It replaces that of the last form of its kind.
  func discard(_ draft: Draft) {
    setDiscarded(draft, isEditing: draft.edited != nil)
  }

  /// Forgets the content of a form that was canceled.
  func forgetDiscarded(isEditing: Bool) {
    setDiscarded(nil, isEditing: isEditing)
  }

  private func setDiscarded(_ draft: Draft?, isEditing: Bool) {
    let key = Self.discardedKey(isEditing: isEditing)
    guard draft != discarded[key] else { return }
    discarded[key] = draft
    library.remember(Self.values(draft, as: key))
  }

  private static func discardedKey(isEditing: Bool) -> Key {
    isEditing ? .discardedChange : .discardedDraft
  }

  /// Saves a draft after a short delay; nil deletes it immediately.
  func keep(_ draft: Draft?) {
    guard draft != self.draft else { return }
    self.draft = draft
    keep(.draft, isEmpty: draft == nil)
  }

  /// Saves the text of the field for a line after a short delay; an empty one deletes it immediately.
  func keep(_ line: String) {
    guard line != self.line else { return }
    self.line = line
    keep(.line, isEmpty: line.isEmpty)
  }

  private func keep(_ key: Key, isEmpty: Bool) {
    changed.insert(key)
    guard !isEmpty else { return flush() }
    guard keeping == nil else { return }
    keeping = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in self?.flush() }
  }

  /// Saves unfinished products immediately.
  private func flush() {
    library.remember(takeUnfinished())
  }

  /// Saves the state of the window that is closed, and unfinished products, together.
  func keep(windowSize: (width: Int, height: Int), showsLine: Bool) {
    var values = takeUnfinished()
    values.updateValue(String(windowSize.width), forKey: Key.width.rawValue)
    values.updateValue(String(windowSize.height), forKey: Key.height.rawValue)
    values.updateValue(showsLine ? "shown" : nil, forKey: Key.lineField.rawValue)
    library.remember(values)
  }

  /// Returns the values of unfinished products that wait for being saved. They no longer wait.
  private func takeUnfinished() -> [String: String?] {
    keeping?.cancel()
    keeping = nil
    var values: [String: String?] = [:]
    if changed.contains(.draft) { values = Self.values(draft, as: .draft) }
    if changed.contains(.line) {
      values.updateValue(line.isEmpty ? nil : line, forKey: Key.line.rawValue)
    }
    changed = []
    return values
  }

  /// Returns a saved draft. Earlier versions saved it as one text.
  private func draft(_ key: Key) -> Draft? {
    Draft { library.setting("\(key.rawValue)-\($0)") } ?? self[key].flatMap(Draft.init(text:))
  }

  private static func values(_ draft: Draft?, as key: Key) -> [String: String?] {
    let settings = draft?.settings ?? [:]
    var values = [key.rawValue: String?.none]
    for name in Draft.settingKeys { values["\(key.rawValue)-\(name)"] = .some(settings[name]) }
    return values
  }
}
