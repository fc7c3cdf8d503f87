internal import CGtk

/// The memory that the program allocates with malloc.
public enum Heap {
  /// The least size of a large block, in bytes.
  private static let largeSize: Int32 = 1 << 20

  /// Keeps large blocks apart from small ones, so that their memory returns to the system when they are freed.
  ///
  /// Otherwise, a large block that is freed makes the C library put later blocks of its size among the small ones.
  public static func separateLargeBlocks() {
    mallopt(M_MMAP_THRESHOLD, largeSize)
  }

  /// Returns memory between blocks that are in use to the system.
  public static func releaseUnused() {
    malloc_trim(0)
  }
}
