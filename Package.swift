// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "per",
  products: [
    .executable(name: "per", targets: ["per"])
  ],
  targets: [
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "PerCore", swiftSettings: settings),
    .target(name: "PerStore", dependencies: ["CSQLite", "PerCore"], swiftSettings: settings),
    .target(name: "Gtk", dependencies: ["CGtk"], swiftSettings: settings),
    .target(
      name: "PerUI", dependencies: ["Gtk", "PerCore"],
      resources: ["controls", "style", "surfaces"].map { .embedInCode("Resources/\($0).css") },
      swiftSettings: settings),
    .executableTarget(
      name: "per", dependencies: ["PerCore", "PerStore", "PerUI"], swiftSettings: settings,
      // The Swift runtime goes into the program: it starts sooner, and runs where there is no Swift.
      linkerSettings: [.unsafeFlags(["-static-stdlib"])]),
    .target(
      name: "PerCoreFuzz", dependencies: ["PerCore"], path: "Tests/Fuzz",
      exclude: ["LibFuzzer.swift", "fuzz.sh"], swiftSettings: settings),
    // Programs that measure, and no part of what is installed.
    .target(
      name: "CBench",
      linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xdamage")]),
    .executableTarget(
      name: "per-bench", dependencies: ["Gtk", "PerCore", "PerStore", "PerUI", "CBench"],
      exclude: ["three-widgets.c"], swiftSettings: settings),
    // Plays the states of the window, takes their pictures, and looks for texts that are cut.
    .executableTarget(
      name: "per-pictures", dependencies: ["Gtk", "PerCore", "PerStore", "PerUI", "LayoutCheck"],
      swiftSettings: settings),
    .target(
      name: "LayoutCheck", dependencies: ["Gtk"], path: "Tests/LayoutCheck",
      swiftSettings: settings),
    // Killed, limited and made another user by the tests of the store.
    .executableTarget(
      name: "store-probe", dependencies: ["PerStore", "PerCore"], path: "Tests/StoreProbe",
      swiftSettings: settings),
    .testTarget(
      name: "PerStoreTests", dependencies: ["CSQLite", "PerStore", "PerCore", "store-probe"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "PerCoreTests", dependencies: ["PerCore", "PerCoreFuzz"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(name: "GtkTests", dependencies: ["Gtk"], swiftSettings: settings),
    .testTarget(
      name: "PerUITests", dependencies: ["PerUI", "Gtk", "PerCore", "LayoutCheck"],
      swiftSettings: settings),
    .testTarget(name: "EndToEndTests", exclude: ["Driver"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
