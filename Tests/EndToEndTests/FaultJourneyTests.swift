import XCTest

/// The window reports disk failures, and the data is kept as far as possible.
final class FaultJourneyTests: JourneyTestCase {
  func testAFolderThatCannotBeCreatedIsReported() throws {
    try start()
    try quit()
    let home = per.folder.appendingPathComponent("home")
    let share = home.appendingPathComponent(".local/share")
    try FileManager.default.createDirectory(
      at: share.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: share)
    let environment = ["HOME": home.path, "XDG_DATA_HOME": ""]
    try startAgain(environment: environment)
    try wait("a message says what can't be saved") {
      $0.says("Changes can’t be saved in \(share.path)/per: Not a directory")
    }
    try add((quantity: "1", price: "3"), (quantity: "2", price: "5"))
    let names = try wait("both are on the screen") { $0.rows.count == 2 }.rowNames
    XCTAssertTrue(try per.read().says("Changes can’t be saved"))
    try FileManager.default.removeItem(at: share)
    try wait("it is saved as soon as possible") { !$0.says("Changes can’t be saved") }
    XCTAssertEqual(try per.read().rowNames, names)
    try per.kill()
    try startAgain(environment: environment)
    try waitForRows(names)
  }

  func testAFullDiskIsReportedAndChangesAreSavedLater() throws {
    try start()
    try quit()
    try startAgain(ignoringFileSize: true)
    try add((quantity: "1", price: "3"))
    try per.limitFiles(to: 4096)
    try add((quantity: "2", price: "5"))
    try wait("the disk is full") { $0.says("The disk is full.") && $0.rows.count == 2 }
    try add((quantity: "4", price: "8"))
    let names = try wait("all is on the screen") { $0.rows.count == 3 }.rowNames
    try per.limitFiles(to: nil)
    try wait("it is saved as soon as there is space") { !$0.says("The disk is full.") }
    try per.kill()
    try startAgain()
    try waitForRows(names)
  }

  func testDamagedFileIsSetAside() throws {
    try start()
    try add((quantity: "1", price: "3"), (quantity: "2", price: "5"))
    try quit()
    let file = try FileHandle(forUpdating: library)
    try file.seek(toOffset: 4096)
    try file.write(contentsOf: Data(repeating: 0xA5, count: 64))
    try file.close()
    let bytes = try Data(contentsOf: library)

    try startAgain()
    let moved = "The damaged file was moved to "
    let screen = try wait("a message reports the damage") { $0.says(moved) }
    let words = screen.main?.labels.first { $0.contains(moved) } ?? ""
    let name = words.components(separatedBy: moved)[1].components(separatedBy: ". ")[0]
      .trimmingCharacters(in: ["."])
    let path =
      name.hasPrefix("/") ? name : library.deletingLastPathComponent().path + "/" + name
    XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path)), bytes, words)
    // The message may not have been read.
    try per.kill()
    try startAgain()
    try wait("the message is shown again") { $0.main?.labels.contains(words) == true }
    try click("Dismiss")
    let count = try per.read().rows.count
    try add((quantity: "9", price: "9"))
    try wait("one more is there") { $0.rows.count == count + 1 }
    try per.kill()
    try startAgain()
    try wait("Per keeps running") { $0.rows.count == count + 1 && !$0.says("were damaged") }
  }
}
