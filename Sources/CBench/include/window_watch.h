#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Sees windows come up on an X display from outside, by the server's own events.
typedef struct window_watch window_watch;

/// Connects to a display such as ":99"; null where there is none.
window_watch *window_watch_open(const char *display);

void window_watch_close(window_watch *watch);

/// When a window came up, on CLOCK_MONOTONIC; zero where it has not.
typedef struct {
  /// The server made the window visible.
  int64_t mapped_nanoseconds;
  /// Its middle shows something other than the server's black.
  int64_t painted_nanoseconds;
  /// What it shows changed for the last time.
  int64_t settled_nanoseconds;
} window_times;

/// Waits until the first top-level window that comes up has been painted, for at most `timeout_milliseconds`, and then
/// until it has not changed for `quiet_milliseconds`.
window_times window_watch_wait(
    window_watch *watch, int timeout_milliseconds, int quiet_milliseconds);

/// Forgets what has happened so far, so that the next wait sees new windows only.
void window_watch_reset(window_watch *watch);

/// CLOCK_MONOTONIC, in nanoseconds.
int64_t window_watch_now(void);
