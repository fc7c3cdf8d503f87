/// The ending of an English ordinal number, as in "1st".
package enum EnglishOrdinalEnding: String, Sendable {
  case st, nd, rd, th
}
