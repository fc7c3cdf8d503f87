internal import Glibc
internal import Gtk
internal import LayoutCheck

/// Looks at every state of the program: whether all of it can be read, and in a picture, if pictures are wanted.
@MainActor
final class Camera {
  /// Where pictures go; nil where none are wanted.
  private let folder: String?
  private(set) var problems = 0
  private var count = 0

  init(folder: String?) {
    self.folder = folder
  }

  /// Waits until all is drawn, and looks at it.
  func look(_ name: String) {
    if !Window.settleAll() { report("a window was not drawn", in: name) }
    count += 1
    for problem in Set(LayoutCheck().problems).sorted() { report(problem, in: name) }
    guard let folder, let window = Window.all.last(where: \.isMapped) else { return }
    let path = "\(folder)/\(count < 10 ? "0" : "")\(count)-\(name).png"
    if !Picture.save(window, to: path) { report("\(path) cannot be written", in: name) }
  }

  func report(_ problem: String, in name: String) {
    problems += 1
    print("\(name): \(problem)")
    // What GTK complains of stands where it happened.
    fflush(nil)
  }
}
