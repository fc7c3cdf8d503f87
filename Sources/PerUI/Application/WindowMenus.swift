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
      (tr("_Rename Comparison…"), "win.rename-comparison"),
      (tr("_Currency…"), "win.change-currency"),
      (tr("_Duplicate Comparison"), "win.duplicate-comparison"),
      // Translators: Lets the user enter the amount that they need, such as 1.6 kg, to see what to buy.
      (tr("Needed A_mount…"), "win.need"),
    ])
    let files = Menu([
      // Translators: Reads the products of a file.
      (tr("_Import…"), "win.import"),
      // Translators: Saves the open list as a CSV file.
      (tr("E_xport…"), "win.export"),
      (tr("Prin_t…"), "win.print"),
      // Translators: Saves the pages that would be printed.
      (tr("Save as PD_F…"), "win.save-pages"),
    ])
    let copies = Menu([
      // Translators: Saves all comparisons to a file.
      (tr("_Save a Copy of Everything…"), "win.save-copy"),
      // Translators: Restores all comparisons from a file.
      (tr("Rest_ore a Copy…"), "win.restore-copy"),
    ])
    let removal = Menu([(tr("D_elete Comparison"), "win.delete-comparison")])
    let program = Menu([
      (tr("_Preferences"), "win.preferences"),
      (tr("_Keyboard Shortcuts"), "win.show-help-overlay"),
      (tr("_About Per"), "app.about"),
    ])
    return Menu(sections: [style, history, comparison, files, copies, removal, program])
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
