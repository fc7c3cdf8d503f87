import XCTest

import Gtk

@MainActor
final class WindowTests: DisplayTestCase {
  func testApplicationRunsUntilQuit() async throws {
    let application = Application(id: "org.example.PerTest", nonUnique: true)
    var steps: [String] = []
    application.onRegister { steps.append("register") }
    application.onActivate { [weak application] in
      guard let application else { return }
      steps.append("activate")
      let window = ApplicationWindow(application: application)
      let about = SimpleAction("about")
      about.onActivate { steps.append("about") }
      let clear = SimpleAction("clear")
      clear.onActivate { steps.append("clear") }
      application.addAction(about)
      window.addAction(clear)
      application.setAccelerators(["<Control>q", "<Control>w"], for: "win.clear")
      window.present()
      XCTAssertTrue(application.activeWindow?.isSame(as: window) == true)
      MainLoop.idle {
        XCTAssertTrue(window.activateAction("app.about"))
        XCTAssertTrue(window.activateAction("win.clear"))
        application.quit()
      }
    }
    XCTAssertEqual(application.run(["per"]), 0)
    XCTAssertEqual(steps, ["register", "activate", "about", "clear"])
  }

  func testWindowPropertiesAreReadBack() async throws {
    let bar = HeaderBar()
    let add = Button(iconName: "list-add-symbolic")
    let entry = Entry()
    bar.packStart(add)
    bar.packEnd(Button(iconName: "user-trash-symbolic"))
    bar.titleWidget = Label("Weekly shopping")
    bar.showsTitleButtons = false
    window.titlebar = bar
    window.title = "Per"
    window.isResizable = false
    show(entry)
    XCTAssertEqual(window.title, "Per")
    XCTAssertTrue(window.titlebar?.isSame(as: bar) == true)
    XCTAssertTrue(window.child?.isSame(as: entry) == true)
    XCTAssertTrue(entry.root?.isSame(as: window) == true)
    XCTAssertFalse(window.isResizable)
    XCTAssertEqual(bar.titleWidget?.cast(to: Label.self)?.text, "Weekly shopping")
    XCTAssertFalse(bar.showsTitleButtons)
  }

  func testDialogIsTransientForWindow() async throws {
    show(Label("Per"))
    let dialog = Window()
    dialog.transientFor = window
    dialog.isModal = true
    dialog.child = Entry()
    var isMapped = false
    dialog.onMapped { isMapped = true }
    dialog.present()
    XCTAssertTrue(MainLoop.iterate(until: { isMapped }))
    XCTAssertTrue(dialog.transientFor?.isSame(as: window) == true)
    XCTAssertTrue(dialog.isModal)
    dialog.destroy()
  }

  func testShortcutsWindowEscapesMarkup() async throws {
    let shortcuts = ShortcutsWindow(
      title: "Products & <Lists>",
      groups: [
        (
          "\"List\"",
          [("Add a product", "<Control>n"), ("Clear the list", "<Control><Shift>Delete")]
        )
      ])
    shortcuts.present()
    XCTAssertTrue(MainLoop.iterate(until: { shortcuts.isMapped }))
    XCTAssertTrue(labels(in: shortcuts).contains("Clear the list"))
    XCTAssertTrue(labels(in: shortcuts).contains("\"List\""))
    shortcuts.destroy()
  }

  private func labels(in widget: Widget) -> [String] {
    (widget.cast(to: Label.self).map { [$0.text] } ?? [])
      + widget.children.flatMap { labels(in: $0) }
  }
}
