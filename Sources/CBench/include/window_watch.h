#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Observes the windows of an X display through the X server's events.
typedef struct window_watch window_watch;

/// Connects to a display such as ":99". Returns NULL if there is no such display or it has no
/// damage extension.
window_watch *window_watch_open(const char *display);

void window_watch_close(window_watch *watch);

/// The times at which a window appeared, on CLOCK_MONOTONIC. Zero if the event did not occur.
typedef struct {
  /// The time at which the X server mapped the window.
  int64_t mapped_nanoseconds;
  /// The time at which the window's middle row first contained a pixel that is not black.
  int64_t painted_nanoseconds;
  /// The time at which the window's content last changed.
  int64_t settled_nanoseconds;
} window_times;

/// Waits up to `timeout_milliseconds` for a top-level window to be mapped and painted, then until
/// its content has not changed for `quiet_milliseconds`.
window_times window_watch_wait(
    window_watch *watch, int timeout_milliseconds, int quiet_milliseconds);

/// Discards all pending events. The next wait reports only windows mapped after this call.
void window_watch_reset(window_watch *watch);

/// Returns the current time on CLOCK_MONOTONIC, in nanoseconds.
int64_t window_watch_now(void);
