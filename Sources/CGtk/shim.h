#pragma once

// The API is held to GTK 4.8, the oldest GTK that Per runs on.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8

#include <gtk/gtk.h>
#include <libintl.h>
