internal import Gtk
internal import PerCore

/// The place of the sidebar: beside the list in a wide window, over the list in a narrow one.
@MainActor
final class SidebarPane {
  let beside = Revealer(transition: .slideRight)
  let over = Revealer(transition: .slideRight)
  /// Dims the list while the sidebar covers a part of it. Hides the sidebar when clicked.
  let dimming = Revealer(transition: .crossfade)
  /// What the sidebar calls. Set it before the sidebar is shown.
  var calls = SidebarView.Calls()
  /// Called when the user clicked beside a sidebar that is over the list.
  var onClose: () -> Void = {}

  private let library: LibraryController
  /// Created when it is first shown.
  private var sidebar: SidebarView?
  private let content = Box(.horizontal)
  private var windowWidth = 0

  /// A Boolean value indicating whether the sidebar is shown.
  private(set) var isRevealed = false

  /// A Boolean value indicating whether the sidebar is over the list.
  private(set) var isOver = false

  /// The width of the sidebar, in pixels, if it is shown beside the list; otherwise zero.
  var widthBeside: Int { isRevealed && !isOver ? content.naturalWidth : 0 }

  init(_ library: LibraryController) {
    self.library = library
    over.horizontalAlignment = .start
    beside.child = content
    let color = Box(.vertical)
    color.addClass("dimming")
    dimming.child = color
    let click = ClickGesture()
    click.onPressed { [weak self] in self?.onClose() }
    dimming.addController(click)
    show()
  }

  /// Chooses the place for a window of the given width, in pixels.
  func fit(_ width: Int) {
    windowWidth = width
    // The list needs at least the width of the sidebar, which depends on the text size.
    let leastWidth = max(560, 2 * (sidebar == nil ? 0 : content.naturalWidth))
    guard isOver != (width < leastWidth) else { return }
    let (old, new) = isOver ? (over, beside) : (beside, over)
    isOver.toggle()
    let hadFocus = content.containsFocus
    old.child = nil
    new.child = content
    content.setClass("floating", on: isOver)
    show()
    if hadFocus { grabFocus() }
  }

  func reveal() {
    if sidebar == nil { makeSidebar() }
    isRevealed = true
    fit(windowWidth)
    show()
  }

  private func makeSidebar() {
    let made = SidebarView(library, calls)
    let column = Box(.vertical)
    column.addClass("sidebar")
    column.append(header(), made.root)
    content.append(column, Separator(.vertical))
    sidebar = made
  }

  /// The header bar of the sidebar, which has the full height of the window.
  private func header() -> HeaderBar {
    let title = Label(tr("Comparisons"))
    title.addClass("title")
    title.ellipsizesWithTooltip()
    let header = HeaderBar()
    header.titleWidget = title
    header.packStart(HeaderView.sidebarButton())
    WindowControls.show(.start, in: header)
    return header
  }

  func hide() {
    isRevealed = false
    show()
  }

  private func show() {
    let places = [(beside, !isOver), (over, isOver), (dimming, isOver)]
    for (place, isUsed) in places {
      let isShown = isRevealed && isUsed
      // A hidden revealer would take the clicks on the list below it.
      place.canTarget = isShown
      place.isRevealed = isShown
    }
  }

  var containsFocus: Bool { content.containsFocus }

  /// The comparison of the focused row.
  var focusedComparison: Comparison.ID? { sidebar?.focusedComparison }

  func grabFocus() {
    sidebar?.grabFocus()
  }

  func update() {
    sidebar?.update()
  }
}
