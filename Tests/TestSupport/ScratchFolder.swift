internal import Glibc

/// A folder for one test. It is removed with the object.
package final class ScratchFolder {
  package let path: String

  /// - Parameter parent: The folder that contains it.
  package init(in parent: String = Environment["TMPDIR"] ?? "/tmp") {
    var template = Array("\(parent)/per-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("cannot create a folder in \(parent)") }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  deinit {
    remove()
  }

  /// Removes the folder. Returns `false` if a program still writes there.
  @discardableResult
  package func remove() -> Bool {
    system("chmod -R u+rwX '\(path)' 2>/dev/null; rm -rf '\(path)' 2>/dev/null") == 0
  }
}
