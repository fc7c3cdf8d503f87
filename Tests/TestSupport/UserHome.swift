internal import Glibc

/// The empty home folder of a user, and the environment for programs that use it.
package final class UserHome {
  private let folder = ScratchFolder()

  /// The variables of the desktop session that runs the tests.
  private static let sessionVariables = [
    "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS",
    "AT_SPI_BUS_ADDRESS", "GTK_A11Y", "GTK_THEME", "GTK_DEBUG", "GDK_SCALE", "NO_AT_BRIDGE",
  ]

  /// Keep GIO from the services of a desktop, which warn if the message bus doesn't have them.
  private static let gioVariables = [
    "GIO_USE_VFS": "local", "GIO_USE_VOLUME_MONITOR": "unix", "GSETTINGS_BACKEND": "memory",
  ]

  package var path: String { folder.path }

  package init() {
    for name in ["config", "data", "cache", "state", "runtime"] {
      Files.makeFolder("\(path)/\(name)")
    }
  }

  /// The variables of this process with the folders of this home, for X11, and without the desktop session.
  package var environment: [String: String] {
    var environment = Environment.variables
    for name in Self.sessionVariables { environment[name] = nil }
    environment["GDK_BACKEND"] = "x11"
    environment["HOME"] = path
    for name in ["config", "data", "cache", "state"] {
      environment["XDG_\(name.uppercased())_HOME"] = "\(path)/\(name)"
    }
    environment["XDG_RUNTIME_DIR"] = "\(path)/runtime"
    return environment.merging(Self.gioVariables) { $1 }
  }

  /// Removes the folder. Returns `false` if a program still writes there.
  package func remove() -> Bool { folder.remove() }
}
