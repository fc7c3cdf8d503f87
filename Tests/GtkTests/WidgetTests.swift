import XCTest

import Gtk

@MainActor
final class WidgetTests: DisplayTestCase {
  func testPropertiesAreReadBack() async throws {
    let label = Label("500 g for €3.99")
    label.horizontalExpand = true
    label.verticalExpand = true
    label.horizontalAlignment = .end
    label.verticalAlignment = .baseline
    label.margin = 6
    label.widthRequest = 120
    label.tooltip = "As it was typed"
    label.addClass("large")
    label.setClass("best", on: true)
    label.setClass("large", on: false)
    label.isWrapping = true
    label.ellipsizes = .end
    label.lines = 2
    label.xalign = 0
    label.widthChars = 4
    label.maxWidthChars = 20
    label.textDirection = .rightToLeft
    label.justification = .center
    XCTAssertTrue(label.horizontalExpand && label.verticalExpand)
    XCTAssertEqual(label.horizontalAlignment, .end)
    XCTAssertEqual(label.verticalAlignment, .baseline)
    XCTAssertEqual(label.margin, 6)
    XCTAssertEqual(label.widthRequest, 120)
    XCTAssertEqual(label.heightRequest, -1)
    XCTAssertEqual(label.tooltip, "As it was typed")
    XCTAssertTrue(label.hasClass("best"))
    XCTAssertFalse(label.hasClass("large"))
    XCTAssertTrue(label.isWrapping)
    XCTAssertEqual(label.ellipsizes, .end)
    XCTAssertEqual(label.lines, 2)
    XCTAssertEqual(label.xalign, 0)
    XCTAssertEqual(label.widthChars, 4)
    XCTAssertEqual(label.maxWidthChars, 20)
    XCTAssertEqual(label.textDirection, .rightToLeft)
    XCTAssertEqual(label.justification, .center)
  }

  func testGridFollowsTextDirection() async throws {
    let grid = Grid()
    let one = Button(label: "1")
    let two = Button(label: "2")
    grid.attach(one, column: 0, row: 0)
    grid.attach(two, column: 1, row: 0)
    grid.attach(Button(label: "="), column: 2, row: 0, height: 2)
    grid.rowSpacing = 4
    grid.columnSpacing = 5
    grid.isRowHomogeneous = true
    grid.isColumnHomogeneous = true
    show(grid)
    func xOfTwo() -> Double { two.position(in: one)?.x ?? 0 }
    XCTAssertGreaterThan(xOfTwo(), 0)
    XCTAssertEqual(one.allocatedWidth, two.allocatedWidth)
    grid.textDirection = .rightToLeft
    MainLoop.iterate(until: { xOfTwo() < 0 })
    XCTAssertLessThan(xOfTwo(), 0)
    grid.textDirection = .leftToRight
    MainLoop.iterate(until: { xOfTwo() > 0 })
    XCTAssertGreaterThan(xOfTwo(), 0)
    XCTAssertEqual([grid.rowSpacing, grid.columnSpacing], [4, 5])
  }

  func testAHiddenBoxIsMeasuredAgainAfterItGotAChild() async throws {
    let (outer, inner) = (Box(.vertical), Box(.vertical))
    outer.append(inner)
    XCTAssertEqual(outer.naturalHeight(forWidth: 100), 0)
    inner.isVisible = false
    inner.append(Label("500 g"))
    inner.isVisible = true
    XCTAssertGreaterThan(outer.naturalHeight(forWidth: 100), 0)
  }

  func testBoxOrdersChildren() async throws {
    let box = Box(.horizontal, spacing: 6)
    let middle = Label("b")
    box.append(middle)
    box.append(Label("d"))
    box.prepend(Label("a"))
    box.insert(Label("c"), after: middle)
    box.isHomogeneous = true
    XCTAssertEqual(box.children.map { $0.cast(to: Label.self)?.text }, ["a", "b", "c", "d"])
    box.remove(middle)
    XCTAssertEqual(box.children.count, 3)
    XCTAssertNil(middle.parent)
    XCTAssertTrue(box.isHomogeneous)
    XCTAssertEqual(box.spacing, 6)
  }

  func testStackShowsOneChild() async throws {
    let stack = Stack()
    let empty = Label("Nothing here")
    let list = Label("List")
    stack.addChild(empty, name: "empty")
    stack.addChild(list, name: "list")
    show(stack)
    XCTAssertEqual(stack.visibleChildName, "empty")
    stack.visibleChildName = "list"
    XCTAssertTrue(MainLoop.iterate(until: { list.isMapped && !empty.isMapped }))
  }

  func testOverlayRevealerShowsAndHidesChild() async throws {
    let overlay = Overlay()
    let revealer = Revealer(transition: .slideUp)
    revealer.child = Label("Cleared")
    revealer.verticalAlignment = .end
    overlay.child = Label("List")
    overlay.addOverlay(revealer)
    show(overlay)
    XCTAssertFalse(revealer.isChildRevealed)
    revealer.isRevealed = true
    XCTAssertTrue(MainLoop.iterate(until: { revealer.isChildRevealed }))
    revealer.isRevealed = false
    XCTAssertTrue(MainLoop.iterate(until: { !revealer.isChildRevealed }))
  }

  func testVerticalScrolling() async throws {
    let tall = Box(.vertical)
    tall.heightRequest = 2000
    let scrolled = ScrolledWindow(child: tall)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    var changes = 0
    scrolled.onVerticalPositionChange { _ in changes += 1 }
    show(scrolled)
    scrolled.verticalPosition = 50
    XCTAssertEqual(scrolled.verticalPosition, 50)
    XCTAssertEqual(changes, 1)
    XCTAssertGreaterThan(scrolled.maximumVerticalPosition, 1000)
  }

  func testGroupHasOneActiveToggleButton() async throws {
    let weight = ToggleButton(label: "Weight")
    let volume = ToggleButton(label: "Volume")
    volume.group(with: weight)
    weight.isActive = true
    var toggles: [String] = []
    weight.onToggle { toggles.append("weight") }
    volume.onToggle { toggles.append("volume") }
    show(Box(.horizontal))
    volume.click()
    XCTAssertTrue(volume.isActive)
    XCTAssertFalse(weight.isActive)
    XCTAssertEqual(Set(toggles), ["weight", "volume"])
    volume.click()
    XCTAssertTrue(volume.isActive, "Clicking the active button must not deactivate it.")
  }

  func testMnemonicLabelLabelsWidget() async throws {
    let label = Label(mnemonic: "_Quantity")
    let entry = Entry()
    label.mnemonicWidget = entry
    XCTAssertEqual(label.text, "Quantity")
    XCTAssertTrue(label.mnemonicWidget?.isSame(as: entry) == true)
    XCTAssertTrue(entry.isAccessibleLabelledBy)
  }

  func testStyleSheetAndSettings() async throws {
    StyleSheet.load(".wide { min-width: 333px; }")
    let label = Label("€7.98 per kg")
    label.addClass("wide")
    label.horizontalAlignment = .start
    show(label)
    XCTAssertEqual(label.allocatedWidth, 333)
    let settings = try XCTUnwrap(Settings.current)
    settings.prefersDark = true
    XCTAssertTrue(settings.prefersDark)
    settings.prefersDark = false
    XCTAssertFalse(settings.prefersDark)
    XCTAssertFalse(settings.animationsEnabled)
    XCTAssertTrue(GtkRuntime.version.hasPrefix("4."))
  }

  func testClampNaturalWidthIsIndependentOfChild() async throws {
    let label = Label("a")
    let clamp = Clamp(naturalWidth: 300, child: label)
    XCTAssertEqual(clamp.naturalWidth, 300)
    label.text = String(repeating: "rice ", count: 100)
    label.isWrapping = true
    XCTAssertGreaterThan(label.naturalWidth, 300)
    XCTAssertEqual(clamp.naturalWidth, 300)
    label.widthRequest = 400
    XCTAssertEqual(clamp.naturalWidth, 400)
  }

  func testClampHasTheHeightForItsOwnWidth() async throws {
    let label = Label(String(repeating: "rice ", count: 100))
    label.isWrapping = true
    let clamp = Clamp(naturalWidth: 300, child: label)
    clamp.horizontalAlignment = .center
    XCTAssertGreaterThan(label.naturalHeight(forWidth: 300), label.naturalHeight(forWidth: 2_000))
    XCTAssertEqual(clamp.naturalHeight(forWidth: 2_000), label.naturalHeight(forWidth: 300))
  }

  func testProgressBarFraction() async throws {
    let bar = ProgressBar()
    bar.fraction = 0.25
    XCTAssertEqual(bar.fraction, 0.25)
  }
}
