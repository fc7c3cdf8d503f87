internal import Gtk
internal import PerCore
package import PerFiles
internal import PerThreads

/// Exports and prints the open list.
@MainActor
package final class ListFiles {
  /// Called with a message for the user.
  var onMessage: (String) -> Void = { _ in }
  /// Called with the title and the text of a message after a failure.
  var onFailure: (String, String) -> Void = { _, _ in }

  private let library: LibraryController
  private let parent: Window
  /// The desktop's dialog for files, while it is open.
  private var chooser: FileChooser?
  private var operation: PrintOperation?

  init(_ library: LibraryController, over parent: Window) {
    self.library = library
    self.parent = parent
  }

  private func choose(
    _ title: String, name suffix: String, filter: String, prepare: (FileChooser) -> Void = { _ in },
    then body: @escaping @MainActor (_ path: String, FileChooser) -> Void
  ) {
    guard chooser == nil else { return }
    library.finishLoading()
    let chooser = FileChooser(.save, title: title, acceptLabel: tr("_Save"), parent: parent)
    chooser.suggestedName = library.title.fileNameStem + "." + suffix
    chooser.addFilter(filter, suffixes: [suffix])
    chooser.addFilter(tr("All Files"))
    prepare(chooser)
    self.chooser = chooser
    chooser.present { [weak self] files in
      guard let self, let chooser = self.chooser else { return }
      self.chooser = nil
      if let path = files.first?.path { body(path, chooser) }
    }
  }

  // MARK: - Export

  private static let formChoice = "form"

  /// Asks for a file, and exports the open list as comma-separated values.
  func export() {
    let form = ProductTable.Form(library.list.conventions.numbers)
    choose(
      tr("Export"), name: "csv", filter: tr("Comma-separated values (CSV)"),
      prepare: { chooser in
        guard form == .decimalComma else { return }
        chooser.addChoice(
          Self.formChoice, label: tr("Numbers"),
          options: [
            // Translators: A choice of the notation of numbers in a file.
            ("decimalComma", tr("With decimal comma (1,5)")),
            // Translators: A choice of the notation of numbers in a file.
            ("international", tr("International (1.5)")),
          ])
      }
    ) { [weak self] path, chooser in
      let isInternational =
        form == .decimalComma && chooser.choice(Self.formChoice) == "international"
      self?.export(to: path, isInternational ? .international : form)
    }
  }

  /// Exports the open list to a file.
  package func export(to path: String, _ form: ProductTable.Form) {
    if let refusal = library.refusal(ofSavingTo: path) { return showFailure(refusal, path) }
    let state = library.list.state
    let table = ProductTable(
      form, currency: library.current.currency,
      displayUnit: state.displayUnit ?? state.conventions.displayUnit(for: .weight))
    let products = state.products
    FileWriter.write(to: path) {
      table.bytes(products.ranked)
    } then: { [weak self] message in
      guard let self else { return }
      if let message { return showFailure(message, path) }
      tellSaved(path)
    }
  }

  private func tellSaved(_ path: String) {
    onMessage(tr("Saved “{file}”").filled(["file": path.fileName.shortened]))
  }

  private func showFailure(_ reason: String, _ path: String) {
    onFailure(tr("The file can’t be saved."), path.text(ofFailure: reason))
  }

  // MARK: - Printing

  /// Opens the print dialog.
  func print() {
    guard operation == nil else { return }
    library.finishLoading()
    run(.dialog) { [weak self] outcome in
      if case .failed(let message) = outcome {
        self?.onFailure(tr("The list can’t be printed."), message)
      }
    }
  }

  /// Asks for a file, and saves the pages there.
  func savePages() {
    guard operation == nil else { return }
    choose(tr("Save as PDF"), name: "pdf", filter: tr("PDF documents")) { [weak self] path, _ in
      self?.savePages(to: path)
    }
  }

  /// Saves the pages to a PDF file.
  package func savePages(to path: String) {
    if let refusal = library.refusal(ofSavingTo: path) { return showFailure(refusal, path) }
    guard operation == nil else { return }
    let draft = FileWriter.draftPath(beside: path)
    run(.export(path: draft)) { [weak self] outcome in
      switch outcome {
      case .failed(let message):
        FileWriter.remove(draft)
        self?.showFailure(message, path)
      case .canceled: FileWriter.remove(draft)
      case .done where !PDFFile.isComplete(draft):
        FileWriter.remove(draft)
        self?.showFailure(tr("The file is incomplete. The disk may be full."), path)
      case .done:
        do throws(FileWriter.Failure) {
          try FileWriter.move(draft, to: path)
          self?.tellSaved(path)
        } catch {
          self?.showFailure(error.message, path)
        }
      }
    }
  }

  private func run(
    _ action: PrintOperation.Action, then body: @escaping (PrintOperation.Outcome) -> Void
  ) {
    let printer = ListPrinter(
      library.list, title: library.title, isRightToLeft: TextDirection.ofLanguage == .rightToLeft)
    let operation = printer.makeOperation()
    self.operation = operation
    func start() {
      operation.run(action, over: parent) { [weak self] outcome in
        self?.operation = nil
        body(outcome)
      }
    }
    guard let question = library.list.purchaseQuestion else { return start() }
    BackgroundThread.run {
      question.answer()
    } then: { [weak self] answer in
      guard let self else { return }
      printer.purchase = (answer, PurchaseTexts(answer, to: question, library.list))
      start()
    }
  }
}

extension String {
  /// The text as the beginning of the name of a file.
  fileprivate var fileNameStem: String {
    let stem = prefix(60).map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 }
      .drop { $0 == "." }
    return stem.isEmpty ? "Per" : String(stem)
  }
}

extension LibraryController {
  /// Returns the reason why no file can be saved at a path; nil if one can.
  func refusal(ofSavingTo path: String) -> String? {
    keepsLibrary(in: path)
      ? tr("Your comparisons are saved in this file. Choose another name.") : nil
  }
}
