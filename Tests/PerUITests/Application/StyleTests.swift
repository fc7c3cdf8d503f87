import Foundation
import TestSupport
import XCTest

final class StyleTests: XCTestCase {
  /// The named colors of GTK's default theme that exist in all versions from 4.8 to 4.18.
  private static let themeColors: Set = [
    "theme_fg_color", "theme_text_color", "theme_bg_color", "theme_base_color",
    "theme_selected_bg_color", "theme_selected_fg_color", "insensitive_bg_color",
    "insensitive_fg_color", "insensitive_base_color", "borders", "unfocused_borders",
    "warning_color", "error_color", "success_color",
  ]

  private static let sheets = ["contrast", "look", "style"]

  private func sheet(_ name: String) throws -> String {
    try Files.source("Sources/PerUI/Resources/\(name).css")
  }

  /// GTK ignores a rule with an unknown color without a warning.
  func testAllNamedColorsAreDefined() throws {
    let sheets = try Self.sheets.map(sheet).joined(separator: "\n")
    let style = try Files.source("Sources/PerUI/Application/AppStyle.swift")
    let defined = Set(
      (sheets + style).matches(of: /@define-color (\w+)/).map { String($0.output.1) })
    let used = Set(sheets.matches(of: /@(\w+)/).map { String($0.output.1) })
    XCTAssertGreaterThan(used.count, 10)
    XCTAssertEqual(
      used.subtracting(defined).subtracting(Self.themeColors).subtracting(["define"]), [])
  }

  /// Newer versions of GTK deprecate these functions, and GTK 4.8 has no other way to change a color of the theme or of
  /// the text.
  func testFunctionsChangeOnlyColorsThatAreUnknown() throws {
    for sheet in Self.sheets {
      let css = try self.sheet(sheet)
      for match in css.matches(of: /(alpha|mix)\(([^,]*)/) {
        let color = String(match.output.2)
        XCTAssertTrue(
          color == "currentColor" || color.hasPrefix("@"), "\(sheet): \(match.output.0)")
      }
    }
  }

  /// A space on one side only is on the other side in languages that are written from right to left.
  func testSpacesOnOneSideDependOnTheDirection() throws {
    for sheet in Self.sheets {
      let css = try self.sheet(sheet)
      for rule in css.matches(of: /([^{}]+)\{([^}]*)\}/) {
        let body = String(rule.output.2)
        let isOneSided =
          body.contains(/(padding|margin)-(left|right):/)
          || body.matches(of: /(padding|margin): *[^\s;]+ +([^\s;]+) +[^\s;]+ +([^\s;]+)/)
            .contains { $0.output.2 != $0.output.3 }
        guard isOneSided else { continue }
        for selector in rule.output.1.split(separator: ",") {
          XCTAssertTrue(selector.contains(":dir("), "\(sheet): \(selector)")
        }
      }
    }
  }
}
