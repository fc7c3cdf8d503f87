/// The place of a row or a line in the input.
struct InputLine {
  /// The name of the file; "-" for standard input.
  let file: String
  /// The number of the line, counted from one.
  let number: Int
}
