import Gtk
import PerUI
import XCTest

/// GTK's parser reads the style sheets without errors and warnings.
@MainActor
final class StyleSheetTests: DisplayTestCase {
  /// The deprecated features that have no alternative in GTK 4.8.
  private static let accepted = [
    "@define-color and named colors are deprecated", "alpha() is deprecated",
    "mix() is deprecated",
  ]

  func testTheParserReportsNoErrors() async throws {
    for isDark in [false, true] {
      for isHighContrast in [false, true] {
        let css = AppStyle.css(isDark: isDark, isHighContrast: isHighContrast)
        XCTAssertGreaterThan(css.utf8.count, 1000)
        let messages = StyleSheet.parserMessages(for: css).filter { message in
          !Self.accepted.contains { message.hasSuffix(": \($0)") }
        }
        XCTAssertEqual(messages, [], "dark: \(isDark), high contrast: \(isHighContrast)")
      }
    }
  }

  func testErrorsAreFound() async throws {
    for css in ["button {", "button { colour: red; }", "button { color: redd; }", "button::x { }"] {
      XCTAssertNotEqual(StyleSheet.parserMessages(for: css), [], css)
    }
  }

  func testDeprecatedFeaturesAreFound() async throws {
    let messages = StyleSheet.parserMessages(for: "button { color: shade(red, 0.5); }")
    XCTAssertEqual(!messages.isEmpty, GtkRuntime.isAtLeast(minor: 16), "\(messages)")
  }
}
