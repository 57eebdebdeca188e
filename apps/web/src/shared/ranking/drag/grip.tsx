import type { PointerEvent } from 'react';
import styles from '../ranking-item.module.css';

interface Props {
  readonly onDrag: (event: PointerEvent, element: HTMLElement) => void;
}

/** Handle for touch; the rest of the row scrolls. */
export const Grip = ({ onDrag }: Props) => (
  <span
    className={styles.grip}
    data-testid="grip"
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
