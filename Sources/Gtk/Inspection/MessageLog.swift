internal import CGtk
internal import Synchronization

/// The warnings, criticals and errors logged by GLib and GTK. Tests fail if there are any.
package enum MessageLog {
  private static let messages = Mutex<[String]>([])

  /// Records messages from now on. They are still written to the standard log. GLib allows one log
  /// writer function per process.
  private static let isInstalled: Bool = {
    // A recorded message fails the test. It must not end the process, even if G_DEBUG makes messages fatal.
    g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
    g_log_set_writer_func(
      { level, fields, count, _ in
        let recorded =
          G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue
          | G_LOG_LEVEL_ERROR.rawValue
        if level.rawValue & recorded != 0,
          let message = string(taking: g_log_writer_format_fields(level, fields, count, 0))
        {
          MessageLog.messages.withLock { $0.append(message) }
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
    return true
  }()

  package static func start() {
    _ = isInstalled
  }

  /// Returns the messages recorded since the last call, and removes them.
  package static func takeAll() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
