internal import Gtk
internal import PerCore

/// The place beside the list where the sidebar is shown and hidden.
@MainActor
final class SidebarPane {
  let root = Revealer(transition: .slideRight)
  /// The keyboard is wanted elsewhere again.
  var onLeave: () -> Void = {}
  private let library: LibraryController
  /// Made when it is first shown.
  private var sidebar: SidebarView?

  init(_ library: LibraryController) {
    self.library = library
  }

  func reveal() {
    if sidebar == nil {
      let made = SidebarView(library)
      made.onLeave = { [weak self] in self?.onLeave() }
      let side = Box(.horizontal)
      side.append(made.root)
      side.append(Separator(.vertical))
      root.child = side
      sidebar = made
    }
    root.isRevealed = true
  }

  func hide() {
    root.isRevealed = false
  }

  func grabFocus() {
    sidebar?.grabFocus()
  }

  func update() {
    sidebar?.update()
  }
}
