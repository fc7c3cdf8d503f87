import Foundation
import TestSupport
import XCTest

/// The installed program has its icon and translations.
final class InstalledTreeTests: JourneyTestCase {
  /// The texts of a language that are needed to add a product.
  private struct Language {
    let locale: String
    /// The value of `LANGUAGE`.
    let name: String
    let keymap: String?
    let list: String
    let dialog: String
    let quantity: String
    let price: String
    let row: String
  }

  private var folder: ScratchFolder!

  private var prefix: String { folder.path }

  override func setUpWithError() throws {
    folder = ScratchFolder()
    try helper("install")
  }

  override func tearDown() {
    super.tearDown()
    XCTAssertNoThrow(try helper("uninstall"))
    let left = FileManager.default.enumerator(atPath: prefix)?.allObjects ?? []
    XCTAssertTrue(left.isEmpty, "Uninstalling left \(left).")
    folder = nil
  }

  func testProductInEnglish() throws {
    try addProduct(
      in: Language(
        locale: "C.UTF-8", name: "en", keymap: nil, list: "Products, best value first",
        dialog: "Add Product", quantity: "Quantity", price: "Price",
        row: "2 kg for 3.50, 1.75 per kg"))
  }

  func testProductInGerman() throws {
    try addProduct(
      in: Language(
        locale: "de_DE.UTF-8", name: "de", keymap: "de",
        list: try german("Products, best value first"), dialog: try german("Add Product"),
        quantity: try german("_Quantity"), price: try german("_Price"), row: "1,75\u{A0}€"))
  }

  /// Adds a product with the keyboard, and checks that it is in the list.
  private func addProduct(in language: Language) throws {
    try start(
      locale: language.locale, keymap: language.keymap,
      program: prefix + "/bin/per",
      environment: [
        "LANGUAGE": language.name,
        "XDG_DATA_DIRS": "\(prefix)/share:/usr/local/share:/usr/share",
      ])
    try press("ctrl+n")
    try wait("the form is open") {
      $0.active?.name == language.dialog && $0.focus == language.quantity
    }
    try type("2")
    try press("Return")
    try waitForFocus(language.price)
    try type(language.locale == "C.UTF-8" ? "3.5" : "3,5")
    try press("Return")
    try wait("the product is in the list") {
      let rows = $0.main?.find("list", language.list)?.children ?? []
      return $0.windows.count == 1 && rows.contains { $0.name.contains(language.row) }
    }
  }

  // MARK: - The installation

  /// Installs or uninstalls the built program.
  private func helper(_ command: String) throws {
    let output = try Self.run(
      [Environment.packageRoot + "/meson-helper.sh", command, "--prefix", prefix],
      ["PER_NO_BUILD": "1", "DESTDIR": ""])
    XCTAssertTrue(output.contains(prefix + "/bin/per"), output)
  }

  /// Returns the installed translation of a text, without its mnemonic mark.
  private func german(_ text: String) throws -> String {
    let translated = try Self.run(
      ["gettext", "per", text],
      [
        "LANGUAGE": "de", "LC_ALL": "de_DE.UTF-8", "TEXTDOMAINDIR": prefix + "/share/locale",
        "LOCPATH": Driver.localeFolder ?? "",
      ])
    XCTAssertNotEqual(translated, text, "This is not translated.")
    return translated.replacingOccurrences(of: "_", with: "")
  }

  /// Runs a command with additional variables, and returns its output.
  private static func run(_ command: [String], _ variables: [String: String]) throws -> String {
    let result = try Program(
      command, environment: Environment.variables.merging(variables) { $1 }
    ).run()
    XCTAssertEqual(result.status, 0, "\(command): \(result.errors)")
    return result.output
  }
}
