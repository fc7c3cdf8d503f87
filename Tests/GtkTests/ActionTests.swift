import XCTest

import Gtk

@MainActor
final class ActionTests: DisplayTestCase {
  func testButtonActivatesActionWithTarget() async throws {
    let press = SimpleAction("press", choice: "")
    var keys: [String] = []
    press.onChoose { keys.append($0) }
    let group = ActionGroup()
    group.addAction(press)
    let button = Button(label: "7")
    button.actionName = "keypad.press"
    button.setActionTarget("7")
    window.insertActionGroup("keypad", group)
    show(button)
    XCTAssertEqual(button.actionName, "keypad.press")
    button.click()
    XCTAssertEqual(keys, ["7"])
    press.isEnabled = false
    XCTAssertFalse(button.isEffectivelySensitive)
    button.click()
    XCTAssertEqual(keys, ["7"])
    XCTAssertFalse(button.activateAction("keypad.nothing"))
    press.isEnabled = true
    button.click()
    XCTAssertEqual(keys, ["7", "7"])
  }

  func testBooleanActionReportsChanges() async throws {
    let action = SimpleAction("large", isOn: false)
    var seen: [Bool] = []
    action.onChange { seen.append($0) }
    action.activate()
    action.activate()
    XCTAssertEqual(seen, [true, false])
  }

  func testStringActionReportsOnlyUserChanges() async throws {
    let action = SimpleAction("style", choice: "system")
    var seen: [String] = []
    action.onChoose { seen.append($0) }
    action.activate(target: "dark")
    XCTAssertEqual(action.choice, "dark")
    action.choice = "light"
    XCTAssertEqual(action.choice, "light")
    XCTAssertEqual(seen, ["dark"])
  }

  func testActionWithoutTarget() async throws {
    let action = SimpleAction("clear")
    var count = 0
    action.onActivate { count += 1 }
    action.activate()
    action.isEnabled = false
    action.activate()
    XCTAssertEqual(count, 1)
    XCTAssertFalse(action.isEnabled)
  }

  func testMenuOpensAndCloses() async throws {
    let menu = Menu()
    menu.append("Clear List", action: "win.clear")
    let section = Menu()
    section.append("About Per", action: "app.about")
    menu.appendSection(section)
    let button = MenuButton(iconName: "open-menu-symbolic", menu: menu)
    button.isPrimary = true
    button.accessibleLabel = "Main Menu"
    show(button)
    button.popUp()
    settle()
    button.popDown()
    MainLoop.iterate()
    XCTAssertTrue(button.isPrimary)
  }
}
