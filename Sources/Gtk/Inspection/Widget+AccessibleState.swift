internal import CGtk

/// What assistive technology gets.
extension Widget {
  /// Returns the accessible label if it differs from `expected`, otherwise nil.
  package func mismatch(ofAccessibleLabel expected: String) -> String? {
    string(taking: per_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL, expected))
  }

  /// Returns the accessible description if it differs from `expected`, otherwise nil.
  package func mismatch(ofAccessibleDescription expected: String) -> String? {
    string(taking: per_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected))
  }

  /// A Boolean value indicating whether assistive technology gets a placeholder.
  package var hasAccessiblePlaceholder: Bool {
    gtk_test_accessible_has_property(opaque, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER) != 0
  }

  /// A Boolean value indicating whether the accessible invalid state is set.
  package var isAccessibleInvalid: Bool {
    string(taking: per_accessible_check_invalid(opaque, GTK_ACCESSIBLE_INVALID_TRUE)) == nil
  }

  /// A Boolean value indicating whether the widget has a `labelled-by` relation.
  package var isAccessibleLabelledBy: Bool {
    gtk_test_accessible_has_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
  }
}
