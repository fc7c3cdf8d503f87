extension String {
  /// Creates a text of Unicode scalars.
  package init(scalars: ArraySlice<Unicode.Scalar>) {
    // An append to a `UnicodeScalarView` takes ten times as long.
    self.init(unsafeUninitializedCapacity: scalars.count * 4) { utf8 in
      var count = 0
      for scalar in scalars {
        for byte in scalar.utf8 {
          utf8[count] = byte
          count += 1
        }
      }
      return count
    }
  }
}
