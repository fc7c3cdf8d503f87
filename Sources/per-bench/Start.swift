import CBench
import Foundation
import PerCore
import PerStore

/// How GTK is told to draw.
private struct Drawing {
  let name: String
  let environment: [String: String]

  static let all = [
    Drawing(name: "GSK_RENDERER=cairo", environment: ["GSK_RENDERER": "cairo"]),
    Drawing(
      // GTK 4.16 gave this a variable of its own.
      name: "the same, GDK_DEBUG=gl-disable",
      environment: [
        "GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl,vulkan",
      ]),
  ]
}

/// Starts programs in turn on a display of their own.
@MainActor
private struct Starter {
  let display: VirtualDisplay
  let watch: OpaquePointer
  let rounds: Int
  let rest: Int32

  /// - Parameters:
  ///   - rounds: how many times each program is started.
  ///   - rest: for how many milliseconds a window must not have changed to have come to rest.
  init(rounds: Int, rest: Int32) throws {
    (self.rounds, self.rest) = (rounds, rest)
    display = try VirtualDisplay()
    guard let watch = window_watch_open(display.name) else {
      throw Failure("cannot watch the display \(display.name)")
    }
    self.watch = watch
  }

  func close() {
    window_watch_close(watch)
    display.close()
  }

  static func per() throws -> String {
    let per =
      ProcessInfo.processInfo.environment["PER_BINARY"]
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("per").path
    guard FileManager.default.isExecutableFile(atPath: per) else {
      throw Failure("there is no program \(per)")
    }
    return per
  }

  /// The starts of each program, which is given by its path and what is peculiar to its environment.
  func launch(
    _ programs: [(path: String, environment: [String: String])], _ drawing: Drawing
  ) throws -> [[Launch]] {
    var launches = programs.map { _ in [Launch]() }
    // The first rounds fill the caches and start what the bus starts.
    for round in -2..<rounds {
      for (index, program) in programs.enumerated() {
        let environment = display.environment.merging(drawing.environment) { $1 }
          .merging(program.environment) { $1 }
        let launch = try Launch(program.path, environment: environment, watch: watch, rest: rest)
        if round >= 0 { launches[index].append(launch) }
      }
    }
    return launches
  }
}

@MainActor
func measureStart() throws {
  let per = try Starter.per()
  let starter = try Starter(rounds: 21, rest: 300)
  defer { starter.close() }
  let three = try compileThreeWidgets(in: starter.display.scratch)
  heading(
    "Start: \(per) against a window of three widgets in C, on Xvfb, with no window manager. Medians "
      + "of \(starter.rounds) starts, taken in turn; memory once the window has come to rest."
  )
  for drawing in Drawing.all {
    let launches = try starter.launch([(per, [:]), (three, [:])], drawing)
    print()
    table(
      Table(drawing.name, "Per", "three widgets", "Per/three", ""), launches,
      limits: [
        ("window mapped after", \.mapped, 1.3), ("window painted after", \.painted, 1.3),
        ("resident memory", \.resident, 1.4), ("most ever resident", \.mostResident, 1.4),
      ]
    ).print()
  }
}

/// Starts Per on a comparison of 100,000 products and on an empty one.
@MainActor
func measureLongStart() throws {
  let per = try Starter.per()
  let starter = try Starter(rounds: 11, rest: 1000)
  defer { starter.close() }
  let count = 100_000
  let data = starter.display.scratch.appendingPathComponent("long")
  try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
  var products = try ShelfPrices.load().products(count: count)
  for index in products.indices { products[index].id = Product.ID(index + 1) }
  let store = try SQLiteStore.open(in: data.appendingPathComponent("per").path).store
  try store.commit([(.create(Comparison(id: 1), products), 1)])
  store.close()
  heading(
    "Start: \(per) with \(grouped(count)) products in the comparison shown against an empty one, as above."
  )
  for drawing in Drawing.all {
    let launches = try starter.launch([(per, ["XDG_DATA_HOME": data.path]), (per, [:])], drawing)
    print()
    table(
      Table(drawing.name, grouped(count), "empty", "long/empty", ""), launches,
      limits: [
        ("window mapped after", \.mapped, 1.5), ("window painted after", \.painted, 1.5),
        ("last change of what is shown after", \.settled, nil),
        ("resident memory", \.resident, nil), ("most ever resident", \.mostResident, nil),
      ]
    ).print()
    let beyond =
      Times(launches[0].map(\.resident)).median - Times(launches[1].map(\.resident)).median
    print("resident memory of one product: \(Int(beyond * 1024) / count) bytes")
  }
}

/// Compiles the C program, and returns its path.
///
/// SwiftPM would link the Swift runtime into it, which alone costs two mebibytes and four milliseconds.
private func compileThreeWidgets(in folder: URL) throws -> String {
  let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("three-widgets.c").path
  let program = folder.appendingPathComponent("three-widgets").path
  let compiler = Process()
  compiler.executableURL = URL(fileURLWithPath: "/bin/sh")
  compiler.arguments = [
    "-c", "cc -O2 -o \"$0\" \"$1\" $(pkg-config --cflags --libs gtk4)", program, source,
  ]
  try compiler.run()
  compiler.waitUntilExit()
  guard compiler.terminationStatus == 0 else { throw Failure("cannot compile \(source)") }
  return program
}

/// Fills a table with medians of the first program's figures beside the second's.
private func table(
  _ empty: Table, _ launches: [[Launch]],
  limits: [(name: String, figure: KeyPath<Launch, Double>, limit: Double?)]
) -> Table {
  var table = empty
  for (name, figure, limit) in limits {
    let medians = launches.map { Times($0.map { $0[keyPath: figure] }).median }
    let isTime = figure != \.resident && figure != \.mostResident
    let shown = medians.map { isTime ? milliseconds($0, decimals: 1) : mebibytes($0) }
    table.add(
      name, shown[0], shown[1], times(medians[0] / medians[1]),
      limit.map { verdict(medians[0] <= $0 * medians[1], "≤ \($0)") } ?? "")
  }
  return table
}

private func mebibytes(_ kibibytes: Double) -> String {
  String(format: "%.1f MiB", kibibytes / 1024)
}
