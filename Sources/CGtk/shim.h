#pragma once

// Per supports GTK 4.8 and later. These macros limit the API to GTK 4.8.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8

#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>
#include <malloc.h>
#include <string.h>

// Swift does not import these macros.
static const GType per_type_invalid = G_TYPE_INVALID;
static const GType per_type_boolean = G_TYPE_BOOLEAN;
static const GType per_type_int = G_TYPE_INT;
static const GType per_type_uint = G_TYPE_UINT;
static const GType per_type_double = G_TYPE_DOUBLE;
static const GType per_type_string = G_TYPE_STRING;
static const guint per_no_position = GTK_INVALID_LIST_POSITION;

// A list model of objects without content. It creates the object of a row when it is first asked for it, and keeps it,
// because a list view binds a row again if its object changes.

typedef struct {
  GObject parent;
  GPtrArray *items;
} PerRowModel;

static inline GType per_row_model_get_item_type(GListModel *model) { return G_TYPE_OBJECT; }

static inline guint per_row_model_get_n_items(GListModel *model) {
  return ((PerRowModel *)model)->items->len;
}

static inline gpointer per_row_model_get_item(GListModel *model, guint position) {
  GPtrArray *items = ((PerRowModel *)model)->items;
  if (position >= items->len) return NULL;
  if (items->pdata[position] == NULL) items->pdata[position] = g_object_new(G_TYPE_OBJECT, NULL);
  return g_object_ref(items->pdata[position]);
}

static inline void per_row_model_init_interface(gpointer interface, gpointer data) {
  GListModelInterface *list = interface;
  list->get_item_type = per_row_model_get_item_type;
  list->get_n_items = per_row_model_get_n_items;
  list->get_item = per_row_model_get_item;
}

static inline void per_row_model_free_item(gpointer item) {
  if (item != NULL) g_object_unref(item);
}

static inline void per_row_model_finalize(GObject *model) {
  g_ptr_array_unref(((PerRowModel *)model)->items);
  ((GObjectClass *)g_type_class_peek(G_TYPE_OBJECT))->finalize(model);
}

static inline void per_row_model_init_class(gpointer class, gpointer data) {
  ((GObjectClass *)class)->finalize = per_row_model_finalize;
}

static inline PerRowModel *per_row_model_new(void) {
  GType type = g_type_from_name("PerRowModel");
  if (type == 0) {
    type = g_type_register_static_simple(
        G_TYPE_OBJECT, "PerRowModel", sizeof(GObjectClass), per_row_model_init_class,
        sizeof(PerRowModel), NULL, 0);
    const GInterfaceInfo list = {per_row_model_init_interface, NULL, NULL};
    g_type_add_interface_static(type, G_TYPE_LIST_MODEL, &list);
  }
  PerRowModel *model = g_object_new(type, NULL);
  model->items = g_ptr_array_new_with_free_func(per_row_model_free_item);
  return model;
}

static inline void per_row_model_splice(
    PerRowModel *model, guint position, guint removed, guint added) {
  GPtrArray *items = model->items;
  if (removed > 0) g_ptr_array_remove_range(items, position, removed);
  const guint rest = items->len - position;
  if (added > 0) {
    g_ptr_array_set_size(items, items->len + added);
    gpointer *start = items->pdata + position;
    memmove(start + added, start, rest * sizeof(gpointer));
    memset(start, 0, added * sizeof(gpointer));
  }
  g_list_model_items_changed((GListModel *)model, position, removed, added);
}

// Wrappers of variadic functions, which Swift cannot call.

/// Sets a relation to another accessible. Depending on the version of GTK, a relation takes one
/// reference or a NULL-terminated list. The type of the relation's value distinguishes the two.
static inline void per_accessible_set_relation(
    GtkAccessible *self, GtkAccessibleRelation relation, GtkAccessible *other) {
  GValue value = G_VALUE_INIT;
  gtk_accessible_relation_init_value(relation, &value);
  if (G_VALUE_HOLDS(&value, GTK_TYPE_ACCESSIBLE)) {
    gtk_accessible_update_relation(self, relation, other, -1);
  } else {
    gtk_accessible_update_relation(self, relation, other, NULL, -1);
  }
}

/// Sets the invalid state. The array function gtk_accessible_update_state_value() cannot be used:
/// the value is an integer in some versions of GTK and an enumeration in others.
static inline void per_accessible_set_invalid(GtkAccessible *self, GtkAccessibleInvalidState state) {
  gtk_accessible_update_state(self, GTK_ACCESSIBLE_STATE_INVALID, state, -1);
}

/// Sets the property of a widget that opens a menu or a list.
static inline void per_accessible_set_has_popup(GtkAccessible *self) {
  gtk_accessible_update_property(self, GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE, -1);
}

/// Returns the value of a text property if it differs from `expected`, otherwise NULL. The caller
/// frees the result with g_free().
static inline char *per_accessible_check_text(
    GtkAccessible *self, GtkAccessibleProperty property, const char *expected) {
  return gtk_test_accessible_check_property(self, property, expected);
}

/// Returns the invalid state if it differs from `expected`, otherwise NULL. The caller frees the
/// result with g_free().
static inline char *per_accessible_check_invalid(
    GtkAccessible *self, GtkAccessibleInvalidState expected) {
  return gtk_test_accessible_check_state(self, GTK_ACCESSIBLE_STATE_INVALID, expected);
}

/// Returns the direction of the first letter that has one. Pango deprecates the function, but the other way, a layout,
/// shapes the text.
static inline PangoDirection per_text_direction(const char *text) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, -1);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

// Functions of newer versions of GTK, looked up at run time.

/// Announces a message through the screen reader, with medium priority. Returns FALSE if GTK is
/// older than 4.14 and has no gtk_accessible_announce().
static inline gboolean per_accessible_announce(GtkAccessible *self, const char *message) {
  static void (*announce)(GtkAccessible *, const char *, int);
  static GtkATContext *(*get_context)(GtkAccessible *);
  static gsize is_looked_up = 0;
  if (g_once_init_enter(&is_looked_up)) {
    void *program = dlopen(NULL, RTLD_LAZY);
    *(void **)&announce = dlsym(program, "gtk_accessible_announce");
    *(void **)&get_context = dlsym(program, "gtk_accessible_get_at_context");
    g_once_init_leave(&is_looked_up, 1);
  }
  if (!announce || !get_context) return FALSE;
  const int medium_priority = 1;
  // Without an accessibility bus, GTK uses a context for its own tests, in which announcing calls a null pointer.
  GtkATContext *context = get_context(self);
  if (context && strcmp(G_OBJECT_TYPE_NAME(context), "GtkTestATContext") != 0)
    announce(self, message, medium_priority);
  g_clear_object(&context);
  return TRUE;
}
