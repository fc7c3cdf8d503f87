internal import PerCore

/// A value of JSON, printed with its fields in their order.
enum JSONValue {
  case object([(String, JSONValue?)])
  /// The values are computed when they are printed.
  case array(any Sequence<JSONValue>)
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null

  /// Prints the value on one line; absent fields are left out.
  func write(to output: inout OutputBuffer) {
    switch self {
    case .object(let fields):
      output.append("{")
      var isFirst = true
      for (name, value) in fields {
        guard let value else { continue }
        if !isFirst { output.append(",") }
        isFirst = false
        Self.write(name, to: &output)
        output.append(":")
        value.write(to: &output)
      }
      output.append("}")
    case .array(let values):
      output.append("[")
      var isFirst = true
      for value in values {
        if !isFirst { output.append(",") }
        isFirst = false
        value.write(to: &output)
      }
      output.append("]")
    case .string(let text): Self.write(text, to: &output)
    case .integer(let value): output.append(String(value))
    case .bool(let value): output.append(value ? "true" : "false")
    case .null: output.append("null")
    }
  }

  private static func write(_ text: String, to output: inout OutputBuffer) {
    output.append("\"")
    if text.utf8.contains(where: isEscaped) {
      for byte in text.utf8 {
        if isEscaped(byte) { output.append(escaped(byte)) } else { output.append([byte]) }
      }
    } else {
      output.append(text)
    }
    output.append("\"")
  }

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
}

extension JSONValue {
  /// An exact number: a decimal number, or a fraction if it has no finite decimal form.
  static func number(_ value: Rational) -> JSONValue {
    .string(
      value.exactDecimals.map { $0 <= 40 } == true
        ? NumberFormat.plain.string(value) : "\(value.numerator)/\(value.denominator)")
  }

  init(_ amount: LineAmount) {
    self = .object([("value", .number(amount.value)), ("unit", .string(amount.unit.rawValue))])
  }

  static func money(_ value: Rational, _ currency: String) -> JSONValue {
    .object([
      ("value", .number(value)), ("currency", currency.isEmpty ? nil : .string(currency)),
    ])
  }
}
