internal import PerCore

/// Variants of exported products.
extension RowReader {
  /// Finds the names of products whose variants have rows without names.
  mutating func findVariantNames(_ text: [UInt8]) {
    guard !handles.isEmpty, !names.contains(where: handles.contains) else { return }
    var records = RecordReader(
      text, separator: layout.separator, from: layout.start.position, line: layout.start.line)
    while let record = records.next() {
      let (handle, name) = (cell(record, handles), cell(record, names))
      guard !handle.isEmpty, namesByHandle[handle] ?? handle == handle else { continue }
      namesByHandle[handle] = name.isEmpty ? handle : name
    }
  }
}
