interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const EDGE = 12;

/** Below the button, or above it near the bottom; always inside the window. */
export const popoverPosition = (
  button: Pick<Box, 'left' | 'top' | 'bottom'>,
  note: Pick<Box, 'width' | 'height'>,
  room: { readonly clientWidth: number; readonly clientHeight: number },
): { readonly left: number; readonly top: number } => {
  const below = button.bottom + GAP;
  const above = button.top - GAP - note.height;
  const fits = below + note.height <= room.clientHeight - EDGE || above < EDGE;
  const rightmost = room.clientWidth - note.width - EDGE;
  return {
    left: Math.max(EDGE, Math.min(button.left - EDGE, rightmost)),
    top: fits ? below : above,
  };
};
