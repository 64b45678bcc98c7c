import Testing

/// One after the other, as the virtual clock and the window are there once.
@Suite(.serialized) enum Scenarios {}
