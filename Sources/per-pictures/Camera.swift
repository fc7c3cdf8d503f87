internal import Glibc
internal import Gtk
internal import PerFiles
internal import WidgetInspection

/// Checks the layout of all windows in each state, and optionally saves a picture.
@MainActor
final class Camera {
  /// The folder for the pictures, or nil to save none.
  private let folder: String?
  private(set) var problems = 0
  private var count = 0

  init(folder: String?) {
    self.folder = folder
  }

  /// Waits until drawing has finished, checks the layout and saves a picture.
  func look(_ name: String) {
    if !Window.settleAll() { report("a window was not drawn", in: name) }
    count += 1
    for problem in Set(LayoutCheck().problems).sorted() { report(problem, in: name) }
    guard let folder, let window = Window.all.last(where: \.isMapped) else { return }
    let path = "\(folder)/\(count < 10 ? "0" : "")\(count)-\(name).png"
    if !Picture.save(window, to: path) { report("\(path) cannot be written", in: name) }
  }

  /// Saves the printed pages of the list with `save`, which gets the path of the file, and waits until they are saved.
  func print(_ name: String, _ save: (String) -> Void) {
    guard let folder else { return }
    count += 1
    let path = "\(folder)/\(count < 10 ? "0" : "")\(count)-\(name).pdf"
    save(path)
    if !MainLoop.iterate(until: { PDFFile.isComplete(path) }) {
      report("\(path) cannot be written", in: name)
    }
  }

  func report(_ problem: String, in name: String) {
    problems += 1
    Swift.print("\(name): \(problem)")
    // Flush, so that GTK's warnings appear in order.
    fflush(nil)
  }
}
