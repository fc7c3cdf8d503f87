internal import Gtk
internal import PerFiles

/// Saving the rows that were left out.
extension ImportWindow {
  /// Asks for a file, and writes the rows that were left out to it.
  func saveRows() {
    let chooser = FileChooser(
      .save, title: tr("Save Skipped Rows"), acceptLabel: tr("_Save"), parent: window)
    let name = controller.source.fileName ?? "table.csv"
    chooser.suggestedName =
      name.withoutExtension + "-refused" + name.dropFirst(name.withoutExtension.count)
    chooser.present { [weak self] files in
      self?.chooser = nil
      guard let self, let path = files.first?.path else { return }
      let conventions = controller.conventions
      let bytes = controller.leftOutRows(title: tr("Reason")) {
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
}

extension String {
  /// The name of a file without its extension.
  fileprivate var withoutExtension: String {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return self }
    return String(self[..<dot])
  }
}
