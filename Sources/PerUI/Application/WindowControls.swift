internal import Gtk

/// Chooses which of the desktop's window controls a header bar shows.
@MainActor
enum WindowControls {
  enum Ends {
    case start, end, both
  }

  /// Shows the controls of the given ends.
  ///
  /// - Parameter onlyClose: A Boolean value indicating whether the other controls are left out, because the window is
  ///   narrow.
  static func show(_ ends: Ends, onlyClose: Bool = false, in header: HeaderBar) {
    let layout = layout(ends, onlyClose: onlyClose)
    if header.decorationLayout != layout { header.decorationLayout = layout }
  }

  /// Returns a layout for GtkHeaderBar; nil for that of the desktop, which can change.
  private static func layout(_ ends: Ends, onlyClose: Bool) -> String? {
    guard ends != .both || onlyClose else { return nil }
    let all = (Settings.current?.decorationLayout ?? ":close")
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    func controls(_ end: Ends, at index: Int) -> String {
      guard ends == end || ends == .both, all.indices.contains(index) else { return "" }
      return all[index].split(separator: ",").filter { !onlyClose || $0 == "close" }
        .joined(separator: ",")
    }
    return "\(controls(.start, at: 0)):\(controls(.end, at: 1))"
  }
}
