internal import Gtk

extension Button {
  /// Returns a button without a frame that shows an icon from the icon theme.
  ///
  /// - Parameters:
  ///   - name: The name for screen readers, which is also the tooltip.
  ///   - action: The action that the button activates; nil if it activates none.
  static func icon(_ iconName: String, _ name: String, action: ActionName? = nil) -> Button {
    let button = Button(iconName: iconName)
    button.setNameAndTooltip(name)
    button.hasFrame = false
    if let action { button.actionName = action.qualified }
    return button
  }
}
