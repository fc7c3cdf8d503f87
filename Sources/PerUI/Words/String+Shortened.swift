extension String {
  /// The first 300 characters, with an ellipsis if there are more.
  ///
  /// A name can have any length, but the layout of a very long text blocks the window.
  var shortened: String {
    let limit = 300
    // The number of bytes is known; characters have to be counted.
    guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex)
    else {
      return self
    }
    return end == endIndex ? self : self[..<end] + "…"
  }
}
