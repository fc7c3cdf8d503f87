package import Gtk
internal import PerCore
package import PerFiles

/// The window in which a table is checked before its products are added, and then the skipped rows.
@MainActor
package final class ImportWindow: Dialog {
  /// Called with a message after products were added.
  var onAdd: (String) -> Void = { _ in }
  /// Called instead of showing the window if the source is lines instead of a table.
  var onLines: (String, String?) -> Void = { _, _ in }
  /// Called when the window is closed without adding rows that the user changed.
  var onDiscard: (ImportController) -> Void = { _ in }

  package let controller: ImportController
  private let cancel = Button(mnemonic: tr("_Cancel"))
  package let accept = Button(mnemonic: trc("file", "_Import"))
  /// Gives the empty comparison the currency of the table.
  private let useCurrency = Button(label: "")
  private let save = Button(mnemonic: tr("_Save Skipped Rows…"))
  let form: ImportFormView
  let columns = ImportColumnsView()
  let rows: ImportRowsView
  let destinations: ImportDestinationsView
  let progress = ImportProgressView()
  let summary = Label()
  private let heading = Box(.horizontal, spacing: 12)
  private let failure = StatusPage(iconName: "dialog-warning-symbolic")
  private let pages = Stack()
  private var isPresented = false
  private var isClosed = false
  /// The maximum number of rows that stay visible while products are added.
  private static let fewRows = 64

  /// A Boolean value indicating whether the rows are hidden while products are added.
  private var hidesRows: Bool { controller.rows.count > Self.fewRows }

  private var isAdding: Bool { controller.state == .adding }
  /// A Boolean value indicating whether the table was read completely at least once.
  var wasRead = false
  /// The number of products that were added; nil before that.
  private var added: Int? { controller.importedCount }
  var chooser: FileChooser?

  private enum Page: String {
    case table, failure
  }

  /// The time after which the window is shown even if the table hasn't been found, in milliseconds.
  private static let presentationDelay = 300

  /// The size at the usual text size, in pixels.
  private static let size = (width: 720, height: 700)
  /// The height that the rows have at least, in pixels.
  private static let rowsHeight = 250

  /// - Parameter listTitle: The title of the open comparison; nil if it has none.
  package init(_ controller: ImportController, listTitle: String? = nil, parent: Window) {
    self.controller = controller
    form = ImportFormView(hasEncoding: controller.source.fileName != nil)
    destinations = ImportDestinationsView(title: listTitle)
    rows = ImportRowsView(controller)
    super.init()
    window.title = controller.source.fileName.map { Self.title(ofFile: $0) } ?? tr("Import Table")
    build(over: parent)
    connect()
    controller.delegate = self
  }

  /// Returns the title of the window for the content of a file.
  static func title(ofFile name: String) -> String {
    // Translators: {file} is the name of a file.
    tr("Import “{file}”").filled(["file": name.shortened])
  }

  /// Starts reading, and shows the window once the table is found.
  package func start() {
    controller.start()
    MainLoop.timeout(milliseconds: Self.presentationDelay) { [weak self] in self?.present() }
  }

  func present() {
    guard !isPresented, !isClosed else { return }
    isPresented = true
    // With large text, the rows get space beside the choices, unless the screen is too low.
    let height = max(Self.size.height, window.naturalHeight + Self.rowsHeight)
    window.defaultSize = (width: Self.size.width, height: height)
    window.present()
  }

  // MARK: - Layout

  private func build(over parent: Window) {
    let header = window.makeDialog(over: parent, cancel: cancel, accept: accept)
    header.showTitle(window.title ?? "", subtitle: nil)
    save.isVisible = false
    summary.xalign = 0
    summary.prefersOneLine = true
    summary.horizontalExpand = true
    heading.append(summary, rows.filter, save)
    let page = Box(.vertical, spacing: 12)
    page.setMargins(top: 6, bottom: 18, start: 18, end: 18)
    useCurrency.horizontalAlignment = .start
    page.append(form.root, columns.root, heading, useCurrency, rows.root)
    page.append(progress.root, destinations.root)
    // A screen reader would read a page that isn't visible in the stack.
    failure.root.isVisible = false
    pages.addChild(page, name: Page.table.rawValue)
    pages.addChild(failure.root, name: Page.failure.rawValue)
    setContent(pages)
    update()
  }

  private func connect() {
    cancel.onClick { [weak self] in self?.dismiss() }
    accept.onClick { [weak self] in self?.submit() }
    save.onClick { [weak self] in self?.saveRows() }
    useCurrency.onClick { [weak self] in self?.takeCurrency() }
    window.onDismiss { [weak self] in
      guard let self, !rows.cancelEditing() else { return }
      dismiss()
    }
    form.onEncoding = { [weak self] in self?.controller.chooseEncoding($0) }
    form.onSeparator = { [weak self] in self?.controller.chooseSeparator($0) }
    columns.onChoose = { [weak self] in self?.controller.choose($0, forColumn: $1) }
    destinations.onChoose = { [weak self] in
      self?.controller.choose($0, for: $1)
      self?.update()
    }
    rows.root.onWidthChange { [weak self] in MainLoop.idle { self?.fitSummary() } }
    rows.onEdited = { [weak self] in self?.accept.grabFocus() }
  }

  // MARK: - Actions

  private func takeCurrency() {
    guard let currency = controller.usableCurrency else { return }
    // Then Import gets the focus.
    wasRead = false
    controller.use(currency)
  }

  private func submit() {
    rows.endEditing()
    guard controller.state == .ready, controller.addedCount > 0 else { return }
    // The standard destinations change with the open list.
    let text = controller.groups.addedText(controller.conventions)
    controller.add { [weak self] in self?.finish($0, text) }
    if isAdding {
      progress.show(tr("Adding the products…"))
      // Removing the widgets of many rows takes too long for the event in which the products appear in the list.
      if hidesRows { rows.clear() }
    }
    update()
  }

  /// - Parameters:
  ///   - count: The number of products that were added; nil if none were.
  ///   - message: The message that says where they are.
  private func finish(_ count: Int?, _ message: String) {
    guard count != nil else {
      if hidesRows { rows.showFiltered() }
      update()
      let text = tr("The products can’t be added.")
      summarize(text)
      announcer.announce(text, in: window)
      return
    }
    if controller.counts.skipped > 0 { report() } else { close() }
    onAdd(message)
  }

  /// Shows the skipped rows, which can still be changed and added.
  private func report() {
    showSkipped()
    announcer.announce(summary.text, in: window)
    cancel.grabFocus()
  }

  private func showSkipped() {
    for view in [form.root, columns.root] { view.isVisible = false }
    save.isVisible = true
    cancel.label = tr("_Close")
    rows.showRemaining()
    update()
  }

  /// Shows the rows of a window that was closed, some of which the user had changed.
  func restore() {
    // Another comparison, with another currency, can be open now.
    guard controller.isCurrent, let table = controller.form else { return start() }
    wasRead = true
    form.show(table)
    columns.show(table)
    if added == nil {
      rows.append(from: 0)
      update()
    } else {
      showSkipped()
    }
    present()
    accept.grabFocus()
  }

  /// Closes the window, and offers to restore rows that the user changed.
  private func dismiss() {
    guard !isClosed, !isAdding else { return }
    rows.endEditing()
    // A table that isn't read completely would have to be read again.
    let isDiscarded = controller.isEdited && controller.state == .ready
    close()
    if isDiscarded { onDiscard(controller) }
  }

  override func close() {
    guard !isClosed, !isAdding else { return }
    isClosed = true
    controller.cancel()
    controller.delegate = nil
    chooser?.close()
    window.isVisible = false
    // The widgets of all rows and the window are removed in two steps, each of which takes less than a frame may.
    rows.clear()
    MainLoop.idle { [window] in window.destroy() }
    onClose()
  }

  // MARK: - Updates

  func update() {
    let isReading = controller.state == .reading
    progress.root.isVisible = isReading || isAdding
    let hasProducts = controller.counts.products > 0
    destinations.root.isVisible = !isReading && !isAdding && (added == nil || hasProducts)
    rows.filter.isVisible =
      added == nil && (controller.counts.skipped > 0 || rows.filter.isActive)
    accept.isSensitive = controller.state == .ready && controller.addedCount > 0
    let currency = controller.usableCurrency
    useCurrency.isVisible = currency != nil
    if let currency { useCurrency.label = currency.useText }
    cancel.isSensitive = !isAdding
    for view in [form.root, columns.root, rows.filter, rows.root] { view.isSensitive = !isAdding }
    switch controller.state {
    case .reading: progress.show(controller)
    case .ready: destinations.show(controller)
    case .adding, .failed, .lines: break
    }
    guard let added else { return summarize(controller.summaryText) }
    summarize(hasProducts ? controller.countText : reportText(added))
  }

  /// Shows a text above the rows.
  func summarize(_ text: String) {
    summary.text = text
    // GTK measures a text that wraps at many widths, which takes too long while the rows are counted.
    if controller.state == .reading { summary.wraps = false } else { fitSummary() }
  }

  /// Wraps the text above the rows if it doesn't fit one line.
  private func fitSummary() {
    summary.wraps = false
    let width = heading.allocatedWidth
    summary.wraps = width > 0 && heading.naturalWidth > width
  }

  private func reportText(_ count: Int) -> String {
    // Translators: Two statements next to each other: "400 products added · 3 rows skipped".
    tr("{products} · {rows}").filled([
      "products": trn(
        "{count} product added", "{count} products added", count,
        in: controller.conventions.numbers),
      "rows": controller.skippedText,
    ])
  }

  func fail(_ reason: ImportFailure) {
    let name = controller.source.fileName ?? tr("The text")
    if controller.form == nil {
      failure.show(
        // Translators: {file} is the name of a file.
        tr("“{file}” can’t be imported").filled(["file": name.shortened]), reason.text)
      failure.root.isVisible = true
      pages.visibleChildName = Page.failure.rawValue
      accept.isVisible = false
      cancel.label = tr("_Close")
    } else {
      summarize(reason.text)
    }
    present()
    announcer.announce(reason.text, in: window)
    if controller.form == nil { cancel.grabFocus() }
  }
}
