// The pages of the baseline for Per's start: the page of an empty list, and the list.

#include <gtk/gtk.h>

// What the best product is worth, the texts of the products, and the number of products.
static const char *worth_of_best;
static char **texts;
static int product_count;

enum { NAME, DETAILS, UNIT_PRICE, VERDICT, SHARE, TEXT_COUNT };

// Sizes that Per measures: the height of two lines of the text about a product and the width of the prices, in pixels,
// and the number of characters above which a name has two lines.
enum { WORTH_HEIGHT = 28, PRICE_WIDTH = 166, NAME_LINE = 40 };

static GtkWidget *
icon_button (GtkWidget *button, const char *name, const char *action)
{
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

// MARK: A container with a fixed natural width, which keeps GTK from measuring wrapping texts at many widths

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_clamp (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
               int *natural, int *minimum_baseline, int *natural_baseline)
{
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, is_width ? -1 : for_size,
                      minimum, natural, minimum_baseline, natural_baseline);
  if (is_width)
    *natural =
        MAX (*minimum, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "natural-width")));
}

static void
allocate_clamp (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

static GtkWidget *
create_clamp (GtkWidget *child, int natural_width)
{
  GtkWidget *clamp = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_object_set_data (G_OBJECT (clamp), "natural-width", GINT_TO_POINTER (natural_width));
  gtk_widget_set_layout_manager (
      clamp, gtk_custom_layout_new (get_request_mode, measure_clamp, allocate_clamp));
  gtk_box_append (GTK_BOX (clamp), child);
  return clamp;
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
  gtk_widget_set_margin_bottom (icon, 12);
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
      create_text ("Add a product, or type or paste lines such as “500 g coffee 3.99”. "
                   "Per shows the best value at the top.",
                   "dim-label"));
  gtk_box_append (GTK_BOX (page), add);
  return create_clamp (page, 400);
}

// MARK: The list

static GtkWidget *
add_text (GtkWidget *grid, int row, float xalign, const char *class)
{
  GtkWidget *text = gtk_inscription_new (NULL);
  gtk_inscription_set_xalign (GTK_INSCRIPTION (text), xalign);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (text), 0);
  gtk_inscription_set_text_overflow (
      GTK_INSCRIPTION (text), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_inscription_set_wrap_mode (GTK_INSCRIPTION (text), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (text, class);
  gtk_grid_attach (GTK_GRID (grid), text, 0, row, 1, 1);
  return text;
}

static GtkWidget *
create_column (void)
{
  GtkWidget *column = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (column), 3);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  return column;
}

typedef struct {
  GtkWidget *root, *texts[SHARE], *bar;
} Row;

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *content = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (content), 9);
  gtk_grid_set_column_spacing (GTK_GRID (content), 18);
  GtkWidget *product = create_column (), *price = create_column ();
  gtk_widget_set_hexpand (product, TRUE);
  gtk_widget_set_hexpand (price, FALSE);
  gtk_widget_set_size_request (price, PRICE_WIDTH, -1);
  Row *row = g_new (Row, 1);
  row->root = create_clamp (content, 720);
  gtk_widget_add_css_class (row->root, "product");
  row->texts[NAME] = add_text (product, 0, 0, "name");
  row->texts[DETAILS] = add_text (product, 1, 0, "details");
  row->texts[UNIT_PRICE] = add_text (price, 0, 1, "unit-price");
  row->texts[VERDICT] = add_text (price, 1, 1, "verdict");
  row->bar = gtk_progress_bar_new ();
  gtk_grid_attach (GTK_GRID (content), product, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), price, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), row->bar, 0, 2, 2, 1);
  g_object_set_data_full (G_OBJECT (item), "row", row, g_free);
  gtk_list_item_set_child (item, row->root);
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  int rank = gtk_list_item_get_position (item);
  Row *row = g_object_get_data (G_OBJECT (item), "row");
  for (int i = 0; i < SHARE; i++)
    gtk_inscription_set_text (GTK_INSCRIPTION (row->texts[i]), texts[rank * TEXT_COUNT + i]);
  int lines = g_utf8_strlen (texts[rank * TEXT_COUNT + NAME], -1) > NAME_LINE ? 2 : 1;
  gtk_inscription_set_min_lines (GTK_INSCRIPTION (row->texts[NAME]), lines);
  gtk_progress_bar_set_fraction (
      GTK_PROGRESS_BAR (row->bar), g_ascii_strtod (texts[rank * TEXT_COUNT + SHARE], NULL));
  if (rank == 0)
    gtk_widget_add_css_class (row->root, "best");
}

static GtkWidget *
dim_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static GtkWidget *
create_display_unit_bar (void)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  char *count = g_strdup_printf ("%d products", product_count);
  GtkWidget *count_label = dim_label (count);
  g_free (count);
  gtk_label_set_xalign (GTK_LABEL (count_label), 0);
  gtk_widget_set_hexpand (count_label, TRUE);
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (
      (const char *const[]){ "kg", "100 g", "g", "lb", "oz", NULL });
  gtk_widget_set_valign (drop_down, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (bar), count_label);
  gtk_box_append (GTK_BOX (bar), dim_label ("Price per"));
  gtk_box_append (GTK_BOX (bar), drop_down);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  set_margins (content, 9, 9, 30, 30);
  gtk_box_append (GTK_BOX (content), bar);
  GtkWidget *worth = dim_label (worth_of_best);
  gtk_widget_add_css_class (worth, "worth");
  gtk_label_set_wrap (GTK_LABEL (worth), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (worth), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (worth), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (GTK_LABEL (worth), 2);
  gtk_label_set_ellipsize (GTK_LABEL (worth), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (worth), 0);
  gtk_label_set_yalign (GTK_LABEL (worth), 0);
  gtk_widget_set_tooltip_text (worth, worth_of_best);
  // The space for what a selected product is worth, which has two lines.
  gtk_widget_set_size_request (worth, -1, WORTH_HEIGHT);
  gtk_box_append (GTK_BOX (content), worth);
  GtkWidget *clamp = create_clamp (content, 780);
  gtk_widget_set_halign (clamp, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (clamp, "display-unit-bar");
  return clamp;
}

static GtkWidget *
create_add_row (void)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name ("list-add-symbolic"));
  gtk_box_append (GTK_BOX (content), gtk_label_new ("Add a product…"));
  GtkWidget *add = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (add), content);
  gtk_button_set_has_frame (GTK_BUTTON (add), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (add), "win.add");
  gtk_widget_add_css_class (add, "add-product");
  GtkWidget *type = icon_button (gtk_button_new_from_icon_name ("input-keyboard-symbolic"),
                                 "Type a Product", "win.quickEntry");
  gtk_widget_set_halign (type, GTK_ALIGN_END);
  set_margins (type, 6, 6, 0, 9);
  GtkWidget *row = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (row), add);
  gtk_overlay_add_overlay (GTK_OVERLAY (row), type);
  return row;
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
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  set_margins (card, 3, 18, 12, 12);
  gtk_box_append (GTK_BOX (card), scroller);
  gtk_box_append (GTK_BOX (card), create_add_row ());
  GtkWidget *clamp = create_clamp (card, 780);
  gtk_widget_set_halign (clamp, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (clamp, GTK_ALIGN_START);
  gtk_widget_set_vexpand (clamp, TRUE);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (page), create_display_unit_bar ());
  gtk_box_append (GTK_BOX (page), clamp);
  return page;
}
