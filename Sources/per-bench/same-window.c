// The baseline for Per's start: Per's main window in C, with the widgets that its first frame shows and the same style
// sheet and texts, empty or with a list. Like Per, it creates the menu when it is opened.
// Usage: same-window STYLE-SHEET TITLE [WORTH [NAME DETAILS UNIT-PRICE VERDICT SHARE]...]

#include "same-window-pages.h"

static const char *style_sheet, *window_title;

static void
create_menu (GtkMenuButton *button, gpointer data)
{
  GMenu *menu = g_menu_new ();
  g_menu_append (menu, "_Preferences", "win.preferences");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static GtkWidget *
create_header (void)
{
  GtkWidget *menu_button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu_button), "open-menu-symbolic");
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (menu_button), FALSE);
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (menu_button), TRUE);
  gtk_menu_button_set_create_popup_func (
      GTK_MENU_BUTTON (menu_button), create_menu, NULL, NULL);
  gtk_widget_set_tooltip_text (menu_button, "Main Menu");

  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *title = gtk_label_new (window_title);
  gtk_widget_add_css_class (title, "title");
  gtk_widget_set_tooltip_text (title, window_title);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), title);
  GtkWidget *sidebar = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (sidebar), "sidebar-show-symbolic");
  gtk_header_bar_pack_start (
      GTK_HEADER_BAR (header), icon_button (sidebar, "Comparisons", "win.sidebar"));
  gtk_header_bar_pack_start (
      GTK_HEADER_BAR (header), icon_button (gtk_button_new_from_icon_name ("list-add-symbolic"),
                                            "Add Product", "win.add"));
  gtk_header_bar_pack_start (
      GTK_HEADER_BAR (header),
      icon_button (gtk_button_new_from_icon_name ("edit-clear-all-symbolic"), "Clear List",
                   "win.clear"));
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), menu_button);
  return header;
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
  // The actions of the buttons.
  static const char *const actions[] = { "add", "quickEntry", "clear" };
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GSimpleAction *action = g_simple_action_new (actions[i], NULL);
      g_simple_action_set_enabled (action, i < 2 || product_count > 0);
      g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
    }
  g_action_map_add_action (
      G_ACTION_MAP (window),
      G_ACTION (g_simple_action_new_stateful ("sidebar", NULL, g_variant_new_boolean (FALSE))));
  // As in Per, the header bar is in the content.
  GtkWidget *titlebar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_visible (titlebar, FALSE);
  gtk_window_set_titlebar (GTK_WINDOW (window), titlebar);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (content), create_header ());
  gtk_box_append (
      GTK_BOX (content), product_count == 0 ? create_empty_page () : create_list_page ());
  gtk_window_set_child (GTK_WINDOW (window), content);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  if (argc < 3 || (argc > 3 && (argc - 4) % TEXT_COUNT != 0))
    return 2;
  style_sheet = argv[1];
  window_title = argv[2];
  if (argc > 3)
    {
      worth_of_best = argv[3];
      texts = argv + 4;
      product_count = (argc - 4) / TEXT_COUNT;
    }
  GtkApplication *application =
      gtk_application_new ("io.github.per_linux.PerBaseline", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
