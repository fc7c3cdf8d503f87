internal import CGtk

extension Entry {
  /// Underlines parts of the text and makes them bold, and dims the rest. No parts leave the text plain.
  ///
  /// - Parameter parts: Ranges of Unicode scalars, in their order.
  public func mark(_ parts: [Range<Int>]) {
    guard !parts.isEmpty else { return gtk_entry_set_attributes(typed(), nil) }
    let list = pango_attr_list_new()
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var position = 0
    /// Returns the position of a scalar, in bytes of UTF-8.
    func offset(of scalar: Int) -> guint {
      while position < scalar, index < scalars.endIndex {
        index = scalars.index(after: index)
        position += 1
      }
      return guint(text.utf8.distance(from: text.utf8.startIndex, to: index))
    }
    func apply(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<guint>) {
      guard let attribute else { return }
      attribute.pointee.start_index = range.lowerBound
      attribute.pointee.end_index = range.upperBound
      pango_attr_list_insert(list, attribute)
    }
    var end: guint = 0
    func dim(to start: guint) {
      if end < start { apply(pango_attr_foreground_alpha_new(Self.dimmed), end..<start) }
    }
    for part in parts {
      let start = offset(of: part.lowerBound)
      dim(to: start)
      end = offset(of: part.upperBound)
      guard start < end else { continue }
      apply(pango_attr_weight_new(PANGO_WEIGHT_BOLD), start..<end)
      apply(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), start..<end)
    }
    dim(to: guint(text.utf8.count))
    gtk_entry_set_attributes(typed(), list)
    pango_attr_list_unref(list)
  }

  /// The opacity of the text between the parts, of 65,535.
  private static let dimmed: guint16 = 45_000

  /// Calls `body` with the clipboard's text instead of inserting it. If `body` returns false, the text is inserted.
  public func onPaste(_ body: @escaping @MainActor (String) -> Bool) {
    guard let text = children.first else { return }
    text.connect("paste-clipboard") { [weak self] arguments in
      guard let emitter = arguments.object(0) else { return }
      g_signal_stop_emission_by_name(emitter, "paste-clipboard")
      self?.readClipboard { pasted in
        guard let entry = self, let pasted, !body(pasted) else { return }
        // The entry has one line.
        entry.insert(pasted.split(whereSeparator: \.isNewline).joined(separator: " "))
      }
    }
  }
}
