package import Gtk
package import PerCore

/// The window for checking several pasted lines before they are added.
@MainActor
package final class PasteWindow: Dialog {
  /// Called when the window is closed without adding lines that the user changed or that it shows again.
  var onDiscard: (PasteController) -> Void = { _ in }
  /// Called with the lines that can't be added, after the others were added and the window is closed.
  var onRefuse: (PasteController) -> Void = { _ in }

  /// Called to give the empty comparison a currency. Returns its conventions.
  var onUseCurrency: (Currency) -> Conventions? = { _ in nil }

  /// Called with the message that lines were added to new comparisons, after the window is closed.
  var onAddElsewhere: (String) -> Void = { _ in }

  private let controller: PasteController
  /// A Boolean value indicating whether the lines were discarded or refused before. The clipboard may have another
  /// content since then.
  private let showsAgain: Bool
  private var conventions: Conventions
  private let model = StringList()
  private var factory: ListItemFactory<PasteRowView>!
  private var list: ListView!
  private let summary = Label(wrapping: "")
  /// Gives the empty comparison the currency of the lines.
  private let useCurrency = Button(label: "")
  /// Adds the products that don't compare with the others to new comparisons.
  private let otherKinds = CheckButton(
    mnemonic: tr("Add products of other kinds to _new comparisons"))
  /// Shows the lines of a page that have no product, too.
  private let allLines = CheckButton(mnemonic: tr("_Show lines without a product"))
  private let add = Button(mnemonic: trc("product", "_Add"))
  /// The lines that are shown; nil for all.
  private var shown: [Int]?

  package init(
    _ controller: PasteController, showsAgain: Bool, conventions: Conventions, parent: Window
  ) {
    self.controller = controller
    self.showsAgain = showsAgain
    self.conventions = conventions
    super.init()
    factory = ListItemFactory(
      setup: { [weak self] in PasteRowView($0) { row, isOn in self?.check(row, isOn) } },
      bind: { [weak self] row, item in
        guard let self, let position = item.position else { return }
        row.show(controller.rows[index(position)], conventions: self.conventions)
        connect(row)
      })
    window.title = controller.fileName.map { ImportWindow.title(ofFile: $0) } ?? tr("Pasted Lines")
    window.defaultSize = (width: 560, height: 600)
    build(over: parent)
    controller.delegate = self
    model.splice(0, removing: 0, addingEmpty: controller.rows.count)
    readMore()
  }

  package func present() {
    window.present()
    if !add.grabFocus() { otherKinds.grabFocus() }
    // GTK has focused the first line, which selects its text.
    for (row, _) in factory.bound where !row.field.entry.containsFocus {
      row.field.entry.selection = 0..<0
    }
  }

  private func build(over parent: Window) {
    let cancel = Button(mnemonic: tr("_Cancel"))
    cancel.onClick { [weak self] in self?.cancel() }
    add.onClick { [weak self] in self?.addLines() }
    window.makeDialog(over: parent, cancel: cancel, accept: add)

    list = ListView(NoSelection(model), factory: factory)
    list.addClass("pasted")
    list.accessibleLabel = window.title
    let scroller = ScrolledWindow()
    scroller.child = list
    scroller.verticalExpand = true
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.addClass("card")
    scroller.clipsContent = true
    summary.addClass("dim-label")
    let content = Box(.vertical, spacing: 12)
    content.setMargins(top: 6, bottom: 18, start: 18, end: 18)
    useCurrency.horizontalAlignment = .start
    useCurrency.isVisible = false
    useCurrency.onClick { [weak self] in self?.takeCurrency() }
    otherKinds.horizontalAlignment = .start
    otherKinds.wrapLabel()
    otherKinds.isVisible = false
    otherKinds.onToggle { [weak self] in
      guard let self else { return }
      controller.setAddsOtherKinds(otherKinds.isActive)
      add.grabFocus()
    }
    allLines.horizontalAlignment = .start
    allLines.wrapLabel()
    allLines.isVisible = false
    allLines.onToggle { [weak self] in
      self?.showLines()
      // A field of a line that is hidden now can have had the focus.
      self?.add.grabFocus()
    }
    content.append(summary, useCurrency, otherKinds, allLines, scroller)
    setContent(content)

    window.onDismiss { [weak self] in self?.cancel() }
  }

  /// Returns the line at a position of the list.
  private func index(_ position: Int) -> Int { shown?[position] ?? position }

  /// Shows all lines, or those of a page that can have a product.
  private func showLines() {
    let hidesOthers = controller.isPage && !allLines.isActive
    shown = hidesOthers ? controller.rows.indices.filter { !controller.rows[$0].hasNoProduct } : nil
    model.splice(
      0, removing: model.count, addingEmpty: shown?.count ?? controller.rows.count)
  }

  private func connect(_ row: PasteRowView) {
    row.field.onEdit = { [weak self, weak row] text in
      guard let self, let position = row?.item.position else { return }
      controller.edit(index(position), text)
    }
    row.onSubmit = { [weak self] in self?.add.grabFocus() }
    row.reading.answers.onAnswer = { [weak self, weak row] answer in
      guard let self, let row, let position = row.item.position else { return }
      controller.choose(answer, for: index(position))
      moveFocus(from: row, at: position)
    }
  }

  /// Moves the focus from an answered line to the next question below it. If there is none, Enter adds the lines.
  private func moveFocus(from row: PasteRowView, at position: Int) {
    let below = position + 1..<model.count
    if let next = below.first(where: { controller.rows[index($0)].needsAnswer }) {
      guard !focusAnswer(at: next) else { return }
      // Far rows have no widget.
      list.scrollTo(next) { [weak self] in self?.focusAnswer(at: next) }
    } else if !add.grabFocus() {
      // No line can be added. The answers are hidden if this one doesn't compare with the others.
      row.field.entry.grabFocus()
    }
  }

  /// Gives the focus to the first answer of a line.
  ///
  /// - Returns: A Boolean value indicating whether the row exists and has an answer.
  @discardableResult
  private func focusAnswer(at position: Int) -> Bool {
    factory.row(at: position)?.reading.answers.buttons.first?.grabFocus() ?? false
  }

  private func check(_ row: PasteRowView, _ isOn: Bool) {
    guard let position = row.item.position else { return }
    controller.setChosen(isOn, index(position))
  }

  /// Reads the lines while the main loop is idle.
  private func readMore() {
    guard controller.readMore() else {
      if otherKinds.containsFocus { add.grabFocus() }
      return
    }
    MainLoop.idle { [weak self] in self?.readMore() }
  }

  private func takeCurrency() {
    guard let currency = controller.usableCurrency else { return }
    read(in: onUseCurrency(currency))
  }

  /// Reads the lines for the list that is open now.
  ///
  /// - Parameter changed: The conventions of the list; nil if it didn't change.
  private func read(in changed: Conventions?) {
    guard let changed else { return }
    conventions = changed
    controller.listDidChange()
    add.grabFocus()
  }

  private func addLines() {
    guard controller.isComplete else { return }
    let (chosen, elsewhere) = (controller.chosenCount, controller.elsewhere)
    guard controller.add() > 0 else { return }
    close()
    controller.removeChosen()
    if controller.refusedCount > 0 { onRefuse(controller) }
    guard elsewhere.count > 0 else { return }
    onAddElsewhere(
      Action.addedText(
        chosen - elsewhere.count, elsewhere: elsewhere.count, in: elsewhere.comparisons,
        conventions))
  }

  private func cancel() {
    close()
    if controller.isEdited || showsAgain { onDiscard(controller) }
  }

  override func close() {
    controller.delegate = nil
    super.close()
  }

  private func update() {
    let format = conventions.numbers
    let count = controller.lineCount
    let chosen = controller.chosenCount
    // Translators: How many of the pasted lines will be added. {chosen} selects the plural form.
    summary.text = trn(
      "{chosen} of {count} lines will be added.", "{chosen} of {count} lines will be added.", chosen
    ).filled(["chosen": format.string(Rational(chosen)), "count": format.string(Rational(count))])
    add.isSensitive = controller.isComplete && chosen > 0
    let currency = controller.usableCurrency
    useCurrency.isVisible = currency != nil
    if let currency { useCurrency.label = currency.useText }
    otherKinds.isVisible = controller.hasOtherKinds
    otherKinds.withBlocked { otherKinds.isActive = controller.addsOtherKinds }
    allLines.isVisible = controller.isPage
  }
}

extension PasteWindow: PasteControllerDelegate {
  package func paste(_ controller: PasteController, didReadFrom start: Int) {
    if controller.isPage {
      showLines()
    } else {
      model.splice(start, removing: 0, addingEmpty: controller.rows.count - start)
    }
    update()
  }

  package func paste(_ controller: PasteController, didChange rows: [Int]) {
    let rows = Set(rows)
    for (row, position) in factory.bound where rows.contains(index(position)) {
      row.show(controller.rows[index(position)], conventions: conventions)
    }
    update()
  }
}
