#pragma once

#include <malloc.h>
#include <stddef.h>

/// The bytes that the process has from the allocator and has not given back.
static inline size_t heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
