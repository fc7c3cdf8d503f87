internal import Gtk

extension Window {
  /// Makes this window a modal dialog with two buttons in its header bar, or one if nothing can be accepted.
  ///
  /// - Returns: The header bar.
  @discardableResult
  func makeDialog(over parent: Window, cancel: Button, accept: Button?) -> HeaderBar {
    isModal = true
    transientFor = parent
    let header = HeaderBar()
    header.showsTitleButtons = false
    if let accept {
      accept.addClass("suggested-action")
      header.packStart(cancel)
      header.packEnd(accept)
    } else {
      header.packEnd(cancel)
    }
    titlebar = header
    return header
  }
}

extension HeaderBar {
  /// Shows a line below the header bar while the content is scrolled.
  func showsLine(whileScrolled content: ScrolledWindow) {
    // The content doesn't own the header bar, which is captured because nothing else keeps this object.
    content.onVerticalPositionChange { [self] in setClass("scrolled", on: $0 > 0) }
  }

  /// Shows a title, with a smaller line below it. They are ellipsized if the buttons leave less space.
  func showTitle(_ title: String, subtitle: String?) {
    let box = Box(.vertical)
    box.verticalAlignment = .center
    for (text, style) in [(title, "title"), (subtitle, "subtitle")] {
      guard let text else { continue }
      let label = Label(text)
      label.addClass(style)
      label.ellipsizesWithTooltip()
      box.append(label)
    }
    titleWidget = box
  }
}
