#pragma once

#include <malloc.h>
#include <stddef.h>

/// Returns the number of bytes allocated with malloc and not yet freed.
static inline size_t heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
