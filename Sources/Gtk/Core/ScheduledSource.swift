internal import CGtk

/// Something the main loop will do. It needs no owner: the loop keeps it until it is done.
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

  /// Whether the loop still has it in its book.
  public var isPending: Bool { body != nil }

  /// Takes it off the loop; nothing happens where it is already done.
  public func cancel() {
    guard isPending else { return }
    g_source_remove(identifier)
  }

  /// Whether to be called again.
  private func fire() -> Bool {
    let current = body
    if !repeats { body = nil }
    current?()
    return repeats && isPending
  }
}
