package import Gtk
internal import PerCore
package import PerFiles

/// The import windows over the main window, one after the other.
@MainActor
package final class WindowImports {
  /// Called with a text that consists of lines instead of a table, and the name of its file; nil for a pasted text.
  var onLines: (String, String?) -> Void = { _, _ in }
  /// Called with a message after products were added.
  var onAdd: (String) -> Void = { _ in }
  /// Called when a window is closed without adding rows that the user changed.
  var onDiscard: (ImportController) -> Void = { _ in }
  /// Called when a window has closed.
  var onClose: () -> Void = {}
  /// Returns whether nothing can be imported yet. Files are imported later, when `openNext()` is called.
  var isBusy: () -> Bool = { false }
  /// Returns another window that waits for input. Files are imported after it is closed, when `openNext()` is called.
  var otherDialog: () -> Dialog? = { nil }

  /// The open window.
  package private(set) var window: ImportWindow?
  private let library: LibraryController
  private let parent: Window
  private var waiting: [ImportSource] = []
  private var chooser: FileChooser?

  init(_ library: LibraryController, over parent: Window) {
    self.library = library
    self.parent = parent
  }

  /// Opens files and texts, one after the other. While another window is open, a message says that they wait.
  package func open(_ sources: [ImportSource]) {
    waiting += sources
    open(orTellOf: sources)
  }

  /// Opens the files that waited until the last session was restored, as `open(_:)` does.
  func openWaiting() {
    open(orTellOf: waiting)
  }

  private func open(orTellOf sources: [ImportSource]) {
    guard !sources.isEmpty else { return }
    guard let dialog = window ?? otherDialog() else { return openNext() }
    dialog.tell(sources.waitingText(library.list.conventions))
  }

  /// Opens the import window for the next file, unless another window is open.
  func openNext() {
    guard canOpen, !waiting.isEmpty else { return }
    guard isLoaded() else { return waiting.removeAll() }
    let controller = ImportController(waiting.removeFirst(), library: library) { body in
      MainLoop.async(isIdle: true, body)
    }
    makeWindow(controller).start()
  }

  private var canOpen: Bool { window == nil && otherDialog() == nil && !isBusy() }

  /// Opens the window again that was closed without adding rows that the user changed.
  func restore(_ controller: ImportController) {
    guard canOpen, isLoaded(), canRestore(controller) else { return }
    makeWindow(controller).restore()
  }

  /// Returns a Boolean value indicating whether the rows can be restored in the open comparison.
  func canRestore(_ controller: ImportController) -> Bool {
    // By other conventions, the whole table would be read again, and its products would be added a second time.
    controller.isCurrent || controller.importedCount == nil
  }

  /// Reads the list, which must be complete before products are added. If it can't be read, the notice says why.
  private func isLoaded() -> Bool {
    library.finishLoading()
    return !library.isLoading
  }

  private func makeWindow(_ controller: ImportController) -> ImportWindow {
    let next = ImportWindow(controller, listTitle: listTitle, parent: parent)
    next.onLines = { [weak self] in self?.onLines($0, $1) }
    next.onAdd = { [weak self] in self?.onAdd($0) }
    next.onDiscard = { [weak self] in self?.onDiscard($0) }
    next.onClose = { [weak self] in
      self?.window = nil
      self?.onClose()
      self?.openNext()
      // The rows are released after this.
      MainLoop.idle { Heap.releaseUnused() }
    }
    window = next
    return next
  }

  /// The title of the open comparison; nil if it has neither a name nor products.
  private var listTitle: String? {
    guard library.list.canClear || !library.current.name.isEmpty else { return nil }
    return library.title
  }

  /// Asks for files.
  package func chooseFiles() {
    guard chooser == nil else { return }
    let chooser = FileChooser(
      .open, title: tr("Import"), acceptLabel: trc("file", "_Import"), parent: parent)
    chooser.allowsSeveral = true
    chooser.addFilter(
      tr("Tables"), types: ["text/csv", "text/tab-separated-values"],
      suffixes: ["csv", "tsv", "tab", "txt"])
    chooser.addFilter(tr("All Files"))
    chooser.present { [weak self] files in
      self?.chooser = nil
      self?.open(files)
    }
    self.chooser = chooser
  }

  /// Opens files, one after the other. The content of files that have no path is read first.
  package func open(_ files: [File]) {
    open(files[...], after: [])
  }

  private func open(_ files: ArraySlice<File>, after sources: [ImportSource]) {
    guard let file = files.first else { return open(sources) }
    if let path = file.path {
      // Reading the open library would end SQLite's lock on it.
      let source: ImportSource =
        library.keepsLibrary(in: path)
        ? .unreadable(name: file.name, tr("Your comparisons are saved in this file."))
        : .file(path)
      return open(files.dropFirst(), after: sources + [source])
    }
    let name = file.name
    file.read(atMost: FileBytes.maximumSize) { [weak self] result in
      let source: ImportSource =
        switch result {
        case .content(let bytes): .content(bytes, name: name)
        case .failure(let message): .unreadable(name: name, message)
        }
      self?.open(files.dropFirst(), after: sources + [source])
    }
  }
}

extension [ImportSource] {
  /// The message that the files are opened later.
  @MainActor fileprivate func waitingText(_ conventions: Conventions) -> String {
    if count == 1, let name = first?.fileName {
      // Translators: {file} is the name of a file that the user opened while a window of Per waits for input.
      return tr("“{file}” will open after this window is closed").filled(["file": name.shortened])
    }
    return trn(
      "{count} file will open after this window is closed",
      "{count} files will open after this window is closed", count, in: conventions.numbers)
  }
}
