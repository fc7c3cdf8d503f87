import CBench
import Foundation
import TestSupport

/// A configuration of GTK's rendering.
struct Drawing {
  let name: String
  let environment: [String: String]

  /// A Boolean value indicating whether GTK may use OpenGL.
  var hasGL: Bool { environment["GDK_DEBUG"] == nil }

  static let all = [
    Drawing(name: "GSK_RENDERER=cairo", environment: ["GSK_RENDERER": "cairo"]),
    Drawing(
      // GTK 4.16 and later read GDK_DISABLE, earlier versions GDK_DEBUG.
      name: "GSK_RENDERER=cairo GDK_DEBUG=gl-disable",
      environment: [
        "GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl,vulkan",
      ]),
  ]
}

/// Starts programs in alternation on a separate virtual display.
@MainActor
struct Starter {
  /// A program with its arguments and environment.
  struct Command {
    let path: String
    let arguments: [String]
    let environment: [String: String]

    init(_ path: String, arguments: [String] = [], environment: [String: String] = [:]) {
      (self.path, self.arguments, self.environment) = (path, arguments, environment)
    }
  }

  let display: VirtualDisplay
  let watch: OpaquePointer
  let rounds: Int
  let quiet: Int32

  /// - Parameters:
  ///   - rounds: The number of starts of each program.
  ///   - quiet: The time without a change after which a window has settled, in milliseconds.
  init(rounds: Int, quiet: Int32) throws {
    (self.rounds, self.quiet) = (rounds, quiet)
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
    guard Files.isExecutable(Environment.per) else {
      throw Failure("there is no program \(Environment.per)")
    }
    return Environment.per
  }

  /// Starts each program `rounds` times. Returns the launches of each.
  func launch(_ programs: [Command], _ drawing: Drawing) throws -> [[Launch]] {
    var launches = programs.map { _ in [Launch]() }
    // Two warm-up rounds fill the caches and start services on the message bus.
    for round in -2..<rounds {
      for (index, program) in programs.enumerated() {
        let environment = display.environment.merging(drawing.environment) { $1 }
          .merging(program.environment) { $1 }
        let launch = try Launch(
          [program.path] + program.arguments, environment: environment, watch: watch, quiet: quiet)
        if round >= 0 { launches[index].append(launch) }
      }
    }
    return launches
  }
}

/// Measures the start of Per and of a program with three widgets.
@MainActor
func measureStart() throws {
  let per = try Starter.per()
  let starter = try Starter(rounds: 21, quiet: 300)
  defer { starter.close() }
  let folder = ScratchFolder()
  let three = try compile("three-widgets.c", into: folder.path)
  heading(
    "Start: \(per) and a C program with three widgets, on Xvfb without a window manager. Medians of "
      + "\(starter.rounds) alternating starts; memory after the window has settled."
  )
  for drawing in Drawing.all {
    let launches = try starter.launch([.init(per), .init(three)], drawing)
    // Without OpenGL, a start is so short that the same window in C takes 1.5 times as long as three widgets.
    let time = drawing.hasGL ? 1.3 : nil
    print()
    table(
      Table(drawing.name, "Per", "three widgets", "ratio", "target"), launches,
      limits: [
        ("time to mapped window", \.mapped, time), ("time to painted window", \.painted, time),
        ("resident memory", \.resident, 1.4), ("peak resident memory", \.peakResident, 1.4),
      ]
    ).print()
  }
}

/// Measures the start with comparisons of 100,000 and 1,000,000 products and with an empty one.
@MainActor
func measureLongStart() throws {
  try measureStart(with: 100_000, rounds: 11, ratios: (painted: 1.1, settled: 2.9))
  try measureStart(with: 1_000_000, rounds: 5)
}

@MainActor
private func measureStart(
  with count: Int, rounds: Int, ratios: (painted: Double, settled: Double)? = nil
) throws {
  let per = try Starter.per()
  // While 1,000,000 products are read, the window does not change for some seconds.
  let starter = try Starter(rounds: rounds, quiet: count > 100_000 ? 4000 : 1000)
  defer { starter.close() }
  let data = ScratchFolder()
  try makeLibrary(of: count, in: data.path)
  heading(
    "Start: \(per) with \(grouped(count)) products in the open comparison, and with none. Medians of "
      + "\(starter.rounds) alternating starts."
  )
  for drawing in Drawing.all {
    let launches = try starter.launch(
      [.init(per, environment: ["XDG_DATA_HOME": data.path]), .init(per)], drawing)
    print()
    table(
      Table(drawing.name, grouped(count), "empty", "ratio", "target"), launches,
      limits: [
        ("time to mapped window", \.mapped, ratios?.painted),
        ("time to painted window", \.painted, ratios?.painted),
        ("time to last change of content", \.settled, ratios?.settled),
        ("resident memory", \.resident, nil), ("peak resident memory", \.peakResident, nil),
      ]
    ).print()
    let beyond =
      Times(launches[0].map(\.resident)).median - Times(launches[1].map(\.resident)).median
    let bytes = Int(beyond * 1024) / count
    let goal = ratios == nil ? "; target: " + target("≤ 300", isMet: bytes <= 300) : ""
    print("resident memory per product: \(bytes) bytes" + goal)
    guard ratios == nil else { continue }
    let painted = Times(launches[0].map(\.painted)).median
    print(
      "painted after \(milliseconds(painted, decimals: 0)); target: "
        + target("≤ 1 s", isMet: painted <= 1))
  }
}

/// Compiles a C program and returns its path.
///
/// It is not a SwiftPM target, because SwiftPM would link the Swift runtime, which adds 2 MiB and 4 ms.
func compile(_ file: String, into folder: String) throws -> String {
  let source = Environment.packageRoot + "/Sources/per-bench/" + file
  let program = folder + "/" + file.dropLast(2)
  let compiler = try Program([
    "/bin/sh", "-c", "cc -O2 -o \"$0\" \"$1\" $(pkg-config --cflags --libs gtk4)", program, source,
  ]).run()
  guard compiler.status == 0 else { throw Failure("cannot compile \(source): \(compiler.errors)") }
  return program
}

/// Adds the medians of two programs, their ratio and its target to a table.
private func table(
  _ empty: Table, _ launches: [[Launch]],
  limits: [(name: String, value: KeyPath<Launch, Double>, limit: Double?)]
) -> Table {
  var table = empty
  for (name, value, limit) in limits {
    let medians = launches.map { Times($0.map { $0[keyPath: value] }).median }
    let isTime = value != \.resident && value != \.peakResident
    let shown = medians.map { isTime ? milliseconds($0, decimals: 1) : mebibytes($0) }
    table.add(
      name, shown[0], shown[1], times(medians[0] / medians[1]),
      limit.map { target("≤ \($0)", isMet: medians[0] <= $0 * medians[1]) } ?? "")
  }
  return table
}

func mebibytes(_ kibibytes: Double) -> String {
  String(format: "%.1f MiB", kibibytes / 1024)
}
