internal import Gtk
internal import PerFiles

/// Saving the skipped rows.
extension ImportWindow {
  /// Asks for a file, and writes the skipped rows to it.
  func saveRows() {
    let chooser = FileChooser(
      .save, title: tr("Save Skipped Rows"), acceptLabel: tr("_Save"), parent: window)
    chooser.suggestedName = skippedFileName
    chooser.present { [weak self] files in
      self?.chooser = nil
      guard let self, let path = files.first?.path else { return }
      let conventions = controller.conventions
      let bytes = controller.skippedRows(title: tr("Reason")) {
        $0.outcome.reason(conventions) ?? ""
      }
      FileWriter.write(to: path) {
        bytes
      } then: { [weak self] message in
        guard let self, let message else { return }
        // Translators: {message} is an error message of the system.
        let text = tr("The rows can’t be saved: {message}").filled(["message": message])
        summarize(text)
        announcer.announce(text, in: window)
      }
    }
    self.chooser = chooser
  }

  /// The suggested name of the file with the skipped rows, such as "prices-skipped.csv".
  package var skippedFileName: String {
    let name = controller.source.fileName ?? "table.csv"
    let stem = name.withoutExtension
    // Translators: The end of the name of a file with the skipped rows of a table: "prices-skipped.csv".
    return stem + "-" + trc("file name", "skipped") + String(name.dropFirst(stem.count))
  }
}

extension String {
  /// The name of a file without its extension.
  fileprivate var withoutExtension: String {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return self }
    return String(self[..<dot])
  }
}
