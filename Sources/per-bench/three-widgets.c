// The baseline for Per's start: a minimal GTK program in C. It has no GtkApplication and therefore
// no message bus traffic, unlike Per.

#include <gtk/gtk.h>

static void
quit (GtkWidget *window, gboolean *is_open)
{
  *is_open = FALSE;
}

int
main (void)
{
  gtk_init ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Three widgets"));
  gtk_box_append (GTK_BOX (box), gtk_entry_new ());
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Add"));
  GtkWidget *window = gtk_window_new ();
  gtk_window_set_title (GTK_WINDOW (window), "Three Widgets");
  gtk_window_set_child (GTK_WINDOW (window), box);
  gboolean is_open = TRUE;
  g_signal_connect (window, "destroy", G_CALLBACK (quit), &is_open);
  gtk_window_present (GTK_WINDOW (window));
  while (is_open)
    g_main_context_iteration (NULL, TRUE);
  return 0;
}
