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
    .target(name: "PerCore", swiftSettings: settings),
    .target(name: "Gtk", dependencies: ["CGtk"], swiftSettings: settings),
    .target(
      name: "PerUI", dependencies: ["Gtk", "PerCore"],
      resources: [.embedInCode("Resources/style.css")], swiftSettings: settings),
    .executableTarget(
      name: "per", dependencies: ["PerUI"], swiftSettings: settings,
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
      name: "per-bench", dependencies: ["PerCore", "CBench"], exclude: ["three-widgets.c"],
      swiftSettings: settings),
    .testTarget(
      name: "PerCoreTests", dependencies: ["PerCore", "PerCoreFuzz"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(name: "GtkTests", dependencies: ["Gtk"], swiftSettings: settings),
    .testTarget(
      name: "PerUITests", dependencies: ["PerUI", "Gtk", "PerCore"], swiftSettings: settings),
    .testTarget(name: "EndToEndTests", exclude: ["Driver"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
