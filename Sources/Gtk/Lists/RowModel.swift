internal import CGtk

/// A list model for rows that get their content by position. It has objects only for rows that were visible.
///
/// Many rows at the end are added in steps, as many of them as fit into a part of a frame, because GTK creates the
/// widgets of some 200 rows at once otherwise, which can take longer than a frame.
@MainActor
public final class RowModel: Object, ListModel {
  /// The number of rows at the end that are still to be added.
  private var waiting = 0
  private var step: ScheduledSource?

  /// The number of rows that are added at once.
  private static let stepCount = 8
  /// The time after which a step adds no more rows, in microseconds.
  private static let stepDuration: gint64 = 3_000
  /// The time between two steps, in milliseconds. Without it, all steps could be before the next frame.
  private static let stepMilliseconds = 4
  /// The maximum number of rows that are added without steps.
  private static let maximumFewCount = 64
  /// The number of rows for which GTK creates widgets. More rows cost nothing.
  private static let widgetCount = 256

  /// Creates a model without rows.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(per_row_model_new()))
  }

  /// The number of rows, with those that are still to be added.
  public var count: Int { addedCount + waiting }

  private var addedCount: Int { Int(g_list_model_get_n_items(opaque)) }

  /// Replaces `removing` rows by `adding` new ones.
  ///
  /// The model emits one `items-changed` signal, and further ones if rows are added in steps.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows after `position`, whose pointers are moved.
  public func splice(_ position: Int, removing: Int, adding: Int) {
    precondition(position >= 0 && removing >= 0 && position + removing <= count)
    if position + removing == count {
      let kept = min(position, addedCount)
      waiting = position - kept
      let isFew = adding <= Self.maximumFewCount || kept >= Self.widgetCount
      let now = waiting > 0 ? 0 : isFew ? adding : Self.stepCount
      waiting += adding - now
      replace(kept, removing: addedCount - kept, adding: now)
      addSoon()
    } else {
      addAll()
      replace(position, removing: removing, adding: adding)
    }
  }

  /// Adds the rows before a position, because they are about to be used.
  public func add(upTo position: Int) {
    precondition(position <= count)
    guard position > addedCount else { return }
    guard position < Self.widgetCount else { return addAll() }
    let added = position - addedCount
    waiting -= added
    replace(addedCount, removing: 0, adding: added)
  }

  /// Adds all rows that are still to be added, because they are about to be used.
  public func addAll() {
    step?.cancel()
    step = nil
    let count = waiting
    waiting = 0
    replace(addedCount, removing: 0, adding: count)
  }

  private func addSoon() {
    guard waiting > 0, step == nil else { return }
    step = MainLoop.timeout(milliseconds: Self.stepMilliseconds, isIdle: true) { [weak self] in
      guard let self else { return }
      step = nil
      let end = g_get_monotonic_time() + Self.stepDuration
      repeat {
        guard addedCount < Self.widgetCount, waiting > Self.stepCount else { return addAll() }
        waiting -= Self.stepCount
        replace(addedCount, removing: 0, adding: Self.stepCount)
      } while g_get_monotonic_time() < end
      addSoon()
    }
  }

  private func replace(_ position: Int, removing: Int, adding: Int) {
    guard removing > 0 || adding > 0 else { return }
    per_row_model_splice(typed(), guint(position), guint(removing), guint(adding))
  }
}
