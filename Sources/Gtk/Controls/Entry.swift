internal import CGtk

/// Wraps GtkEntry. Positions and lengths count Unicode scalars.
@MainActor
public final class Entry: Widget, Editable {
  override class var gType: GType { gtk_entry_get_type() }

  public enum IconPosition: UInt32, CEnumeration, Sendable {
    typealias Value = GtkEntryIconPosition

    case primary, secondary
  }

  /// Wraps GtkInputPurpose: the type of text, for on-screen keyboards.
  public enum InputPurpose: UInt32, CEnumeration, Sendable {
    typealias Value = GtkInputPurpose

    case freeForm = 0, digits = 2, number
  }

  public convenience init() {
    self.init(adopting: gtk_entry_new())
  }

  /// The text. Setting a different text moves the cursor to the end and calls the handlers of
  /// `onChange` once. Setting the same text does neither.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      replace(0..<length, with: newValue)
    }
  }

  /// The length of the text.
  public var length: Int { Int(gtk_entry_get_text_length(typed())) }

  /// The text shown while the entry is empty. Screen readers don't get it: they would speak it as the text.
  public var placeholder: String? {
    get { string(at: gtk_entry_get_placeholder_text(typed())) }
    set {
      gtk_entry_set_placeholder_text(typed(), newValue)
      gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER)
    }
  }

  /// The horizontal alignment of the text, from 0 (start) to 1 (end).
  public var alignment: Double {
    get { Double(gtk_entry_get_alignment(typed())) }
    set { gtk_entry_set_alignment(typed(), Float(newValue)) }
  }

  /// Gives the placeholder the alignment of the text and left-to-right direction. GTK aligns it by
  /// the direction of the language.
  public func alignPlaceholderWithText() {
    for label in children.flatMap(\.children).compactMap({ $0.cast(to: Label.self) }) {
      label.textDirection = .leftToRight
      label.xalign = alignment
      label.justification = alignment == 1 ? .right : .left
    }
  }

  public var inputPurpose: InputPurpose {
    get { InputPurpose(gtk_entry_get_input_purpose(typed())) ?? .freeForm }
    set { gtk_entry_set_input_purpose(typed(), newValue.value) }
  }

  /// The maximum length of the text, or 0 for no limit.
  public var maxLength: Int {
    get { Int(gtk_entry_get_max_length(typed())) }
    set { gtk_entry_set_max_length(typed(), Int32(newValue)) }
  }
}
