import Gtk
import XCTest

/// Widgets are released with their wrappers, unless another widget contains them.
@MainActor
final class ReleaseTests: DisplayTestCase {
  func testWidgetsAreReleasedWithTheirWrappers() async throws {
    let factory = ListItemFactory<Label>(setup: { _ in Label() }, bind: { _, _ in })
    let widgets: [(name: String, make: () -> Widget)] = [
      ("Button", { Button(mnemonic: "_Add") }),
      ("CenterBox", { CenterBox(center: Label("1"), end: Label("2")) }),
      ("CheckButton", { CheckButton(mnemonic: "_Add") }),
      ("Clamp", { Clamp(naturalWidth: 100, child: Label("1")) }),
      ("DropDown", { DropDown(["g", "kg"], ellipsizes: true) }),
      ("Entry", { Entry() }),
      ("Expander", { Expander(mnemonic: "_Note") }),
      ("FittingBox", { FittingBox() }),
      ("Grid", { Grid() }),
      ("HeaderBar", { HeaderBar() }),
      ("Image", { Image(iconName: "list-add-symbolic") }),
      ("Inscription", { Inscription() }),
      ("ListView", { ListView(NoSelection(StringList(["1"])), factory: factory) }),
      (
        "MenuButton",
        {
          let menu = Menu()
          menu.append("Add", action: "win.add")
          return MenuButton(iconName: "open-menu-symbolic", menu: menu)
        }
      ),
      ("Overlay", { Overlay() }),
      ("ProgressBar", { ProgressBar() }),
      ("Revealer", { Revealer() }),
      ("ScrolledWindow", { ScrolledWindow(child: Label("1")) }),
      (
        "ScrolledCard",
        {
          let list = ListView(NoSelection(StringList(["1"])), factory: factory)
          return ScrolledCard(ScrolledWindow(child: list), list: list, footer: Label("1"))
        }
      ),
      ("SearchEntry", { SearchEntry() }),
      ("Spinner", { Spinner() }),
      ("Stack", { Stack() }),
      ("ToggleButton", { ToggleButton(label: "1") }),
    ]
    for (name, make) in widgets {
      for isShown in [false, true] {
        var isReleased = false
        do {
          let widget = make()
          widget.tooltip = "Tooltip"
          widget.onFontChange {}
          widget.onDestroy { isReleased = true }
          if isShown {
            show(widget)
            window.child = nil
          }
        }
        let isInTime = MainLoop.iterate(until: { isReleased }, timeout: 5)
        XCTAssertTrue(isInTime, "\(name), shown: \(isShown)")
      }
    }
  }
}
