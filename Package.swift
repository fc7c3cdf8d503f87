// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  // Each function has a section, so that the linker can order them.
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
]

/// The settings of the modules of the program, which make the start faster. Without the import, no call of a function
/// such as `replacing(_:with:)` links the engine for regular expressions. Without the names, a generic type such as
/// `[String: Product]` is not searched by its name when it is first used.
let programSettings =
  settings
  + [
    "-disable-implicit-string-processing-module-import",
    "-disable-concrete-type-metadata-mangled-name-accessors",
  ].map { .unsafeFlags(["-Xfrontend", $0]) }

/// The tests are compiled without optimization, which takes less time. What they test is optimized.
let testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The options of the linker for a release. The functions that run while Per starts are adjacent, so that fewer pages
/// of the program are read. Nothing is exported and the addresses are packed, so that less has to be linked then.
let releaseLinking = [
  "--no-export-dynamic", "-z", "pack-relative-relocs",
  "--symbol-ordering-file=\(Context.packageDirectory)/tools/start-order.txt",
  "--no-warn-symbol-ordering",
].flatMap { ["-Xlinker", $0] }

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
    .target(name: "PerCore", swiftSettings: programSettings),
    .target(name: "PerThreads", swiftSettings: programSettings),
    .target(
      name: "PerStore", dependencies: ["CSQLite", "PerCore", "PerThreads"],
      swiftSettings: programSettings),
    .target(name: "Gtk", dependencies: ["CGtk"], swiftSettings: programSettings),
    .target(
      name: "PerUI", dependencies: ["Gtk", "PerCore", "PerFiles", "PerThreads"],
      resources: [
        .embedInCode("Resources/LICENSE"), .embedInCode("Resources/contrast.css"),
        .embedInCode("Resources/look.css"), .embedInCode("Resources/style.css"),
      ],
      swiftSettings: programSettings),
    .systemLibrary(
      name: "CUchardet", pkgConfig: "uchardet", providers: [.apt(["libuchardet-dev"])]),
    .target(
      name: "PerFiles", dependencies: ["CUchardet", "PerCore", "PerThreads"],
      swiftSettings: programSettings),
    .target(
      name: "PerCommand", dependencies: ["PerCore", "PerFiles", "PerThreads"],
      swiftSettings: programSettings),
    // Makes the start faster.
    .target(name: "CArguments"),
    .executableTarget(
      name: "per",
      dependencies: ["CArguments", "PerCommand", "PerCore", "PerStore", "PerThreads", "PerUI"],
      swiftSettings: programSettings,
      // With a static Swift runtime, the program starts faster and runs without Swift.
      linkerSettings: [
        .unsafeFlags(["-static-stdlib"]),
        .unsafeFlags(["-use-ld=lld"] + releaseLinking, .when(configuration: .release)),
      ]),
    .target(
      name: "FuzzTargets", dependencies: ["PerCore", "PerFiles", "TestSupport"], path: "Tests/Fuzz",
      exclude: ["LibFuzzer.swift", "fuzz.sh"], swiftSettings: settings),
    // Checks generated inputs for the tests.
    .executableTarget(
      name: "fuzz-probe", dependencies: ["FuzzTargets"], path: "Tests/FuzzProbe",
      swiftSettings: settings),
    // Measures Per. It is not installed.
    .target(
      name: "CBench",
      linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xdamage")]),
    .executableTarget(
      name: "per-bench",
      dependencies: [
        "CBench", "Gtk", "PerCore", "PerFiles", "PerStore", "PerThreads", "PerUI", "TestSupport",
        "WidgetInspection",
      ],
      exclude: ["same-window.c", "same-window-pages.h", "three-widgets.c"], swiftSettings: settings),
    // Takes pictures of the windows, and checks that all texts can be read.
    .executableTarget(
      name: "per-pictures",
      dependencies: [
        "Gtk", "PerCore", "PerFiles", "PerStore", "PerUI", "TestSupport", "WidgetInspection",
      ],
      swiftSettings: settings),
    // Makes system calls fail.
    .target(name: "CFaults", path: "Tests/Faults"),
    // Uses the store in a process that tests can kill and limit.
    .executableTarget(
      name: "store-probe", dependencies: ["CFaults", "PerStore", "PerCore", "TestSupport"],
      path: "Tests/StoreProbe",
      swiftSettings: settings),
    // What tests and benchmarks share: without GTK; with GTK; and for test cases of XCTest.
    .target(
      name: "TestSupport", dependencies: ["PerCore"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "WidgetInspection", dependencies: ["Gtk"], path: "Tests/WidgetInspection",
      swiftSettings: settings),
    .target(
      name: "XCTestSupport", dependencies: ["Gtk", "TestSupport"], path: "Tests/XCTestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "PerStoreTests",
      dependencies: [
        "CSQLite", "PerStore", "PerCore", "PerThreads", "TestSupport", "store-probe",
      ],
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "PerCoreTests", dependencies: ["PerCore", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "GtkTests",
      dependencies: ["Gtk", "TestSupport", "WidgetInspection", "XCTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PerFilesTests",
      dependencies: ["FuzzTargets", "PerFiles", "PerCore", "TestSupport", "fuzz-probe"],
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "PerUITests",
      dependencies: [
        "PerUI", "Gtk", "PerCore", "PerFiles", "TestSupport", "WidgetInspection", "XCTestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "PerCommandTests", dependencies: ["PerCommand", "PerCore", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "XCTestSupport"], exclude: ["Driver"],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
