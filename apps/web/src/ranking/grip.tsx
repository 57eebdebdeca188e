import type { PointerEvent } from 'react';

interface Props {
  readonly onDrag: (event: PointerEvent, element: HTMLElement) => void;
}

/** Where a finger takes hold: the rest of the row stays free for scrolling. */
export const Grip = ({ onDrag }: Props) => (
  <span
    className="ranking-grip"
    aria-hidden="true"
    onPointerDown={(event) => {
      const row = event.currentTarget.closest('li');
      if (!row || event.pointerType === 'mouse') return;
      onDrag(event, row);
    }}
  >
    <svg viewBox="0 0 12 20" width="12" height="20">
      {[4, 10, 16].flatMap((y) =>
        [3, 9].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.5" />),
      )}
    </svg>
  </span>
);
