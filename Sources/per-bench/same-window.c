// The baseline for Per's start: Per's main window in C, with the same style sheet, empty or with a list.
// Usage: same-window STYLE-SHEET NUMBER-OF-PRODUCTS

#include <gtk/gtk.h>
#include <stdlib.h>

static const char *style_sheet;
static int product_count;

static GtkWidget *
header_button (GtkWidget *button, const char *name, const char *action)
{
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static GMenu *
section (const char *const *items)
{
  GMenu *menu = g_menu_new ();
  for (int i = 0; items[i] != NULL; i += 2)
    g_menu_append (menu, items[i], items[i + 1]);
  return menu;
}

static GtkWidget *
create_header (void)
{
  static const char *const sections[][10] = {
    { "Undo", "win.undo", "Redo", "win.redo" },
    { "_New Comparison", "win.new-comparison", "_Rename Comparison…", "win.rename-comparison",
      "_Currency…", "win.change-currency", "_Duplicate Comparison", "win.duplicate-comparison" },
    { "D_elete Comparison", "win.delete-comparison" },
    { "_Preferences", "win.preferences", "_Keyboard Shortcuts", "win.show-help-overlay",
      "_About Per", "app.about" },
  };
  GMenu *menu = g_menu_new ();
  for (size_t i = 0; i < G_N_ELEMENTS (sections); i++)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section (sections[i])));
  GtkWidget *menu_button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu_button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (menu_button), G_MENU_MODEL (menu));
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (menu_button), FALSE);
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (menu_button), TRUE);
  gtk_widget_set_tooltip_text (menu_button, "Main Menu");

  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *title = gtk_label_new ("New Comparison");
  gtk_widget_add_css_class (title, "title");
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), title);
  GtkWidget *sidebar = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (sidebar), "sidebar-show-symbolic");
  gtk_header_bar_pack_start (
      GTK_HEADER_BAR (header), header_button (sidebar, "Comparisons", "win.sidebar"));
  gtk_header_bar_pack_start (
      GTK_HEADER_BAR (header), header_button (gtk_button_new_from_icon_name ("list-add-symbolic"),
                                              "Add Product", "win.add"));
  gtk_header_bar_pack_start (
      GTK_HEADER_BAR (header),
      header_button (gtk_button_new_from_icon_name ("edit-clear-all-symbolic"), "Clear List",
                     "win.clear"));
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), menu_button);
  return header;
}

// MARK: The empty page

static GtkWidget *
create_text (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_widget_add_css_class (label, class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  return label;
}

static void
set_margins (GtkWidget *widget, int top, int bottom, int start, int end)
{
  gtk_widget_set_margin_top (widget, top);
  gtk_widget_set_margin_bottom (widget, bottom);
  gtk_widget_set_margin_start (widget, start);
  gtk_widget_set_margin_end (widget, end);
}

static GtkWidget *
create_empty_page (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (page, "status-page");
  gtk_widget_set_valign (page, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (page, TRUE);
  set_margins (page, 24, 24, 24, 24);
  GtkWidget *icon = gtk_image_new_from_icon_name ("view-sort-ascending-symbolic");
  gtk_image_set_pixel_size (GTK_IMAGE (icon), 96);
  GtkWidget *add = gtk_button_new_with_mnemonic ("_Add Product");
  gtk_widget_add_css_class (add, "suggested-action");
  gtk_widget_add_css_class (add, "pill");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (add), "win.add");
  gtk_widget_set_halign (add, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (add, 12);
  gtk_box_append (GTK_BOX (page), icon);
  gtk_box_append (GTK_BOX (page), create_text ("Which one is the best value?", "title-1"));
  gtk_box_append (
      GTK_BOX (page),
      create_text ("Add products with quantity and price. Per shows the best value at the top.",
                   "dim-label"));
  gtk_box_append (GTK_BOX (page), add);
  return page;
}

// MARK: The list

static GtkWidget *
add_label (GtkWidget *grid, int row, float xalign, const char *class)
{
  GtkWidget *label = gtk_label_new ("");
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, class);
  gtk_grid_attach (GTK_GRID (grid), label, 0, row, 1, 1);
  return label;
}

static GtkWidget *
column (void)
{
  GtkWidget *column = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (column), 3);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  return column;
}

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *content = gtk_grid_new ();
  gtk_widget_add_css_class (content, "product");
  gtk_grid_set_row_spacing (GTK_GRID (content), 9);
  gtk_grid_set_column_spacing (GTK_GRID (content), 18);
  GtkWidget *product = column (), *price = column (), *bar = gtk_progress_bar_new ();
  gtk_widget_set_hexpand (product, TRUE);
  g_object_set_data (G_OBJECT (item), "name", add_label (product, 0, 0, "name"));
  g_object_set_data (G_OBJECT (item), "details", add_label (product, 1, 0, "details"));
  g_object_set_data (G_OBJECT (item), "price", add_label (price, 0, 1, "unit-price"));
  g_object_set_data (G_OBJECT (item), "verdict", add_label (price, 1, 1, "verdict"));
  g_object_set_data (G_OBJECT (item), "bar", bar);
  gtk_grid_attach (GTK_GRID (content), product, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), price, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), bar, 0, 2, 2, 1);
  gtk_list_item_set_child (item, content);
}

static void
set_label (GtkListItem *item, const char *name, char *text)
{
  gtk_label_set_text (GTK_LABEL (g_object_get_data (G_OBJECT (item), name)), text);
  g_free (text);
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  int number = gtk_list_item_get_position (item) + 1;
  set_label (item, "name", g_strdup_printf ("Product %d", number));
  set_label (item, "details", g_strdup_printf ("500 g for €%d.99", number));
  set_label (item, "price", g_strdup_printf ("€%d.98 per kg", 2 * number + 1));
  set_label (item, "verdict", number == 1 ? g_strdup ("Best value!")
                                          : g_strdup_printf ("You're paying %d%% more", number));
  gtk_progress_bar_set_fraction (
      GTK_PROGRESS_BAR (g_object_get_data (G_OBJECT (item), "bar")),
      (double) number / product_count);
}

static GtkWidget *
create_list_page (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  GtkStringList *model = gtk_string_list_new (NULL);
  for (int i = 0; i < product_count; i++)
    gtk_string_list_append (model, "");
  GtkWidget *list = gtk_list_view_new (
      GTK_SELECTION_MODEL (gtk_multi_selection_new (G_LIST_MODEL (model))), factory);
  gtk_widget_add_css_class (list, "products");
  GtkWidget *scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (
      GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);

  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  char *count = g_strdup_printf ("%d products", product_count);
  GtkWidget *count_label = gtk_label_new (count), *label = gtk_label_new ("Price per");
  g_free (count);
  gtk_widget_add_css_class (count_label, "dim-label");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (count_label), 0);
  gtk_widget_set_hexpand (count_label, TRUE);
  gtk_widget_add_css_class (bar, "display-unit-bar");
  set_margins (bar, 9, 9, 30, 30);
  gtk_box_append (GTK_BOX (bar), count_label);
  gtk_box_append (GTK_BOX (bar), label);
  gtk_box_append (GTK_BOX (bar), gtk_drop_down_new_from_strings ((const char *const[]){
                                     "kg", "100 g", "g", "lb", "oz", NULL }));

  GtkWidget *add = gtk_button_new_with_label ("Add a product…");
  gtk_button_set_has_frame (GTK_BUTTON (add), FALSE);
  gtk_widget_add_css_class (add, "add-product");
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  gtk_widget_set_vexpand (card, TRUE);
  set_margins (card, 3, 18, 12, 12);
  gtk_box_append (GTK_BOX (card), scroller);
  gtk_box_append (GTK_BOX (card), add);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (page), bar);
  gtk_box_append (GTK_BOX (page), card);
  return page;
}

// MARK: The application

static void
activate (GtkApplication *application)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_path (provider, style_sheet);
  gtk_style_context_add_provider_for_display (
      gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *window = gtk_application_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 660);
  gtk_window_set_title (GTK_WINDOW (window), "Per");
  static const char *const actions[] = {
    "add", "undo", "redo", "new-comparison", "rename-comparison", "change-currency",
    "duplicate-comparison", "delete-comparison", "preferences", "show-help-overlay",
  };
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    g_action_map_add_action (
        G_ACTION_MAP (window), G_ACTION (g_simple_action_new (actions[i], NULL)));
  g_action_map_add_action (
      G_ACTION_MAP (window),
      G_ACTION (g_simple_action_new_stateful ("sidebar", NULL, g_variant_new_boolean (FALSE))));
  gtk_window_set_titlebar (GTK_WINDOW (window), create_header ());
  gtk_window_set_child (
      GTK_WINDOW (window), product_count == 0 ? create_empty_page () : create_list_page ());
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  if (argc != 3)
    return 2;
  style_sheet = argv[1];
  product_count = atoi (argv[2]);
  GtkApplication *application =
      gtk_application_new ("io.github.per_linux.PerBaseline", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
