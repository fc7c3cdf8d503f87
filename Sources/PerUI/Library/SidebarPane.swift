internal import Gtk
internal import PerCore

/// The place of the sidebar: beside the list where there is room for both, over it where there is not.
@MainActor
final class SidebarPane {
  let beside = Revealer(transition: .slideRight)
  let over = Revealer(transition: .slideRight)
  /// A comparison was opened in the sidebar.
  var onOpen: () -> Void = {}
  /// The keyboard is wanted elsewhere again.
  var onLeave: () -> Void = {}

  private let library: LibraryController
  /// Made when it is first shown.
  private var sidebar: SidebarView?
  private let content = Box(.horizontal)
  private var isRevealed = false

  /// In pixels: a narrower window has no room for a list beside the sidebar.
  private static let leastWidth = 560

  /// Whether the sidebar is over the list.
  private(set) var isOver = false

  init(_ library: LibraryController) {
    self.library = library
    over.horizontalAlignment = .start
    beside.child = content
    show()
  }

  /// Finds the place for a window of this width, in pixels.
  func fit(_ width: Int) {
    guard isOver != (width < Self.leastWidth) else { return }
    let (old, new) = isOver ? (over, beside) : (beside, over)
    isOver.toggle()
    old.child = nil
    new.child = content
    show()
  }

  func reveal() {
    if sidebar == nil {
      let made = SidebarView(library)
      made.onOpen = { [weak self] in self?.onOpen() }
      made.onLeave = { [weak self] in self?.onLeave() }
      content.append(made.root)
      content.append(Separator(.vertical))
      sidebar = made
    }
    isRevealed = true
    show()
  }

  func hide() {
    isRevealed = false
    show()
  }

  private func show() {
    for place in [beside, over] {
      let isShown = isRevealed && place.isSame(as: isOver ? over : beside)
      // What is hidden takes no clicks from the list.
      place.canTarget = isShown
      place.isRevealed = isShown
    }
  }

  var containsFocus: Bool { content.containsFocus }

  func grabFocus() {
    sidebar?.grabFocus()
  }

  func update() {
    sidebar?.update()
  }
}
