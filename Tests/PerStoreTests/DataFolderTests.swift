import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

struct DataFolderTests {
  private func path(_ variables: [String: String]) throws -> String {
    try DataFolder.path { variables[$0] }
  }

  @Test func followsTheSpecification() throws {
    let home = ["HOME": "/home/ada"]
    #expect(try path(home) == "/home/ada/.local/share/per")
    for (value, expected) in [
      ("", "/home/ada/.local/share/per"), ("relative/path", "/home/ada/.local/share/per"),
      ("./here", "/home/ada/.local/share/per"), ("~/data", "/home/ada/.local/share/per"),
      ("/data", "/data/per"), ("/data//", "/data/per"), ("/", "/per"), ("/a b/ü", "/a b/ü/per"),
    ] {
      #expect(try path(home.merging(["XDG_DATA_HOME": value]) { $1 }) == expected)
    }
  }

  @Test func readsTheHomeFolderFromTheSystem() throws {
    let entry = try #require(getpwuid(getuid()))
    let home = String(cString: entry.pointee.pw_dir)
    #expect(try path([:]) == home + "/.local/share/per")
    #expect(try path(["HOME": ""]) == home + "/.local/share/per")
    #expect(try path(["HOME": "relative"]) == home + "/.local/share/per")
  }

  @MainActor
  @Test(.enabled(if: getuid() == 0, "Only root can become somebody without a home"))
  func saysThatThereIsNoHomeFolder() {
    let wrapper = ["env", "-u", "HOME", "-u", "XDG_DATA_HOME"]
    let probe = ProbeProcess("-", user: 54_321, wrapper: wrapper)
    let answer = probe.line()
    #expect(answer == "failed noHome ~/.local/share/per")
  }

  @MainActor
  @Test func usesTheBytesOfANameThatIsNotUTF8() throws {
    let scratch = Scratch(onDisk: false)
    let latin = #"XDG_DATA_HOME=$(printf '%s/M\344rz/new' "$0") exec "$@""#
    let probe = ProbeProcess("-", wrapper: ["sh", "-c", latin, scratch.folder])
    #expect(probe.line() == "opened fresh")
    #expect(system("ls \(scratch.folder)/M[!a-z]rz/new/per/per.db >/dev/null") == 0)
  }

  @MainActor
  @Test func acceptsUnusualNames() throws {
    let scratch = Scratch(onDisk: false)
    for name in ["a b", "ü?mode=ro", "#1", "%41", "'quoted'", "new\nline", ":memory:"] {
      let folder = scratch.folder + "/" + name + "/per"
      let (store, report) = try SQLiteStore.open(in: folder)
      #expect(report == .fresh)
      #expect(Files.exists(folder + "/per.db"))
      store.close()
      #expect(try SQLiteStore.open(in: folder).opening == .opened)
    }
  }
}
