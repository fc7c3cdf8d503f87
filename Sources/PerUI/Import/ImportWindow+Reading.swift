internal import Gtk
package import PerFiles

/// The table while it is read.
extension ImportWindow: ImportControllerDelegate {
  package func importDidStart(_ controller: ImportController) {
    rows.clear()
    progress.begin()
    update()
  }

  package func importDidFindTable(_ controller: ImportController) {
    guard let table = controller.form else { return }
    form.show(table)
    columns.show(table)
    present()
  }

  package func `import`(_ controller: ImportController, didReadFrom start: Int) {
    rows.append(from: start)
    // Enter has no effect in the rows until the table is read.
    if start == 0, !wasRead { rows.grabFocus() }
    update()
  }

  package func `import`(_ controller: ImportController, didChange rows: [Int]) {
    self.rows.update(rows)
    update()
  }

  package func importDidEnd(_ controller: ImportController) {
    update()
    switch controller.state {
    case .failed(let reason): fail(reason)
    case .lines(let text):
      // Another window waits until the window for the lines is closed.
      onLines(text, controller.source.fileName)
      close()
    case .ready:
      present()
      announcer.announce(summary.text, in: window)
      // An open list would close.
      let dropDowns = [form.encoding, form.separator] + columns.dropDowns
      if !wasRead, !rows.isEditing, !dropDowns.contains(where: \.isOpen) { accept.grabFocus() }
      wasRead = true
    case .reading, .adding: break
    }
  }
}
