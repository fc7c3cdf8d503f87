/// Tells typed lines, such as "Rice, 1,500 g, $2.99", from the records of a table with commas between its fields.
enum TypedLine {
  private static let comma = UInt8(ascii: ",")

  /// Returns whether a record has commas, each of which is part of a number or is followed by a space.
  ///
  /// Programs write no space after the comma between two fields, and put a field that has a comma into quotes.
  static func isOne(_ record: TableRecord, in text: [UInt8]) -> Bool {
    guard record.fields.count >= 2, !record.fields.contains(where: \.isQuoted) else { return false }
    let line = text[record.range]
    var index = line.startIndex
    while index < line.endIndex {
      if line[index].isASCIIDigit {
        let number = number(at: index, in: line)
        guard isNumber(number) else { return false }
        index = number.endIndex
      } else {
        let next = index + 1
        if line[index] == comma, next < line.endIndex, line[next] != UInt8(ascii: " ") {
          return false
        }
        index = next
      }
    }
    return true
  }

  /// Returns whether a number of a record has a comma.
  static func hasNumberWithComma(_ record: TableRecord, in text: [UInt8]) -> Bool {
    let line = text[record.range]
    return line.indices.dropFirst().dropLast().contains {
      line[$0] == comma && line[$0 - 1].isASCIIDigit && line[$0 + 1].isASCIIDigit
    }
  }

  /// Returns the digits from an index on, with the points and commas between them.
  private static func number(at start: Int, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = start
    for index in start..<line.endIndex {
      if line[index].isASCIIDigit {
        end = index + 1
      } else if !".,".utf8.contains(line[index]) || end != index {
        break
      }
    }
    return line[start..<end]
  }

  /// Returns whether digits with commas can be one number: "1,5" and "1,234,567.89", but not "500,2.99".
  private static func isNumber(_ digits: ArraySlice<UInt8>) -> Bool {
    let groups = digits.split(separator: comma, omittingEmptySubsequences: false)
    let hasPoint = groups.dropFirst().contains { $0.contains(UInt8(ascii: ".")) }
    guard groups.count > 2 || hasPoint else { return true }
    return groups.dropFirst().allSatisfy { $0.prefix { $0 != UInt8(ascii: ".") }.count == 3 }
  }
}
