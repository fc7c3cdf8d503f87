internal import Gtk
internal import PerCore

/// The windows over the main window. At most one of each kind is open.
@MainActor
final class WindowDialogs {
  private let library: LibraryController
  private let parent: Window
  private let viewState: ViewState
  private let announcer: ListAnnouncer
  /// The form, while it is open.
  private(set) var form: AddDialog?
  /// Called with the content of a form that is canceled after something was typed.
  var onDiscard: (Draft) -> Void = { _ in }
  /// Called when pasted lines that the user changed, or that were shown again, are discarded.
  var onDiscardPaste: (PasteController) -> Void = { _ in }
  /// Called with the pasted lines that couldn't be added with the others.
  var onRefusePaste: (PasteController) -> Void = { _ in }
  /// Called with the message that pasted lines were added to new comparisons.
  var onAddElsewhere: (String) -> Void = { _ in }
  /// Called when the form or the window with pasted lines has closed.
  var onClose: () -> Void = {}
  /// Called before a form is shown.
  var onOpenForm: () -> Void = {}
  /// Called with several products that were pasted into the empty form, which is closed.
  var onPasteLines: (String, _ shop: String?) -> Void = { _, _ in }
  /// Called when the last entry was restored in the form.
  var onRestore: () -> Void = {}
  /// Called when a comparison was created with a product of another kind.
  var onStartComparison: () -> Void = {}
  private var rename: RenameDialog?
  private(set) var paste: PasteWindow?
  private(set) var currency: CurrencyDialog?
  private(set) var preferences: PreferencesWindow?
  private var about: AboutPer?

  init(
    _ library: LibraryController, over parent: Window, viewState: ViewState,
    announcer: ListAnnouncer
  ) {
    self.library = library
    self.parent = parent
    self.viewState = viewState
    self.announcer = announcer
  }

  /// Opens the form for the next product, or with the draft of the last session.
  func openForm() {
    openForm(with: viewState.draft)
  }

  /// Opens the form with a draft that was discarded.
  func restoreForm(_ draft: Draft) {
    guard form == nil else { return }
    viewState.forgetDiscarded(isEditing: draft.edited != nil)
    viewState.keep(draft)
    openForm(with: draft)
  }

  private func openForm(with draft: Draft?) {
    library.finishLoading()
    // The list must be complete before a product is added. The notice says why it is not.
    guard !library.isLoading else { return }
    if let draft, !draft.fits(library.list.state.products) {
      open(controllerOfNewComparison(for: draft), subtitle: tr("New Comparison"), needsInput: true)
    } else {
      open(controller(for: draft))
    }
  }

  private func controller(for draft: Draft?) -> ProductFormController {
    ProductFormController(
      list: library.list, draft: draft,
      discarded: viewState.discarded(isEditing: draft?.edited != nil),
      unitNames: PerCore.Unit.namesInLanguage, kind: viewState.lastKind ?? .weight)
  }

  /// Opens the form with the values of a line, at the first field that needs input.
  func openForm(for draft: Draft) {
    viewState.keep(draft)
    open(controller(for: draft), needsInput: true)
  }

  /// Opens the window for checking pasted lines, or those of a file with a name.
  ///
  /// - Parameter shop: The shop of the products whose lines name none; nil for none.
  func openPaste(_ text: String, ofFile name: String? = nil, shop: String? = nil) {
    openPaste(showsAgain: false) {
      PasteController(text, fileName: name, shop: shop, list: library.list)
    }
  }

  /// Opens the window with the pasted lines that were discarded or refused.
  func restorePaste(_ lines: PasteController) {
    openPaste(showsAgain: true) {
      lines.listDidChange()
      return lines
    }
  }

  private func openPaste(showsAgain: Bool, _ lines: () -> PasteController) {
    library.finishLoading()
    guard paste == nil, !library.isLoading else { return }
    let window = PasteWindow(
      lines(), showsAgain: showsAgain, conventions: library.list.conventions, parent: parent)
    window.onClose = { [weak self] in
      self?.paste = nil
      self?.onClose()
    }
    window.onDiscard = { [weak self] in self?.onDiscardPaste($0) }
    window.onRefuse = { [weak self] in self?.onRefusePaste($0) }
    window.onUseCurrency = { [weak library] currency in
      guard let library else { return nil }
      library.changeCurrency(of: library.current.id, to: currency)
      return library.list.conventions
    }
    window.onAddElsewhere = { [weak self] in self?.onAddElsewhere($0) }
    paste = window
    window.present()
  }

  /// Adds a complete product whose kind or currency differs from that of the open comparison to a new comparison, or
  /// opens the form for it. An empty comparison takes the product itself.
  ///
  /// - Parameter currency: The currency of a complete product's price; nil for that of the open comparison.
  func startComparison(with draft: Draft, in currency: Currency? = nil) {
    let controller = controllerOfNewComparison(for: draft, in: currency)
    let previous = library.current.id
    let isComplete = controller.form.canAdd
    if isComplete { controller.submit(from: nil) }
    // A product that can't be added stays in the form.
    guard isComplete, !controller.form.canAdd else {
      // The form shows prices in the currency of the open comparison.
      guard currency == nil else { return }
      viewState.keep(draft)
      return open(controller, subtitle: tr("New Comparison"), needsInput: true)
    }
    productWasAdded()
    if library.current.id != previous { onStartComparison() }
  }

  /// - Parameter currency: The currency of the price; nil for that of the open comparison.
  private func controllerOfNewComparison(
    for draft: Draft, in currency: Currency? = nil
  ) -> ProductFormController {
    let comparison = NewComparison(in: library, currency: currency ?? library.current.currency)
    return ProductFormController(
      creating: comparison, draft: draft, unitNames: PerCore.Unit.namesInLanguage)
  }

  /// Forgets the draft that was discarded last if products were added after it.
  func forgetDiscarded(after event: LibraryEvent) {
    guard event.status == .done else { return }
    switch event.action {
    case .add, .addSeveral: productWasAdded()
    default: break
    }
  }

  private func productWasAdded() {
    viewState.forgetDiscarded(isEditing: false)
    viewState.lastKind = library.list.state.products.kind
  }

  /// Forgets an earlier change of a product that was saved now. A new product that was discarded can still be restored.
  private func productWasSaved(_ id: Product.ID) {
    if viewState.discarded(isEditing: true)?.edited == id {
      viewState.forgetDiscarded(isEditing: true)
    }
  }

  /// Opens the form for the product at `rank`.
  func edit(_ rank: Int) {
    let product = library.list.state.products[rank]
    library.finishLoading()
    guard let rank = library.list.state.products.rank(of: product) else { return }
    open(
      ProductFormController(
        list: library.list, editing: rank, discarded: viewState.discarded(isEditing: true),
        unitNames: PerCore.Unit.namesInLanguage))
  }

  /// - Parameters:
  ///   - subtitle: the line below the title of the window; nil for the day on which the product was added.
  ///   - needsInput: whether the first field that needs input has the focus, instead of the quantity.
  private func open(
    _ controller: ProductFormController, subtitle: String? = nil, needsInput: Bool = false
  ) {
    guard form == nil else { return }
    let dialog = AddDialog(
      controller, conventions: library.list.conventions,
      keypadOrder: library.preferences.keypadOrder, subtitle: subtitle, parent: parent,
      suggest: { [weak library] in library?.suggestions(for: $0, matching: $1) ?? [] })
    dialog.onDraft = { [weak self] in self?.viewState.keep($0) }
    let edited = controller.editedID
    dialog.onAdd = { [weak self, isNew = controller.createsComparison] in
      guard let self else { return }
      if let edited { productWasSaved(edited) } else { productWasAdded() }
      if isNew, library.list.state.products.count == 1 { onStartComparison() }
    }
    dialog.onStartComparison = { [weak self] in self?.startComparison(with: $0) }
    dialog.onDiscard = { [weak self] in
      self?.viewState.discard($0)
      self?.onDiscard($0)
    }
    dialog.onRestore = { [weak self] in
      self?.viewState.forgetDiscarded(isEditing: edited != nil)
      self?.onRestore()
    }
    dialog.onClose = { [weak self] in
      self?.form = nil
      self?.announcer.form = nil
      self?.onClose()
    }
    dialog.onPasteLines = { [weak self] in self?.onPasteLines($0, $1) }
    onOpenForm()
    form = dialog
    announcer.form = dialog.window
    needsInput ? dialog.presentForInput() : dialog.present()
    readTexts()
  }

  /// Reads the texts that the form suggests, while the form is open and the main loop is idle.
  private func readTexts() {
    MainLoop.idle { [weak self] in
      guard let self, form != nil, library.readMoreTexts() else { return }
      readTexts()
    }
  }

  /// Opens the dialog that renames a comparison.
  func openRename(_ id: Comparison.ID) {
    guard rename == nil else { return }
    guard let summary = library.summaries.first(where: { $0.id == id }) else { return }
    // A comparison with a name or without products has no first product.
    let title = summary.first.map { _ in
      summary.title(library.conventions(of: summary.comparison))
    }
    let dialog = RenameDialog(
      name: summary.comparison.name, title: title, parent: parent
    ) { [weak library] in library?.rename(id, to: $0) }
    dialog.onClose = { [weak self] in self?.rename = nil }
    rename = dialog
    dialog.present()
  }

  /// Asks for the currency of the open comparison.
  func openCurrency() {
    guard currency == nil else { return }
    let id = library.current.id
    let dialog = CurrencyDialog(
      CurrencyDialog.Content(
        note: tr("Amounts are not converted."), money: library.localeConventions.money),
      current: library.current.currency, parent: parent
    ) { [weak library] choice in
      if let choice { library?.changeCurrency(of: id, to: choice) }
    }
    dialog.onClose = { [weak self] in self?.currency = nil }
    currency = dialog
    dialog.present()
  }

  func openPreferences() {
    guard preferences == nil else { return }
    let window = PreferencesWindow(library, parent: parent)
    window.onClose = { [weak self] in self?.preferences = nil }
    preferences = window
    window.present()
  }

  func openAbout(over parent: Window?, libraryPath: String?) {
    guard about == nil else { return }
    let window = AboutPer(over: parent, libraryPath: libraryPath)
    window.onClose = { [weak self] in self?.about = nil }
    about = window
    window.present()
  }
}
