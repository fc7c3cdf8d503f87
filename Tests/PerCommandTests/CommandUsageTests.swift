import Foundation
import TestSupport
import Testing

/// The options, the help and the manual of the commands.
@Suite struct CommandUsageTests {
  @Test func wrongUsageHasStatusTwo() throws {
    for arguments in [["read", "--frobnicate"], ["read", "--top", "x", "1"], ["read"]] {
      let result =
        arguments.count == 3
        ? try run(arguments[0], arguments[1], arguments[2])
        : arguments.count == 2 ? try run(arguments[0], arguments[1]) : try run(arguments[0])
      #expect(result.status == 2 && result.output.isEmpty && !result.errors.isEmpty)
    }
    for arguments in [["--columns", "name"], ["--columns", "taste=1"], ["--separator", ";;"]] {
      #expect(try run("rank", arguments[0], arguments[1]).status == 2)
    }
    #expect(try run("read", "--lines", "/nonexistent").status == 2)
    let formats = try run("rank", "--json", "--csv")
    #expect(formats.status == 2 && formats.errors.contains("only one of --json, --csv and --tsv"))
    let currency = try run("read", "--currency", "XXQ", "Tea 1 kg 2")
    #expect(currency.status == 2 && currency.errors.contains("ISO 4217 code, such as EUR, not XXQ"))
    let marks = try run("read", "--decimal", ",", "--group", ",", "Tea 1 kg 2")
    #expect(marks.status == 2 && marks.errors.contains("can't be the same mark"))
    let folder = try run("rank", "/tmp")
    #expect(folder.status == 2 && folder.errors == "per: /tmp can't be read: it is a folder\n")
    let binary = try run("rank", input: "\u{7f}ELF\u{1}\u{0}")
    #expect(binary.status == 2 && binary.errors == "per: - is not a text file\n")
    let encoding = try run("rank", "--encoding", "klingon", input: "a")
    #expect(encoding.status == 2 && encoding.errors.contains("klingon"))
  }

  /// A message says what is wrong with the value.
  @Test(arguments: [
    (["--per", "-1g"], "--per requires an amount, such as 100g or lb"),
    (["--per", "–1 kg"], "--per requires an amount, such as 100g or lb"),
    (["--need", "-1g"], "--need requires an amount, such as 1.6kg"),
    (["--columns", "name=1,price=3,price=4"], "--columns gives price two columns"),
    (["--columns", "name=1,price=1"], "--columns gives column 1 two names"),
    (["--separator", "\n"], "--separator can't be a line break or a quotation mark"),
    (["--separator", "\r\n"], "--separator can't be a line break or a quotation mark"),
    (["--separator", "\""], "--separator can't be a line break or a quotation mark"),
    (["--top", "x"], "--top requires a whole number greater than zero"),
    (["--buy", "need"], "--buy need requires --need"),
  ])
  func aWrongValueIsNamed(_ options: [String], _ message: String) throws {
    let result = try run(["rank"] + options, input: "Tea 1 kg 2\n")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors == "per: \(message)\nTry 'per rank --help'.\n")
  }

  @Test func anUnknownLocaleIsInQuotationMarks() throws {
    let result = try run("rank", "--lines", "--locale", "", input: "Tea 1 kg 2\n")
    #expect(result.errors.hasPrefix("per: the notation of \"\" is unknown; "), "\(result.errors)")
  }

  @Test func helpNamesTheCommands() throws {
    for arguments in ["--help", "read", "rank"] {
      let result = arguments == "--help" ? try run("--help") : try run(arguments, "--help")
      #expect(result.status == 0)
      #expect(result.output.contains("per rank --lines"))
    }
  }

  @Test func theManualAndTheCompletionHaveTheOptions() throws {
    let help = try options(in: try run("read", "--help").output, "--([a-z]+)")
    #expect(help.count >= 12)
    let manual = try Files.source("data/per.1")
    let start = try #require(manual.range(of: ".Sh COMMANDS"))
    let end = try #require(manual.range(of: ".Sh OPTIONS"))
    let commands = String(manual[start.upperBound..<end.lowerBound])
    #expect(try options(in: commands, "Fl Fl ([a-z]+)") == help.subtracting(["help"]))
    let completion = try Files.source("data/per.bash")
    let line = try #require(
      completion.range(of: "local options=\"[^\"]*\"", options: .regularExpression))
    #expect(
      try options(in: String(completion[line]), "--([a-z]+)") == help.union(["help"]))
    for option in help.subtracting(["help"]) {
      let result = try run("read", "--\(option)")
      #expect(!result.errors.contains("unknown option"), "\(option)")
    }
  }

  /// The options that a text names.
  private func options(in text: String, _ pattern: String) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern)
    let range = NSRange(text.startIndex..., in: text)
    return Set(
      expression.matches(in: text, range: range).compactMap {
        Range($0.range(at: 1), in: text).map { String(text[$0]) }
      })
  }
}
