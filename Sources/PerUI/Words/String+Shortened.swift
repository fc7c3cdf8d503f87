extension String {
  /// At most so many characters of it as a row can show.
  ///
  /// A name of megabytes is kept whole, but laying it out would stop the window.
  var shortened: String {
    let limit = 300
    // Bytes are counted at once, characters one by one.
    guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex)
    else {
      return self
    }
    return end == endIndex ? self : self[..<end] + "…"
  }
}
