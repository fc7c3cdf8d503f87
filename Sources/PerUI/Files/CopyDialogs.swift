internal import Gtk
internal import PerCore
internal import PerFiles
internal import PerThreads

/// Saves all comparisons to a file, and restores them.
@MainActor
package final class CopyDialogs {
  /// Called with a message for the user.
  var onMessage: (String) -> Void = { _ in }
  /// Called when `isOpen` becomes false.
  var onClose: () -> Void = {}

  private let library: LibraryController
  private let parent: Window
  /// The desktop's dialog for files, while it is open.
  private(set) var chooser: FileChooser? { didSet { tellIfClosed(oldValue != nil) } }
  /// The question or message, while it is open.
  package private(set) var dialog: QuestionDialog? { didSet { tellIfClosed(oldValue != nil) } }
  /// Messages that are shown after that one.
  private var waiting: [QuestionDialog] = []
  /// A Boolean value indicating whether a copy is being saved, read or restored.
  private var isBusy = false { didSet { tellIfClosed(oldValue) } }

  init(_ library: LibraryController, over parent: Window) {
    self.library = library
    self.parent = parent
  }

  /// A Boolean value indicating whether a dialog is open, or a copy is being saved, read or restored.
  var isOpen: Bool { chooser != nil || dialog != nil || isBusy }

  private func tellIfClosed(_ wasOpen: Bool) {
    guard wasOpen, !isOpen else { return }
    MainLoop.idle { [weak self] in
      // Another dialog can have opened at once.
      if let self, !isOpen { onClose() }
    }
  }

  // MARK: - Saving

  /// Asks for a file, and saves all comparisons there.
  func save() {
    guard chooser == nil, !isBusy else { return }
    let chooser = FileChooser(
      .save, title: tr("Save a Copy of Everything"), acceptLabel: tr("_Save"), parent: parent)
    chooser.suggestedName = Self.suggestedName
    present(chooser) { [weak self] in self?.save(to: $0) }
  }

  /// The suggested name of a copy, such as "Per 2026-11-22.db".
  private static var suggestedName: String {
    // Translators: The name of the program, the same in every language.
    tr("Per") + (CalendarDay.today().map { " \($0.text)" } ?? "") + ".db"
  }

  private func present(_ chooser: FileChooser, then body: @escaping @MainActor (String) -> Void) {
    // Translators: Files in which Per saves copies of all comparisons.
    chooser.addFilter(tr("Copies of comparisons"), suffixes: ["db"])
    chooser.addFilter(tr("All Files"))
    self.chooser = chooser
    chooser.present { [weak self] files in
      self?.chooser = nil
      if let path = files.first?.path { body(path) }
    }
  }

  /// Saves all comparisons to a file.
  package func save(to path: String) {
    isBusy = true
    if let refusal = library.refusal(ofSavingTo: path) {
      return showFailureOfSaving(refusal, path)
    }
    do throws(StoreFailure) {
      guard let snapshot = try library.makeSnapshot() else { return isBusy = false }
      copyMore(of: snapshot, to: path)
    } catch {
      showFailureOfSaving(error.copyText, path)
    }
  }

  /// Copies the comparisons while the main loop is idle.
  private func copyMore(of snapshot: any LibrarySnapshot, to path: String) {
    do throws(StoreFailure) {
      if try snapshot.copyMore() {
        MainLoop.idle { [weak self] in self?.copyMore(of: snapshot, to: path) }
      } else {
        write(try library.bytes(of: snapshot), to: path)
      }
    } catch {
      showFailureOfSaving(error.copyText, path)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) {
    FileWriter.write(to: path, isPrivate: true) {
      bytes
    } then: { [weak self] message in
      guard let self else { return }
      if let message { return showFailureOfSaving(message, path) }
      isBusy = false
      onMessage(tr("Saved a copy in {path}").filled(["path": path.shortenedPath]))
    }
  }

  private func showFailureOfSaving(_ reason: String, _ path: String) {
    isBusy = false
    show(tr("The copy can’t be saved."), path.text(ofFailure: reason))
  }

  // MARK: - Restoring

  /// Asks for a file, and restores the comparisons in it.
  func restore() {
    guard chooser == nil, !isBusy else { return }
    let chooser = FileChooser(
      .open, title: tr("Restore a Copy"), acceptLabel: tr("_Open"), parent: parent)
    present(chooser) { [weak self] in self?.restore(from: $0) }
  }

  /// Reads a file, and asks whether its comparisons replace all others.
  package func restore(from path: String) {
    guard let reader = library.copyReader else { return }
    // Reading the open file would end SQLite's lock on it.
    guard !library.keepsLibrary(in: path) else {
      let reason = tr("Your comparisons are saved in this file. Choose a copy of it.")
      return show(tr("The copy can’t be restored."), path.text(ofFailure: reason))
    }
    isBusy = true
    BackgroundThread.run {
      Result { () throws(LibraryCopyFailure) in try reader(path) }
    } then: { [weak self] result in
      guard let self else { return }
      isBusy = false
      switch result {
      case .success(let copy): ask(copy, path)
      case .failure(let failure): show(tr("The copy can’t be restored."), failure.text(path))
      }
    }
  }

  private func ask(_ copy: LibraryCopy, _ path: String) {
    let dialog = QuestionDialog(
      // Translators: {file} is the name of a file.
      tr("Replace everything with the copy in {file}?").filled(["file": path.fileName.shortened]),
      copy.text(library.list.conventions),
      // Translators: Replaces all comparisons with those of a copy.
      acceptLabel: tr("_Replace"), parent: parent
    ) { [weak self] in self?.replace(by: copy) }
    present(dialog)
  }

  private func replace(by copy: LibraryCopy) {
    do throws(StoreFailure) {
      guard let replacement = try library.beginReplacement(by: copy) else {
        return dialog?.close() ?? ()
      }
      isBusy = true
      dialog?.showProgress(tr("Restoring the comparisons…"))
      BackgroundThread.run {
        replacement.run()
      } then: { [weak self] outcome in
        guard let self else { return }
        isBusy = false
        dialog?.close()
        do throws(DetachedAction.Failure) {
          try library.finish(outcome)
        } catch {
          guard case .store(let failure) = error else {
            fatalError("The copy doesn't fit: \(error)")
          }
          show(tr("The copy can’t be restored."), failure.text)
        }
      }
    } catch {
      dialog?.close()
      show(tr("The copy can’t be restored."), error.text)
    }
  }

  // MARK: - Closing

  /// Asks whether to close the window although changes can't be saved.
  ///
  /// - Parameter close: Closes the window.
  func askToClose(after failure: StoreFailure, _ close: @escaping @MainActor () -> Void) {
    guard dialog == nil else { return }
    // Translators: Follows the reason why changes can't be saved.
    let advice = tr("To keep your changes, choose “Save a Copy of Everything” in the Backup menu.")
    let question = QuestionDialog(
      tr("Close without saving?"),
      library.canRetry ? failure.text + "\n\n" + advice : failure.text,
      // Translators: Closes the window although changes can't be saved.
      acceptLabel: tr("Close _Without Saving"), parent: parent
    ) { [weak self] in
      self?.dialog?.close()
      close()
    }
    present(question)
  }

  // MARK: - Messages

  /// Shows a message, after the open dialog was closed.
  func show(_ message: String, _ explanation: String) {
    present(QuestionDialog(message, explanation, parent: parent))
  }

  private func present(_ dialog: QuestionDialog) {
    guard self.dialog == nil else { return waiting.append(dialog) }
    dialog.onClose = { [weak self] in
      guard let self else { return }
      self.dialog = nil
      if !waiting.isEmpty { present(waiting.removeFirst()) }
    }
    self.dialog = dialog
    dialog.present()
  }
}
