internal import Gtk
internal import PerCore

/// The place of the sidebar: beside the list in a wide window, over the list in a narrow one.
@MainActor
final class SidebarPane {
  let beside = Revealer(transition: .slideRight)
  let over = Revealer(transition: .slideRight)
  /// Dims the list while the sidebar covers a part of it. Hides the sidebar when clicked.
  let dimming = Revealer(transition: .crossfade)
  /// The functions that the sidebar calls. Set them before the sidebar is shown.
  var calls = SidebarView.Calls()
  /// Called when the user clicked beside a sidebar that is over the list.
  var onClose: () -> Void = {}

  private let library: LibraryController
  /// Created when it is first shown.
  private var sidebar: SidebarView?
  private let content = Box(.horizontal)
  /// The header bar of the sidebar and the sidebar.
  private let column = Box(.vertical)
  private var windowWidth = 0
  /// The natural width of the sidebar in a window that is wide enough for it, in pixels.
  private var fullWidth = 0
  /// A Boolean value indicating whether the sidebar has no minimum width, because the window is narrower than that.
  private var isNarrow = false

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
    if !isNarrow { fullWidth = sidebar == nil ? 0 : content.naturalWidth }
    // The list needs at least the width of the sidebar, which depends on the text size.
    move(over: width < max(560, 2 * fullWidth))
    narrow(width < fullWidth)
  }

  /// Lets the sidebar be narrower than its minimum width in the style sheet, which large text makes wider than a narrow
  /// window.
  private func narrow(_ isNarrow: Bool) {
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    column.setClass("narrow", on: isNarrow)
    // GTK would keep the measured size until it applies the style of the class.
    column.widthRequest = isNarrow ? 0 : -1
  }

  /// Shows the sidebar over the list or next to it.
  private func move(over isOver: Bool) {
    guard isOver != self.isOver else { return }
    let (old, new) = isOver ? (beside, over) : (over, beside)
    self.isOver = isOver
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
    sidebar?.endSearch()
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
