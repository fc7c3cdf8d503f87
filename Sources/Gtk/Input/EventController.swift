internal import CGtk

/// What watches the user's input on a widget.
@MainActor
public class EventController: Object {
  /// On the way to the focused or hit widget, or back.
  public enum Phase: Sendable {
    case capture, bubble, target

    var value: GtkPropagationPhase {
      switch self {
      case .capture: GTK_PHASE_CAPTURE
      case .bubble: GTK_PHASE_BUBBLE
      case .target: GTK_PHASE_TARGET
      }
    }
  }

  init(adopting pointer: OpaquePointer, phase: Phase) {
    super.init(adopting: UnsafeMutableRawPointer(pointer))
    gtk_event_controller_set_propagation_phase(opaque, phase.value)
  }
}
