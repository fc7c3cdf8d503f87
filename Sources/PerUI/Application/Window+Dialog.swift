internal import Gtk

extension Window {
  /// Makes this window a modal dialog with two buttons in its header bar.
  ///
  /// - Returns: The header bar.
  @discardableResult
  func makeDialog(over parent: Window, cancel: Button, accept: Button) -> HeaderBar {
    isModal = true
    transientFor = parent
    accept.addClass("suggested-action")
    let header = HeaderBar()
    header.showsTitleButtons = false
    header.packStart(cancel)
    header.packEnd(accept)
    titlebar = header
    return header
  }
}
