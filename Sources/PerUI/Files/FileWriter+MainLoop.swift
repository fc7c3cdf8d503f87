internal import PerFiles
internal import PerThreads

extension FileWriter {
  /// Writes a whole file on a new thread, and then calls `body` on the main loop.
  ///
  /// - Parameters:
  ///   - isPrivate: A Boolean value indicating whether only the user can read a new file.
  ///   - bytes: Returns the content. Called on the new thread.
  ///   - body: Called with the system's error message; nil after success.
  static func write(
    to path: String, isPrivate: Bool = false, _ bytes: @escaping @Sendable () -> [UInt8],
    then body: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    BackgroundThread.run {
      do throws(FileWriter.Failure) {
        try write(bytes(), to: path, isPrivate: isPrivate)
        return nil
      } catch {
        return error.message
      }
    } then: { (message: String?) in
      body(message)
    }
  }
}
