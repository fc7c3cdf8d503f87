internal import Gtk

/// The menus with fixed items.
@MainActor
enum WindowMenus {
  /// Returns the main menu.
  ///
  /// - Parameter history: The section that undoes and redoes actions.
  static func main(history: Menu) -> Menu {
    let style = Menu()
    style.appendCustom(id: StyleSelector.action)
    let comparison = Menu([
      (tr("_New Comparison"), "win.new-comparison"),
      // Translators: Lets the user enter the amount that they need, such as 1.6 kg, to see what to buy.
      (tr("Needed A_mount…"), "win.need"),
    ])
    // Translators: Opens a menu with actions for the open comparison, such as "Rename Comparison…".
    comparison.appendSubmenu(thisComparison, label: tr("Compari_son"))
    // Translators: Reads the products of a file.
    let files = Menu([(tr("_Import…"), "win.import")])
    // Translators: Opens a menu with "Export as CSV…", "Print…" and "Save as PDF…".
    files.appendSubmenu(output, label: tr("Exp_ort and Print"))
    // Translators: Opens a menu with "Save a Copy of Everything…" and "Restore a Copy…".
    files.appendSubmenu(copies, label: tr("_Backup"))
    let program = Menu([
      (tr("_Preferences"), "win.preferences"),
      (tr("_Keyboard Shortcuts"), "win.show-help-overlay"),
      (tr("_About Per"), "app.about"),
    ])
    return Menu(sections: [style, history, comparison, files, program])
  }

  /// The part of the main menu for the open comparison.
  private static var thisComparison: Menu {
    Menu(sections: [
      Menu([
        (tr("_Rename Comparison…"), "win.rename-comparison"),
        (tr("_Duplicate Comparison"), "win.duplicate-comparison"),
        (tr("_Currency…"), "win.change-currency"),
      ]),
      Menu([(tr("D_elete Comparison"), "win.delete-comparison")]),
    ])
  }

  /// The part of the main menu that exports and prints the list.
  private static var output: Menu {
    Menu([
      // Translators: Saves the open list as a CSV file.
      (tr("E_xport as CSV…"), "win.export"),
      (tr("Prin_t…"), "win.print"),
      // Translators: Saves the pages that would be printed.
      (tr("Save as PD_F…"), "win.save-pages"),
    ])
  }

  /// The part of the main menu for copies of all comparisons.
  private static var copies: Menu {
    Menu([
      // Translators: Saves all comparisons to a file.
      (tr("_Save a Copy of Everything…"), "win.save-copy"),
      // Translators: Restores all comparisons from a file.
      (tr("Rest_ore a Copy…"), "win.restore-copy"),
    ])
  }

  /// The context menu of a comparison in the sidebar.
  static var comparison: Menu {
    Menu(sections: [
      Menu([
        // Translators: Opens the comparison.
        (tr("_Open"), "comparison.open"),
        // Translators: Renames the comparison.
        (tr("_Rename…"), "comparison.rename"),
        // Translators: Duplicates the comparison, or the selected products.
        (tr("_Duplicate"), "comparison.duplicate"),
      ]),
      // Translators: Deletes the comparison.
      Menu([(tr("D_elete"), "comparison.delete")]),
    ])
  }

  /// The context menu of the selected products.
  static var product: Menu {
    Menu(sections: [
      Menu([
        // Translators: Edits the selected product.
        (tr("_Edit…"), "win.edit"),
        // Translators: Duplicates the comparison, or the selected products.
        (tr("_Duplicate"), "win.duplicate"),
        // Translators: Copies the selected products to the clipboard.
        (tr("_Copy"), "win.copy"),
        // Translators: Copies the selected products as text with aligned columns, for a message.
        (tr("Copy as _Text"), "win.copy-as-text"),
        // Translators: Adds the products in the text of the clipboard.
        (tr("_Paste"), "win.paste"),
      ]),
      // Translators: Removes the selected products.
      Menu([(tr("_Remove"), "win.remove")]),
    ])
  }
}
