// Inlined in other modules, because they read each byte of large files.
extension UInt8 {
  @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  @inlinable package var isASCIILetter: Bool { (0x61...0x7a).contains(self | 0x20) }
  @inlinable package var isASCIIUppercase: Bool { (0x41...0x5a).contains(self) }
  /// The byte, or the lowercase letter of an uppercase one in ASCII.
  @inlinable package var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }
}
