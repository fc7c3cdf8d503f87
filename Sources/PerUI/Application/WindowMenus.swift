internal import Gtk

/// The menus with fixed items.
@MainActor
enum WindowMenus {
  /// Returns the main menu.
  ///
  /// - Parameter history: The section that undoes and redoes actions.
  static func main(history: Menu) -> Menu {
    let style = Menu()
    style.appendCustom(id: ActionName.style.rawValue)
    let comparison = Menu([
      (tr("_New Comparison"), .newComparison),
      // Translators: Opens the search in the list of products.
      (tr("_Find…"), .find),
      // Translators: Lets the user enter the amount that they need, such as 1.6 kg, to see what to buy.
      (tr("Needed A_mount…"), .need),
    ])
    // Translators: Opens a menu with actions for the open comparison, such as "Rename Comparison…".
    comparison.appendSubmenu(thisComparison, label: tr("Compari_son"))
    // Translators: Reads the products of a file.
    let files = Menu([(tr("_Import…"), .importFile)])
    // Translators: Opens a menu with "Export as CSV…", "Print…" and "Save as PDF…".
    files.appendSubmenu(output, label: tr("Exp_ort and Print"))
    // Translators: Opens a menu with "Save a Copy of Everything…" and "Restore a Copy…".
    files.appendSubmenu(copies, label: tr("_Backup"))
    let program = Menu([
      (tr("_Preferences"), .preferences),
      (tr("_Keyboard Shortcuts"), .shortcuts),
      (tr("_About Per"), .about),
    ])
    return Menu(sections: [style, history, comparison, files, program])
  }

  /// The part of the main menu for the open comparison.
  private static var thisComparison: Menu {
    Menu(sections: [
      Menu([
        (tr("_Rename Comparison…"), .renameComparison),
        (tr("_Duplicate Comparison"), .duplicateComparison),
        (tr("_Currency…"), .changeCurrency),
      ]),
      Menu([(tr("D_elete Comparison"), .deleteComparison)]),
    ])
  }

  /// The part of the main menu that exports and prints the list.
  private static var output: Menu {
    Menu([
      // Translators: Saves the open list as a CSV file.
      (tr("E_xport as CSV…"), .export),
      (tr("Prin_t…"), .print),
      // Translators: Saves the pages that would be printed.
      (tr("Save as PD_F…"), .savePages),
    ])
  }

  /// The part of the main menu for copies of all comparisons.
  private static var copies: Menu {
    Menu([
      // Translators: Saves all comparisons to a file.
      (tr("_Save a Copy of Everything…"), .saveCopy),
      // Translators: Restores all comparisons from a file.
      (tr("Rest_ore a Copy…"), .restoreCopy),
    ])
  }

  /// The context menu of a comparison in the sidebar.
  static var comparison: Menu {
    Menu(sections: [
      Menu([
        // Translators: Opens the comparison.
        (tr("_Open"), .openRow),
        // Translators: Renames the comparison.
        (tr("_Rename…"), .renameRow),
        // Translators: Duplicates the comparison, or the selected products.
        (tr("_Duplicate"), .duplicateRow),
      ]),
      // Translators: Deletes the comparison.
      Menu([(tr("D_elete"), .deleteRow)]),
    ])
  }

  /// The context menu of the space around the products.
  static var page: Menu {
    Menu(sections: [
      Menu([
        (tr("_Add Product"), .add),
        // Translators: Opens a field for a product that is typed as one line, such as "500 g coffee 3.99".
        (tr("_Type a Product"), .quickEntry),
        // Translators: Adds the products in the text of the clipboard.
        (tr("_Paste"), .paste),
      ]),
      // Translators: Reads the products of a file.
      Menu([(tr("_Import…"), .importFile)]),
    ])
  }

  /// The context menu of the selected products.
  static var product: Menu {
    Menu(sections: [
      Menu([
        // Translators: Edits the selected product.
        (tr("_Edit…"), .edit),
        // Translators: Duplicates the comparison, or the selected products.
        (tr("_Duplicate"), .duplicate),
        // Translators: Moves the selected products to the clipboard.
        (tr("C_ut"), .cut),
        // Translators: Copies the selected products to the clipboard.
        (tr("_Copy"), .copy),
        // Translators: Copies the selected products as text with aligned columns, for a message.
        (tr("Copy as _Text"), .copyAsText),
        // Translators: Adds the products in the text of the clipboard.
        (tr("_Paste"), .paste),
      ]),
      // Translators: Removes the selected products.
      Menu([(tr("_Remove"), .remove)]),
    ])
  }
}
