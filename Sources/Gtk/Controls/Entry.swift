internal import CGtk

/// A line of text to be typed. Positions count Unicode scalars.
@MainActor
public final class Entry: Widget {
  public enum IconPosition: Sendable {
    case primary, secondary

    var value: GtkEntryIconPosition {
      self == .primary ? GTK_ENTRY_ICON_PRIMARY : GTK_ENTRY_ICON_SECONDARY
    }
  }

  /// What the text is, for on-screen keyboards.
  public enum InputPurpose: CaseIterable, Sendable {
    case freeForm, number, digits, name

    var value: GtkInputPurpose {
      switch self {
      case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
      case .number: GTK_INPUT_PURPOSE_NUMBER
      case .digits: GTK_INPUT_PURPOSE_DIGITS
      case .name: GTK_INPUT_PURPOSE_NAME
      }
    }
  }

  public convenience init() {
    self.init(adopting: gtk_entry_new())
  }

  /// The text. Setting it moves the caret to the end and reports one change; setting what is there
  /// already does neither.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      replace(0..<length, with: newValue)
    }
  }

  /// How many Unicode scalars the text has.
  public var length: Int { Int(gtk_entry_get_text_length(typed())) }

  /// The text that is shown while the entry is empty. A screen reader, which would speak it as if it were the entry's
  /// text, isn't told.
  public var placeholder: String? {
    get { string(at: gtk_entry_get_placeholder_text(typed())) }
    set {
      gtk_entry_set_placeholder_text(typed(), newValue)
      gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER)
    }
  }

  /// Where the text stands in the entry, from 0, the start, to 1, the end.
  public var alignment: Double {
    get { Double(gtk_entry_get_alignment(typed())) }
    set { gtk_entry_set_alignment(typed(), Float(newValue)) }
  }

  /// Has the placeholder run from left to right and stand where the text will; GTK would align it by the language.
  public func alignPlaceholderWithText() {
    for label in children.flatMap(\.children).compactMap({ $0.cast(to: Label.self) }) {
      label.textDirection = .leftToRight
      label.xalign = alignment
      label.justification = alignment == 1 ? .right : .left
    }
  }

  public var inputPurpose: InputPurpose {
    get {
      let value = gtk_entry_get_input_purpose(typed())
      return InputPurpose.allCases.first { $0.value == value } ?? .freeForm
    }
    set { gtk_entry_set_input_purpose(typed(), newValue.value) }
  }

  /// The most Unicode scalars it takes; 0 for any number.
  public var maxLength: Int {
    get { Int(gtk_entry_get_max_length(typed())) }
    set { gtk_entry_set_max_length(typed(), Int32(newValue)) }
  }

  /// The width it would like, in characters; -1 leaves it to GTK.
  public var widthChars: Int {
    get { Int(gtk_editable_get_width_chars(opaque)) }
    set { gtk_editable_set_width_chars(opaque, Int32(newValue)) }
  }

  /// The greatest width it would like, in characters; -1 for none.
  public var maxWidthChars: Int {
    get { Int(gtk_editable_get_max_width_chars(opaque)) }
    set { gtk_editable_set_max_width_chars(opaque, Int32(newValue)) }
  }

  /// Whether Enter activates the window's default widget.
  public var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(typed()) != 0 }
    set { gtk_entry_set_activates_default(typed(), newValue.gboolean) }
  }

  /// Whether the user can type.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(opaque) != 0 }
    set { gtk_editable_set_editable(opaque, newValue.gboolean) }
  }

  /// Called when Enter was pressed.
  @discardableResult
  public func onActivate(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", body)
  }
}
