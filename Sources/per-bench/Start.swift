import CBench
import Foundation

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

@MainActor
func measureStart() throws {
  let per =
    ProcessInfo.processInfo.environment["PER_BINARY"]
    ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("per").path
  guard FileManager.default.isExecutableFile(atPath: per) else {
    throw Failure("there is no program \(per)")
  }
  let display = try VirtualDisplay()
  defer { display.close() }
  let three = try compileThreeWidgets(in: display.scratch)
  guard let watch = window_watch_open(display.name) else {
    throw Failure("cannot watch the display \(display.name)")
  }
  defer { window_watch_close(watch) }

  let rounds = 21
  heading(
    "Start: \(per) against a window of three widgets in C, on Xvfb, with no window manager. Medians "
      + "of \(rounds) starts, taken in turn; memory a third of a second after the window is painted."
  )
  for drawing in Drawing.all {
    let environment = display.environment.merging(drawing.environment) { $1 }
    var launches: [[Launch]] = [[], []]
    // The first rounds fill the caches and start what the bus starts.
    for round in -2..<rounds {
      for (index, path) in [per, three].enumerated() {
        let launch = try Launch(path, environment: environment, watch: watch)
        if round >= 0 { launches[index].append(launch) }
      }
    }
    print()
    table(drawing, per: launches[0], three: launches[1]).print()
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

private func table(_ drawing: Drawing, per: [Launch], three: [Launch]) -> Table {
  var table = Table(drawing.name, "Per", "three widgets", "Per/three", "")
  func add(_ name: String, _ figure: KeyPath<Launch, Double>, limit: Double, isTime: Bool) {
    let ours = Times(per.map { $0[keyPath: figure] }).median
    let theirs = Times(three.map { $0[keyPath: figure] }).median
    let show = { isTime ? milliseconds($0, decimals: 1) : mebibytes($0) }
    table.add(
      name, show(ours), show(theirs), times(ours / theirs),
      verdict(ours <= limit * theirs, "≤ \(limit)"))
  }
  add("window mapped after", \.mapped, limit: 1.3, isTime: true)
  add("window painted after", \.painted, limit: 1.3, isTime: true)
  add("resident memory", \.resident, limit: 1.4, isTime: false)
  add("most ever resident", \.mostResident, limit: 1.4, isTime: false)
  return table
}

private func mebibytes(_ kibibytes: Double) -> String {
  String(format: "%.1f MiB", kibibytes / 1024)
}
