import Glibc
import PerCore
import PerFiles
import TestSupport
import Testing

@MainActor @Suite struct ImportFailureTests {
  private func state(of source: ImportSource) throws -> ImportController.State {
    let session = ImportSession(source)
    try session.read()
    #expect(session.controller.rows.isEmpty)
    return session.controller.state
  }

  @Test func aMissingFileHasTheErrorOfTheSystem() throws {
    let folder = ScratchFolder()
    #expect(
      try state(of: .file(folder.path + "/none.csv")) == .failed(.file(.system(ENOENT))))
  }

  @Test func aFileWithoutAPathIsReadFromItsContent() throws {
    let table = "Product;Size;Price\nRice;500 g;1,29\n"
    let session = ImportSession(.content(Array(table.utf8), name: "prices.csv"))
    try session.read()
    #expect(session.controller.rows.map { $0.product?.name } == ["Rice"])
    #expect(session.controller.source.fileName == "prices.csv")
    #expect(
      try state(of: .unreadable(name: "prices.csv", "no server"))
        == .failed(.unreadable("no server")))
  }

  @Test func aFolderIsRefused() throws {
    let folder = ScratchFolder()
    #expect(try state(of: .file(folder.path)) == .failed(.file(.folder)))
  }

  @Test func aPipeIsRefusedWithoutWaiting() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/pipe.csv"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(try state(of: .file(path)) == .failed(.file(.notRegular)))
  }

  @Test func aLargeFileIsRefusedBeforeItIsRead() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/large.csv"
    Files.write([], to: path)
    #expect(truncate(path, 1 << 31) == 0)
    #expect(try state(of: .file(path)) == .failed(.file(.tooLarge)))
  }

  @Test func aBinaryFileIsRefused() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/picture.csv"
    Files.write((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 13) }, to: path)
    #expect(try state(of: .file(path)) == .failed(.text(.binary)))
  }

  @Test func anEmptyFileHasNothingToImport() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/empty.csv"
    Files.write([], to: path)
    #expect(try state(of: .file(path)) == .failed(.empty))
    #expect(try state(of: .text(" \n\n")) == .failed(.empty))
  }

  @Test func aTableWithOnlyAHeaderHasNoProducts() throws {
    let session = ImportSession(.text("Name;Menge;Preis\n"))
    try session.read()
    #expect(session.controller.state == .ready && session.controller.addedCount == 0)
  }

  @Test func aFileThatIsRemovedAfterReadingStaysReadable() throws {
    let folder = ScratchFolder()
    let path = folder.path + "/prices.csv"
    Files.write([UInt8]("Name;Menge;Preis\nReis;1 kg;2,00\n".utf8), to: path)
    let session = ImportSession(.file(path))
    try session.read()
    #expect(unlink(path) == 0)
    session.controller.chooseEncoding("WINDOWS-1252")
    try session.read()
    #expect(session.controller.counts.products == 1)
  }
}
