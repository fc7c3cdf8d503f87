internal import PerCore

/// A value of JSON, printed with its fields in their order.
enum JSONValue {
  case object([(String, JSONValue?)])
  case array([JSONValue])
  case string(String)
  case integer(Int)
  case bool(Bool)

  /// The text, on one line; absent fields are left out.
  var text: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .object(let fields):
      output += "{"
      var isFirst = true
      for (name, value) in fields {
        guard let value else { continue }
        if !isFirst { output += "," }
        isFirst = false
        Self.write(name, to: &output)
        output += ":"
        value.write(to: &output)
      }
      output += "}"
    case .array(let values):
      output += "["
      for (index, value) in values.enumerated() {
        if index > 0 { output += "," }
        value.write(to: &output)
      }
      output += "]"
    case .string(let text): Self.write(text, to: &output)
    case .integer(let value): output += String(value)
    case .bool(let value): output += value ? "true" : "false"
    }
  }

  private static func write(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\t": output += "\\t"
      case "\r": output += "\\r"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7f {
          let hex = String(scalar.value, radix: 16)
          output += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          output.unicodeScalars.append(scalar)
        }
      }
    }
    output += "\""
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
