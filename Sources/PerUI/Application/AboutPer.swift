internal import Gtk

/// The About window: a page about the program, and a page with the license.
@MainActor
package final class AboutPer: Dialog {
  private enum Page: String {
    case about, license
  }

  private let pages = Stack()
  private var widgets: [Page: Widget] = [:]
  private let title = Label()
  private let back = Button.icon("go-previous-symbolic", tr("Back"))
  private let openLicense = AboutPer.rowButton(tr("License"))

  /// The natural width of a page, in pixels, as in GNOME's applications.
  private static let width = 360

  /// The maximum natural height of the license, in pixels.
  private static let licenseHeight = 420

  init(over parent: Window?, libraryPath: String?) {
    super.init()
    window.title = tr("About Per")
    window.transientFor = parent
    window.isModal = true
    let header = HeaderBar()
    title.addClass("title")
    header.titleWidget = title
    back.isVisible = false
    header.packStart(back)
    window.titlebar = header

    // A page in a scrolled window would get the height for its natural width.
    let about = aboutPage(libraryPath: libraryPath)
    let license = Self.licensePage()
    widgets = [.about: about, .license: license]
    pages.addChild(about, name: Page.about.rawValue)
    pages.addChild(license, name: Page.license.rawValue)
    // A screen reader would read a page that isn't visible in the stack.
    license.isVisible = false
    openLicense.onClick { [weak self] in self?.show(.license) }
    back.onClick { [weak self] in self?.show(.about) }
    header.showsLine(whileScrolled: license)
    window.child = pages
    window.defaultSize = (width: Self.width, height: -1)
    window.onDismiss { [weak self] in self?.close() }
  }

  func present() {
    window.present()
    openLicense.grabFocus()
  }

  private func show(_ page: Page) {
    widgets[page]?.isVisible = true
    pages.visibleChildName = page.rawValue
    for (other, widget) in widgets where other != page { widget.isVisible = false }
    title.text = page == .license ? tr("License") : ""
    back.isVisible = page == .license
    (page == .license ? back : openLicense).grabFocus()
  }

  // MARK: - Pages

  private func aboutPage(libraryPath: String?) -> Box {
    let page = Box(.vertical, spacing: 12)
    page.addClass("about")
    page.setMargins(bottom: 18, start: 18, end: 18)
    let icon = Image(iconName: PerApplication.id)
    icon.pixelSize = 128
    page.append(icon)
    page.append(Self.centered(tr("Per"), "title-1"))
    page.append(Self.centered(tr("The Per authors")))
    let version = Self.centered(PerApplication.version, "version")
    version.horizontalAlignment = .center
    page.append(version)
    page.append(Self.centered(tr("Which of these products is the best value?"), "dim-label"))

    var rows: [Widget] = []
    if let libraryPath {
      let path = libraryPath.shortenedPath
      rows.append(Self.row(tr("Your comparisons are saved in {path}.").filled(["path": path])))
    }
    // Translators: Your names, separated by commas. They are shown in the About window.
    let translators = tr("translator-credits")
    if translators != "translator-credits" {
      // Translators: {names} are the names of the translators.
      rows.append(Self.row(tr("Translated by {names}").filled(["names": translators])))
    }
    rows.append(openLicense)
    let facts = Box.list(rows)
    facts.setMargins(top: 6)
    page.append(facts)
    page.append(Self.centered(tr("© 2026 The Per authors"), "dim-label"))
    return page
  }

  private static func licensePage() -> ScrolledWindow {
    let text = Label(wrapping: license)
    text.setMargins(top: 6, bottom: 18, start: 18, end: 18)
    // The license is in English.
    text.textDirection = .leftToRight
    let scroller = ScrolledWindow()
    scroller.scrollVertically(text, name: tr("License"))
    scroller.propagateNaturalHeight = true
    scroller.maximumContentHeight = licenseHeight
    return scroller
  }

  // MARK: - Widgets

  private static func centered(_ text: String, _ styleClass: String? = nil) -> Label {
    let label = Label(wrapping: text)
    label.xalign = 0.5
    label.justification = .center
    if let styleClass { label.addClass(styleClass) }
    return label
  }

  private static func row(_ text: String) -> Box {
    let label = Label(wrapping: text)
    label.horizontalExpand = true
    let row = Box(.horizontal)
    row.addClass("row")
    row.append(label)
    return row
  }

  /// A row that opens a page.
  private static func rowButton(_ text: String) -> Button {
    let label = Label(wrapping: text)
    label.horizontalExpand = true
    let arrow = Image(iconName: "go-next-symbolic")
    let content = Box(.horizontal, spacing: 6)
    content.append(label, arrow)
    let button = Button(label: "")
    button.child = content
    button.accessibleLabel = text
    button.hasFrame = false
    button.addClass("row")
    return button
  }

  /// The text of the license, one line for each paragraph.
  package static let license = String(decoding: PackageResources.LICENSE, as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")
    .map { $0.joined(separator: " ") }.joined(separator: "\n\n")
}
