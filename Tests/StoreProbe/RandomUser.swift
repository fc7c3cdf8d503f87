import Glibc
import PerCore
import TestSupport

/// Drives the controllers with random user input.
@MainActor
final class RandomUser {
  private let library: LibraryController
  /// The open form.
  private var form: ProductFormController?
  /// The products of each comparison, as last shown.
  private var shown: [Comparison.ID: [Product]] = [:]
  private var generator = SeededRandom(seed: 0)

  init(_ library: LibraryController, store: InterceptingStore) {
    self.library = library
    library.finishLoading()
    let current = library.current.id
    for id in library.summaries.map(\.id) + [current] {
      library.open(id)
      recordShownProducts()
    }
    say("state \(digest())")
    library.delegate = self
    store.willCommit = { [unowned self] in
      recordShownProducts()
      say("begun \(digest())")
    }
  }

  private func recordShownProducts() {
    shown[library.current.id] = library.list.state.products.ranked
  }

  /// Returns a digest of everything shown: the FNV-1a hash of all comparisons and products.
  private func digest() -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ parts: String...) {
      for byte in parts.joined(separator: "\u{1F}").utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    for summary in library.summaries {
      let comparison = summary.comparison
      let unit = comparison.displayUnit.map { "\($0.multiple) \($0.unit.rawValue)" } ?? ""
      mix("\(comparison.id)", comparison.name, unit, "\(comparison.revision)", "\(summary.count)")
      for product in shown[comparison.id] ?? [] {
        mix(
          "\(product.id)", product.quantity.plain, product.quantity.expression,
          product.unit.rawValue, product.price?.plain ?? "", product.price?.expression ?? "",
          product.offer?.plainTerms ?? "", product.terms.plain.map { $0 ?? "" }.joined(),
          product.name, product.shop, product.note)
      }
    }
    return String(hash, radix: 16)
  }
}

// MARK: - Input

extension RandomUser {
  private func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Performs random actions without end. The same seed gives the same actions.
  func type(seed: UInt64) {
    generator = SeededRandom(seed: seed)
    while true { step() }
  }

  private func step() {
    let ranks = library.list.state.products.count
    let comparisons = library.summaries.map(\.id)
    let id = comparisons[number(0...comparisons.count - 1)]
    let choice = number(0...99)
    if choice >= 20, choice < 70 { return add() }
    form = nil
    switch choice {
    case 0..<2: library.createComparison()
    case 2..<4: library.duplicateComparison(id, name: "Copy \(number(1...99))")
    case 4..<8 where comparisons.count > number(1...6): library.deleteComparison(id)
    case 8..<14: library.rename(id, to: "Name \(number(1...999))")
    case 14..<20: library.open(id)
    case 70..<78 where ranks > 0: edit(number(0...ranks - 1))
    case 78..<84 where ranks > 0: library.list.remove(at: [number(0...ranks - 1)])
    case 84..<86 where ranks > 0: library.list.duplicate(at: [number(0...ranks - 1)])
    case 86 where ranks > 8: library.list.clear()
    case 87..<89:
      let units = library.list.displayUnits
      if !units.isEmpty { library.list.show(in: units[number(0...units.count - 1)]) }
    case 89..<96: library.undo()
    case 96..<100: library.redo()
    default: break
    }
  }

  private func add() {
    let form = form ?? ProductFormController(list: library.list)
    self.form = form
    let kinds = Kind.allCases
    if form.form.canChooseKind { form.choose(kinds[number(0...kinds.count - 1)]) }
    let units = form.form.units
    form.choose(units[number(0...units.count - 1)])
    type("\(number(1...12))×\(number(1...9)).5", into: .quantity, of: form)
    type("\(number(1...9)).\(number(10...99))+1", into: .price, of: form)
    form.describe(.name, "Oats \(number(1...999))")
    form.submit(from: .price, staysOpen: true)
  }

  private func edit(_ rank: Int) {
    let form = ProductFormController(list: library.list, editing: rank)
    type("\(number(1...9)).\(number(10...99))", into: .price, of: form)
    form.submit(from: .price)
  }

  private func type(_ text: String, into field: AmountField, of form: ProductFormController) {
    form.enter(field)
    var typed = ""
    for character in text {
      typed.append(character)
      form.calculator(field).edit(typed)
    }
    form.leave(field)
  }
}

// MARK: - Delegate

extension RandomUser: LibraryControllerDelegate {
  func libraryWillOpenComparison(_ library: LibraryController) {}

  func library(_ library: LibraryController, didChange event: LibraryEvent) {
    recordShownProducts()
    if event.action != nil { say("shown \(digest())") }
  }

  func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {
    say("reopened \(opening)")
  }

  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {
    say("failed \(failure.map { "\($0)" } ?? "")")
  }
}
