import Glibc
import PerFiles
import TestSupport
import Testing

struct FileWriterTests {
  private let scratch = ScratchFolder()

  private var files: [String] {
    guard let folder = opendir(scratch.path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  @Test func writesAndReplacesAFile() throws {
    let path = scratch.path + "/file"
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    try FileWriter.write(bytes, to: path, isPrivate: true)
    #expect(Files.read(path) == bytes)
    #expect(Files.mode(path) & 0o777 == 0o600)
    chmod(path, 0o640)
    try FileWriter.write([1, 2], to: path)
    #expect(Files.read(path) == [1, 2])
    #expect(Files.mode(path) & 0o777 == 0o640)
    #expect(files == ["file"])
  }

  @Test func keepsALinkToTheFile() throws {
    let (path, link) = (scratch.path + "/file", scratch.path + "/link")
    Files.write([1], to: path)
    symlink("file", link)
    try FileWriter.write([2], to: link)
    #expect(Files.read(path) == [2])
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func refusesFoldersAndPipes() throws {
    mkfifo(scratch.path + "/fifo", 0o600)
    mkdir(scratch.path + "/folder", 0o700)
    for name in ["fifo", "folder", "missing/file"] {
      #expect(throws: FileWriter.Failure.self) {
        try FileWriter.write([1], to: scratch.path + "/" + name)
      }
    }
    #expect(files == ["fifo", "folder"])
  }
}
