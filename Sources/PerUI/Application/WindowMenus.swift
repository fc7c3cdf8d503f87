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
    menu.append(tr("_New Comparison"), "win.new-comparison")
    menu.append(tr("_Rename Comparison…"), "win.rename-comparison")
    menu.append(tr("_Currency…"), "win.change-currency")
    menu.append(tr("_Duplicate Comparison"), "win.duplicate-comparison")
    return menu
  }

  /// The section of the main menu for files with products, and for paper.
  static var list: Menu {
    let menu = Menu()
    // Translators: Reads the products of a file.
    menu.append(tr("_Import…"), "win.import")
    // Translators: Saves the open list as a CSV file.
    menu.append(tr("E_xport…"), "win.export")
    menu.append(tr("Prin_t…"), "win.print")
    // Translators: Saves the pages that would be printed.
    menu.append(tr("Save as PD_F…"), "win.save-pages")
    return menu
  }

  /// The section of the main menu for copies of all comparisons.
  static var copies: Menu {
    let menu = Menu()
    // Translators: Saves all comparisons to a file.
    menu.append(tr("_Save a Copy of Everything…"), "win.save-copy")
    // Translators: Restores all comparisons from a file.
    menu.append(tr("Rest_ore…"), "win.restore-copy")
    return menu
  }

  /// The section of the main menu that deletes the open comparison.
  static var removal: Menu {
    let menu = Menu()
    menu.append(tr("D_elete Comparison"), "win.delete-comparison")
    return menu
  }

  /// The section of the main menu for the program.
  static var program: Menu {
    let menu = Menu()
    menu.append(tr("_Preferences"), "win.preferences")
    menu.append(tr("_Keyboard Shortcuts"), "win.show-help-overlay")
    menu.append(tr("_About Per"), "app.about")
    return menu
  }

  /// The context menu of a comparison in the sidebar.
  static var comparisonRow: Menu {
    let menu = Menu()
    // Translators: Opens the comparison.
    menu.append(tr("_Open"), "comparison.open")
    // Translators: Renames the comparison.
    menu.append(tr("_Rename…"), "comparison.rename")
    // Translators: Duplicates the comparison, or the selected products.
    menu.append(tr("_Duplicate"), "comparison.duplicate")
    let removal = Menu()
    // Translators: Deletes the comparison.
    removal.append(tr("D_elete"), "comparison.delete")
    menu.appendSection(removal)
    return menu
  }

  /// The context menu of the selected products.
  static var product: Menu {
    let menu = Menu()
    // Translators: Edits the selected product.
    menu.append(tr("_Edit…"), "win.edit")
    // Translators: Duplicates the comparison, or the selected products.
    menu.append(tr("_Duplicate"), "win.duplicate")
    // Translators: Copies the selected products to the clipboard.
    menu.append(tr("_Copy"), "win.copy")
    // Translators: Copies the selected products as text with aligned columns, for a message.
    menu.append(tr("Copy as _Text"), "win.copy-as-text")
    // Translators: Adds the products in the text of the clipboard.
    menu.append(tr("_Paste"), "win.paste")
    let removal = Menu()
    // Translators: Removes the selected products.
    removal.append(tr("_Remove"), "win.remove")
    menu.appendSection(removal)
    return menu
  }
}
