internal import CGtk

extension Window {
  /// The style class of a window while a modal dialog is shown above it.
  public static let behindDialogClass = "behind-dialog"

  private static var marksParents = false

  /// Gives all windows the class `behindDialogClass` while a modal dialog is shown above them, including dialogs of
  /// GTK.
  public static func markParentsOfDialogs() {
    guard !marksParents else { return }
    marksParents = true
    let toplevels = Object(borrowing: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
    toplevels.connect("items-changed") { arguments in
      let change = ItemsChange(arguments)
      for position in change.position..<change.position + change.added {
        guard let item = g_list_model_get_item(gtk_window_get_toplevels(), guint(position))
        else { continue }
        let window = Window(adopting: item)
        if window.isInstance(of: Window.gType) { window.marksParent() }
      }
    }
  }

  private func marksParent() {
    for signal in ["map", "unmap"] {
      connect(signal) { arguments in
        guard let parent = arguments.emitter(as: Window.self).transientFor else { return }
        parent.setClass(Self.behindDialogClass, on: !parent.modalDialogs.isEmpty)
      }
    }
  }

  /// The modal dialogs that are shown above the window, the most recently created last.
  private var modalDialogs: [Window] {
    Window.all.filter { window in
      window.isInstance(of: Window.gType) && window.isMapped && window.isModal
        && isSame(as: window.transientFor)
    }
  }

  /// Shows the window, below its modal dialogs, of which the last one is active.
  public func presentBelowDialogs() {
    present()
    modalDialogs.last?.presentBelowDialogs()
  }
}
