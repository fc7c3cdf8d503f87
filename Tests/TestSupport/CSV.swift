/// Comma-separated values with quoted fields (RFC 4180).
package struct CSV {
  package let records: [[String]]

  package init(_ text: String) {
    var records: [[String]] = []
    var record: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var previous: UInt8?
    func endField() {
      record.append(String(decoding: field, as: UTF8.self))
      field = []
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""):
        // In a quoted field, two quotation marks stand for one.
        if !isQuoted, previous == byte { field.append(byte) }
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        endField()
      case UInt8(ascii: "\n") where !isQuoted:
        endField()
        records.append(record)
        record = []
      case UInt8(ascii: "\r") where !isQuoted:
        break
      default:
        field.append(byte)
      }
      previous = byte
    }
    if !field.isEmpty || !record.isEmpty {
      endField()
      records.append(record)
    }
    self.records = records
  }
}

/// Tab-separated values. Lines that start with `#` are comments.
package struct TSV {
  package let records: [[String]]

  package init(_ text: String) {
    records = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
