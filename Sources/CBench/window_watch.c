#include "window_watch.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <stdlib.h>
#include <time.h>

struct window_watch {
  Display *display;
  int damage_event;
};

// A window can be destroyed before it is queried. Xlib's default handler would end the process.
static int ignore_error(Display *display, XErrorEvent *error) {
  (void)display;
  (void)error;
  return 0;
}

window_watch *window_watch_open(const char *name) {
  Display *display = XOpenDisplay(name);
  if (display == NULL) return NULL;
  int damage_event, damage_error;
  if (!XDamageQueryExtension(display, &damage_event, &damage_error)) {
    XCloseDisplay(display);
    return NULL;
  }
  XSetErrorHandler(ignore_error);
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, False);
  window_watch *watch = malloc(sizeof *watch);
  *watch = (window_watch){display, damage_event};
  return watch;
}

void window_watch_close(window_watch *watch) {
  XCloseDisplay(watch->display);
  free(watch);
}

void window_watch_reset(window_watch *watch) {
  XSync(watch->display, True);
}

int64_t window_watch_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

// Returns whether the window's middle row contains a pixel that is not black.
static bool is_painted(Display *display, Window window) {
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(display, window, &attributes)) return false;
  XImage *line = XGetImage(
      display, window, 0, attributes.height / 2, attributes.width, 1, AllPlanes, ZPixmap);
  if (line == NULL) return false;
  bool painted = false;
  for (int x = 0; x < line->width && !painted; x++) {
    painted = (XGetPixel(line, x, 0) & 0xffffff) != 0;
  }
  XDestroyImage(line);
  return painted;
}

window_times window_watch_wait(
    window_watch *watch, int timeout_milliseconds, int quiet_milliseconds) {
  Display *display = watch->display;
  int64_t deadline = window_watch_now() + timeout_milliseconds * INT64_C(1000000);
  window_times times = {0, 0, 0};
  Window window = None;
  Damage damage = None;
  for (;;) {
    int64_t end = deadline;
    if (times.painted_nanoseconds != 0) {
      end = times.settled_nanoseconds + quiet_milliseconds * INT64_C(1000000);
    }
    int64_t left = end - window_watch_now();
    if (left <= 0) break;
    if (XPending(display) == 0) {
      struct pollfd connection = {ConnectionNumber(display), POLLIN, 0};
      poll(&connection, 1, (int)(left / 1000000) + 1);
      continue;
    }
    XEvent event;
    XNextEvent(display, &event);
    if (event.type == MapNotify && window == None && !event.xmap.override_redirect) {
      times.mapped_nanoseconds = window_watch_now();
      window = event.xmap.window;
      damage = XDamageCreate(display, window, XDamageReportNonEmpty);
    } else if (event.type == watch->damage_event + XDamageNotify) {
      XDamageSubtract(display, damage, None, None);
    } else {
      continue;
    }
    times.settled_nanoseconds = window_watch_now();
    if (times.painted_nanoseconds == 0 && is_painted(display, window)) {
      times.painted_nanoseconds = times.settled_nanoseconds;
    }
  }
  if (damage != None) XDamageDestroy(display, damage);
  return times;
}
