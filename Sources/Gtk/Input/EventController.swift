internal import CGtk

/// Wraps GtkEventController.
@MainActor
public class EventController: Object {
  /// Wraps GtkPropagationPhase: before or after the target widget.
  public enum Phase: Sendable {
    case capture, bubble

    var value: GtkPropagationPhase {
      switch self {
      case .capture: GTK_PHASE_CAPTURE
      case .bubble: GTK_PHASE_BUBBLE
      }
    }
  }

  init(adopting pointer: OpaquePointer, phase: Phase) {
    super.init(adopting: UnsafeMutableRawPointer(pointer))
    gtk_event_controller_set_propagation_phase(opaque, phase.value)
  }
}
