internal import PerCore

/// Prints values as JSON on one line. Absent fields are left out.
struct JSONWriter: Sendable {
  private(set) var output: OutputBuffer
  /// A Boolean value indicating whether a value precedes the next one in its object or array.
  private var needsComma = false

  init(_ output: OutputBuffer = OutputBuffer()) { self.output = output }

  // MARK: - Structure

  mutating func object(_ name: StaticString? = nil, _ fields: (inout JSONWriter) -> Void) {
    begin(name)
    nest("{", "}", fields)
  }

  mutating func array<Values: Sequence>(
    _ name: StaticString, of values: Values, _ write: (inout JSONWriter, Values.Element) -> Void
  ) {
    begin(name)
    nest("[", "]") { writer in
      for value in values { write(&writer, value) }
    }
  }

  private mutating func nest(
    _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
  ) {
    output.append(UInt8(ascii: start))
    needsComma = false
    content(&self)
    output.append(UInt8(ascii: end))
    needsComma = true
  }

  /// Begins a value, which has a name if it is a field of an object.
  private mutating func begin(_ name: StaticString?) {
    if needsComma { output.append(UInt8(ascii: ",")) }
    needsComma = true
    guard let name else { return }
    output.append(Self.quote)
    append(name)
    output.append(Self.quote)
    output.append(UInt8(ascii: ":"))
  }

  /// Ends a line.
  mutating func endLine() {
    append("\n")
    needsComma = false
  }

  /// Writes the collected text.
  mutating func flush() { output.flush() }

  private mutating func append(_ text: StaticString) {
    output.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  // MARK: - Values

  mutating func null(_ name: StaticString) {
    begin(name)
    append("null")
  }

  mutating func bool(_ name: StaticString, _ value: Bool) {
    begin(name)
    append(value ? "true" : "false")
  }

  mutating func integer(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    begin(name)
    output.append(String(value))
  }

  mutating func string(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    begin(name)
    appendQuoted(value)
  }

  /// Prints an element of an array.
  mutating func string(_ value: String) {
    begin(nil)
    appendQuoted(value)
  }

  private mutating func appendQuoted(_ value: String) {
    output.append(Self.quote)
    var text = value
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices where Self.isEscaped(bytes[index]) {
        output.append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        output.append(Self.escaped(bytes[index]))
        start = index + 1
      }
      output.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    output.append(Self.quote)
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5c || byte == 0x7f
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x22: return "\\\""
    case 0x5c: return "\\\\"
    case 0x0a: return "\\n"
    case 0x09: return "\\t"
    case 0x0d: return "\\r"
    default:
      let hex = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }
  }

  // MARK: - Numbers

  /// Prints an exact number: a decimal number, or a fraction if it has no decimal form that can be read again.
  mutating func number(_ name: StaticString, _ value: Rational?) {
    string(name, value?.plain)
  }

  mutating func amount(_ name: StaticString, _ amount: LineAmount?) {
    guard let amount else { return }
    object(name) { writer in
      writer.number("value", amount.value)
      writer.string("unit", amount.unit.rawValue)
    }
  }

  mutating func money(_ name: StaticString, _ value: Rational?, _ currency: String) {
    guard let value else { return }
    object(name) { writer in
      writer.number("value", value)
      writer.string("currency", currency.isEmpty ? nil : currency)
    }
  }

  /// - Parameter decimals: The decimals that the unit price is shown with.
  mutating func unitPrice(_ value: Rational, per amount: LineAmount, decimals: Int) {
    object("unitPrice") { writer in
      writer.number("value", value)
      writer.amount("per", amount)
      writer.string("shown", NumberFormat.plain.string(value, decimals: decimals))
    }
  }
}
