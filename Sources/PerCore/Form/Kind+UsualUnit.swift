extension Kind {
  /// Returns the unit that a new list of this kind starts with.
  func usualUnit(in system: MeasureSystem) -> Unit {
    DisplayUnit.standard(for: self, in: system).unit
  }
}
