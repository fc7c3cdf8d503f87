internal import CGtk

/// A scheduled GLib source. The main loop retains it until it has run or is cancelled.
@MainActor
public final class ScheduledSource {
  private var body: (@MainActor () -> Void)?
  private let repeats: Bool
  private var identifier: guint = 0

  init(
    repeats: Bool, body: @escaping @MainActor () -> Void,
    attach: (GSourceFunc, gpointer, GDestroyNotify) -> guint
  ) {
    self.repeats = repeats
    self.body = body
    let data = Unmanaged.passRetained(self).toOpaque()
    identifier = attach(
      { data in
        let source = Unmanaged<ScheduledSource>.fromOpaque(data!).takeUnretainedValue()
        return MainActor.assumeIsolated { source.fire() }.gboolean
      },
      data,
      { data in
        let source = Unmanaged<ScheduledSource>.fromOpaque(data!)
        MainActor.assumeIsolated { source.takeUnretainedValue().body = nil }
        source.release()
      })
  }

  /// A Boolean value indicating whether the source has not yet run or been cancelled.
  package var isPending: Bool { body != nil }

  /// Removes the source from the main loop. Has no effect if it is no longer pending.
  public func cancel() {
    guard isPending else { return }
    // While a source runs, GLib calls its destroy notify only afterwards.
    body = nil
    g_source_remove(identifier)
  }

  /// Runs the body. Returns whether the main loop should keep the source.
  private func fire() -> Bool {
    let current = body
    if !repeats { body = nil }
    current?()
    return repeats && isPending
  }
}
