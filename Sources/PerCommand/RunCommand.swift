internal import Glibc

/// Runs `per read`, `per rank` or `per --help`.
///
/// - Parameter arguments: The name of the program and its arguments.
/// - Returns: The exit status, or nil if the arguments name no command.
public func runCommand(_ arguments: [String]) -> Int32? {
  if arguments.count == 2, arguments[1] == "--help" || arguments[1] == "-h" {
    Output.write(programUsage + commandUsage)
    return 0
  }
  guard let command = arguments.dropFirst().first, command == "read" || command == "rank" else {
    return nil
  }
  signal(SIGPIPE, SIG_IGN)
  do throws(CommandOptions.UsageError) {
    let options = try CommandOptions(arguments.dropFirst(2), environment: environmentLocale)
    if options.wantsHelp {
      Output.write(commandUsage)
      return 0
    }
    if let note = options.note { Output.writeDiagnostic(note) }
    if command == "read" {
      let read = try ReadCommand(options)
      return read.run()
    }
    var rank = try RankCommand(options)
    return rank.run()
  } catch {
    Output.writeDiagnostic(error.message)
    Output.writeError("Try 'per \(command) --help'.")
    return 2
  }
}

/// The locale of the environment, as the C library chooses it.
private var environmentLocale: String {
  for name in ["LC_ALL", "LC_NUMERIC", "LANG"] {
    if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
  }
  return ""
}

/// The text of `per --help` before the commands.
private let programUsage = """
  Per ranks products by unit price.

    per                                     Open the window
    per FILE...                             Import tables
    per --version                           Print the version
    per --help-all                          Print the options of GTK


  """

/// The text of `per read --help` and `per rank --help`.
private let commandUsage = """
  Usage:
    per read [OPTIONS] LINE...              Print how each line is read
    per read --lines [OPTIONS] [FILE|-]...  Print how each line of the files is read
    per rank [OPTIONS] [FILE|-]...          Rank the products of tables
    per rank --lines [OPTIONS] [FILE|-]...  Rank the products, one per line

  Notation:
    --locale LOCALE      Language and notation, such as de_DE
    --decimal MARK       Decimal mark
    --group MARK         Mark between groups of digits
    --currency CODE      Currency, such as EUR
    --measures SYSTEM    metric, us or imperial

  Selection:
    --kind KIND          weight, volume, units, length or area
    --per AMOUNT         Amount that unit prices are for, such as 100g
    --top N              Print the best N products

  Purchase:
    --need AMOUNT        Print what to buy for an amount, such as 1.6kg, and rank by its cost
    --buy WHAT           Rank by the unit price of one pack (one) or of the packs that an offer
                         is for (offer, the default), or by the cost of the amount (need, the
                         default with --need)

  Tables:
    --columns COLUMNS    Columns by number or header: name=1,quantity=3,unit=4,price=5
    --separator MARK     Mark between the fields, such as ; or tab
    --encoding NAME      Encoding of the file, such as UTF-8
    --strict             Rank nothing if a row is not read

  Output:
    --json, --csv, --tsv

  Exit status: 0 if every line was read, 1 if a line was not read or there are no products, 2 for
  wrong usage or a file that can't be read.

  """
