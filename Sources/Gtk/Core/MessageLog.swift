internal import CGtk
internal import Synchronization

/// The warnings and worse of GLib and GTK, for tests, in which each is a failure.
package enum MessageLog {
  private static let messages = Mutex<[String]>([])

  /// Starts to keep messages, which are still written out. GLib allows it once.
  private static let isKeeping: Bool = {
    g_log_set_writer_func(
      { level, fields, count, _ in
        let kept =
          G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue
          | G_LOG_LEVEL_ERROR.rawValue
        if level.rawValue & kept != 0,
          let message = string(taking: g_log_writer_format_fields(level, fields, count, 0))
        {
          MessageLog.messages.withLock { $0.append(message) }
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
    return true
  }()

  package static func start() {
    _ = isKeeping
  }

  /// What was said since it was asked last.
  package static func takeAll() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
