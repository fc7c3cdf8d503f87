import PerCore

/// Tests of a library and its store.
@MainActor
protocol LibrarySuite {
  var store: MemoryStore { get }
}

extension LibrarySuite {
  /// English numbers, euros and metric units.
  var conventions: Conventions {
    Conventions(numbers: .us, money: MoneyFormat(symbol: "€", numbers: .us), measures: .metric)
  }

  /// Opens a library with the content of the store.
  func open() -> LibraryController {
    LibraryController(store: store, conventions: conventions)
  }
}
