import Foundation
import TestSupport
import XCTest

/// A journey in a language with "⟦text⟧" as the translation of each text, and "⟨value⟩" for each value in a text. A
/// text without brackets is missing from the catalogue.
final class TranslationJourneyTests: JourneyTestCase {
  private var prefix: ScratchFolder!

  private var program: String { prefix.path + "/bin/per" }

  override func setUpWithError() throws {
    prefix = ScratchFolder()
    let catalogues = prefix.path + "/share/locale/xx/LC_MESSAGES"
    Files.makeFolder(prefix.path + "/bin")
    Files.makeFolder(catalogues)
    // The program searches its catalogs relative to its own path.
    try FileManager.default.copyItem(atPath: Environment.per, toPath: program)
    let helper = try Program([
      Environment.packageRoot + "/meson-helper.sh", "pseudo-catalogue", catalogues + "/per.mo",
    ]).run()
    XCTAssertEqual(helper.status, 0, helper.errors)
  }

  override func tearDown() {
    super.tearDown()
    prefix = nil
  }

  func testAllTextsAreTranslated() throws {
    // Without a country, nothing is translated.
    try start(
      locale: "en_US.UTF-8", program: program,
      environment: ["LANGUAGE": "xx"])
    try check("the empty list") { $0.says("⟦Which one is the best value?⟧") }
    try checkForm()
    try checkList()
    try checkMenus()
    try checkDialogs()
  }

  // MARK: - The states of the program

  private func checkForm() throws {
    try press("ctrl+n")
    try waitForFocus("⟦Quantity⟧")
    try type("1..5")
    try press("alt+w", "Tab")
    try check("the form, with an error") {
      $0.focus != "⟦Quantity⟧"
        && $0.active?.all.contains { $0.isButton && $0.name == "⟦Weight⟧" } ?? false
        && $0.active?.labels.contains { $0.hasPrefix("⟦Use only one decimal mark") } ?? false
    }
    try wait("the unit has the focus") { $0.focus?.hasPrefix("⟦⟨⟦Unit⟧⟩: ") ?? false }
    try press("space")
    try check("the units of weight") {
      $0.active?.all.contains { $0.role == "list item" && $0.name == "⟦⟨⟦grams⟧⟩ (⟨g⟩)⟧" } ?? false
    }
    try press("Escape")
    try wait("the unit has the focus") { $0.focus?.hasPrefix("⟦⟨⟦Unit⟧⟩: ") ?? false }
    try press("alt+t")
    try check("the note", hasFrames: true) { $0.active?.find("text", "⟦Note⟧")?.isPlaced ?? false }
    try press("Escape")
    try waitForClosedForm()
  }

  private func checkList() throws {
    try add("500 g", "3.99", name: "Espresso")
    try add("12 oz", "4.99", name: "Lungo")
    try add("1000001 mg", "7.99", name: "")
    try check("the list") {
      $0.says("⟦⟨3⟩ products⟧") && $0.hasRow { $0.hasSuffix("⟦Best value!⟧") }
    }
    try press("Menu")
    try check("the menu of a product") { $0.menuItems.contains("⟦Edit…⟧") }
    try press("Escape")
    try wait("the menu is closed") { $0.menuItems.isEmpty }
    try press("F9")
    try check("the sidebar") { screen in
      screen.hasRow { $0.hasSuffix("best: ⟨Espresso⟩⟧") }
    }
    try press("F9")
    try wait("the list has the keyboard") { $0.active?.path == $0.main?.path }
    try click("⟦Clear List⟧")
    try check("the message that the list is cleared") { $0.says("⟦List cleared⟧") }
    try press("ctrl+z")
    try wait("the list is back") { $0.says("⟦⟨3⟩ products⟧") }
  }

  private func checkMenus() throws {
    try press("F10")
    try check("the main menu") { $0.menuItems.contains("⟦About Per⟧") }
    try press("Escape")
    try wait("the menu is closed") { $0.menuItems.isEmpty }
  }

  private func checkDialogs() throws {
    try press("ctrl+comma")
    try wait("the preferences are open") { $0.active?.name == "⟦Preferences⟧" }
    try press("alt+c")
    try wait("the currencies are shown") { $0.active?.name == "⟦Currency⟧" }
    // The names of the currencies are not from this catalog.
    try type("1")
    try check("the currencies without results") {
      $0.active?.all.contains { $0.role == "list item" } == false
    }
    try press("Escape")
    try check("the preferences") { $0.active?.name == "⟦Preferences⟧" }
    try press("Escape")
    try waitForClosedForm()
    try press("ctrl+question")
    try check("the keys") { $0.active?.name == "⟦Keyboard Shortcuts⟧" }
    try press("Escape")
    try waitForClosedForm()
    try press("F2")
    try check("the name") { $0.active?.name == "⟦Name Comparison⟧" }
    try press("Escape")
    try waitForClosedForm()
    try press("F10")
    try wait("the main menu is open") { !$0.menuItems.isEmpty }
    try press("Up", "Return")
    try check("the comments of the About window") {
      $0.active?.labels.contains { $0.hasPrefix("⟦Which of these products") } ?? false
    }
    try press("Escape")
    try waitForClosedForm()
  }

  private func add(_ quantity: String, _ price: String, name: String) throws {
    try press("ctrl+n")
    try waitForFocus("⟦Quantity⟧")
    try type(quantity)
    try press("Return")
    try waitForFocus("⟦Price⟧")
    try type(price)
    try click("⟦Name⟧")
    try type(name)
    try press("Return")
    try waitForClosedForm()
  }

  // MARK: - Checks

  /// Waits until `isTrue`, and checks all texts of the windows.
  private func check(
    _ state: String, hasFrames: Bool = false, file: StaticString = #filePath, line: UInt = #line,
    until isTrue: (Screen) -> Bool
  ) throws {
    let screen = try wait(
      "\(state) is there", hasFrames: hasFrames, file: file, line: line, until: isTrue)
    for node in screen.windows.flatMap(\.all) {
      for text in [node.name, node.description, node.text ?? ""] {
        // The path of the library is the test's own.
        let own = text.replacingOccurrences(of: per.folder.path, with: "")
        for word in Self.untranslatedWords(in: own) {
          XCTFail("In \(state) \(node.role) says “\(text)”: “\(word)”", file: file, line: line)
        }
      }
    }
  }

  /// The words of a text that were not translated and should have been.
  private static func untranslatedWords(in text: String) -> [String] {
    guard !isTextOfGTK(text) else { return [] }
    var brackets: [Character] = []
    var outside = ""
    for character in text {
      switch character {
      case "⟦", "⟨": brackets.append(character)
      case "⟧", "⟩":
        _ = brackets.popLast()
        outside.append(" ")
      default: if brackets.last != "⟦" { outside.append(character) }
      }
    }
    let words = outside.split { !$0.isLetter }.map(String.init)
    // Single letters are keys.
    return words.filter { $0.count > 1 && !known.contains($0) && !keys.contains($0) }
  }

  /// The program's name, the input of the test, the name of the currency, and symbols of units.
  private static let known: Set = [
    "Dollar", "Per", "per", "USD", "data", "db", "Espresso", "Lungo", "kg", "g", "mg", "lb", "oz",
    "st", "L",
    "dL",
    "cL", "mL", "US",
    "imp", "gal", "qt", "pt", "cup", "fl", "tbsp", "tsp", "m", "cm", "mm", "ft", "in", "yd",
  ]

  /// GTK's own texts, and names of its types, which screen readers don't speak.
  private static func isTextOfGTK(_ text: String) -> Bool {
    textsOfGtk.contains(text) || text.hasPrefix("Gtk") || text.hasPrefix("https://")
      || text.hasPrefix("This program comes with absolutely no warranty.")
  }

  private static let textsOfGtk: Set = [
    "(None)", "Close", "Close the window", "Minimize", "Minimize the window", "Maximize",
    "Maximize the window", "Shortcuts", "Search Results", "No Results Found",
    "Try a different search",
  ]

  private static let keys: Set = [
    "Shift", "Ctrl", "Alt", "Tab", "Delete", "Escape", "Return", "Home", "End",
    "Menu",
  ]
}

extension Screen {
  /// Returns whether a row of a list has such a name.
  fileprivate func hasRow(_ isTrue: (String) -> Bool) -> Bool {
    main?.all.contains { $0.role == "list item" && isTrue($0.name) } ?? false
  }
}
