internal import Gtk

/// The menus with fixed items.
@MainActor
enum WindowMenus {
  /// The section of the main menu that the style selector fills.
  static var style: Menu {
    let menu = Menu()
    menu.appendCustom(id: StyleSelector.action)
    return menu
  }

  /// The section of the main menu for the open comparison.
  static var comparison: Menu {
    let menu = Menu()
    menu.append(tr("_New Comparison"), action: "win.new-comparison")
    menu.append(tr("_Rename Comparison…"), action: "win.rename-comparison")
    menu.append(tr("_Currency…"), action: "win.change-currency")
    menu.append(tr("_Duplicate Comparison"), action: "win.duplicate-comparison")
    return menu
  }

  /// The section of the main menu that deletes the open comparison.
  static var removal: Menu {
    let menu = Menu()
    menu.append(tr("D_elete Comparison"), action: "win.delete-comparison")
    return menu
  }

  /// The section of the main menu for the program.
  static var program: Menu {
    let menu = Menu()
    menu.append(tr("_Preferences"), action: "win.preferences")
    menu.append(tr("_Keyboard Shortcuts"), action: "win.show-help-overlay")
    menu.append(tr("_About Per"), action: "app.about")
    return menu
  }

  /// The context menu of a comparison in the sidebar.
  static var comparisonRow: Menu {
    let menu = Menu()
    // Translators: Opens the comparison.
    menu.append(tr("_Open"), action: "comparison.open", accelerator: "Return")
    // Translators: Renames the comparison.
    menu.append(tr("_Rename…"), action: "comparison.rename", accelerator: "F2")
    // Translators: Duplicates the comparison, or the selected products.
    menu.append(tr("_Duplicate"), action: "comparison.duplicate", accelerator: "<Control>d")
    let removal = Menu()
    // Translators: Deletes the comparison.
    removal.append(tr("D_elete"), action: "comparison.delete", accelerator: "Delete")
    menu.appendSection(removal)
    return menu
  }

  /// The context menu of the selected products.
  static var product: Menu {
    let menu = Menu()
    // Translators: Edits the selected product.
    menu.append(tr("_Edit…"), action: "win.edit", accelerator: "Return")
    // Translators: Duplicates the comparison, or the selected products.
    menu.append(tr("_Duplicate"), action: "win.duplicate", accelerator: "<Control>d")
    // Translators: Copies the selected products to the clipboard, as text.
    menu.append(tr("_Copy"), action: "win.copy", accelerator: "<Control>c")
    // Translators: Adds the products in the text of the clipboard.
    menu.append(tr("_Paste"), action: "win.paste", accelerator: "<Control>v")
    let removal = Menu()
    // Translators: Removes the selected products.
    removal.append(tr("_Remove"), action: "win.remove", accelerator: "Delete")
    menu.appendSection(removal)
    return menu
  }
}
