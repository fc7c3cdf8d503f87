internal import Gtk
internal import PerCore
internal import PerFiles

/// How much of a table has been read, and the time left.
@MainActor
final class ImportProgressView {
  let root = Box(.vertical, spacing: 6)
  private let bar = ProgressBar()
  private let label = Label()
  private var start = ContinuousClock.now

  /// The time after which the time left can be estimated.
  private static let estimationTime = Duration.seconds(1)

  init() {
    label.xalign = 0
    label.addClass("dim-label")
    bar.accessibleLabel = tr("Reading the table…")
    root.append(bar, label)
  }

  func begin() {
    start = .now
    bar.fraction = 0
    label.text = tr("Reading the table…")
  }

  /// Shows what is done after the table has been read.
  func show(_ text: String) {
    bar.fraction = 1
    label.text = text
  }

  func show(_ controller: ImportController) {
    bar.fraction = controller.progress
    let format = controller.conventions.numbers
    let count = controller.rows.count
    var text = trn("{count} row", "{count} rows", count, in: format)
    let elapsed = ContinuousClock.now - start
    if elapsed >= Self.estimationTime, controller.progress > 0 {
      let left = elapsed * ((1 - controller.progress) / controller.progress)
      let seconds = max(1, Int(left.components.seconds))
      // Translators: The time that reading a file still takes.
      let time = trn("{count} second left", "{count} seconds left", seconds, in: format)
      // Translators: The number of rows that were read and the time left: "400 rows · 3 seconds left".
      text = tr("{rows} · {time}").filled(["rows": text, "time": time])
    }
    label.text = text
  }
}
