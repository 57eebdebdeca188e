import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { type DropTarget, scrollStep } from './drag-geometry.ts';

/** Shorter movements are clicks. */
const THRESHOLD = 6;

export interface Drag<K> {
  readonly item: K;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** A rank, the pool, or null. */
  readonly target: DropTarget;
}

interface Options<K> {
  readonly targetAt: (x: number, y: number, item: K) => DropTarget;
  readonly onDrop: (item: K, target: DropTarget) => void;
}

/**
 * Dragging by pointer events. The dragged element stays in place, because touch events need their target; a copy
 * floats. Auto-scroll runs on animation frames, because a still finger sends no events.
 */
export const useDrag = <K>({ targetAt, onDrop }: Options<K>) => {
  const [drag, setDrag] = useState<Drag<K> | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const justDragged = useRef(false);
  const latest = useRef({ targetAt, onDrop });
  useEffect(() => {
    latest.current = { targetAt, onDrop };
  });
  useEffect(() => () => stop.current?.(), []);

  const start = (item: K, event: ReactPointerEvent, element: HTMLElement): void => {
    if (event.button !== 0) return;
    const box = element.getBoundingClientRect();
    const origin = { x: event.clientX, y: event.clientY };
    let pointer = origin;
    let moving = false;
    let target: DropTarget = null;
    const ending = new AbortController();

    const follow = (): void => {
      target = latest.current.targetAt(pointer.x, pointer.y, item);
      setDrag({
        item,
        left: box.left + pointer.x - origin.x,
        top: box.top + pointer.y - origin.y,
        width: box.width,
        target,
      });
    };
    const scroll = (): void => {
      if (ending.signal.aborted) return;
      const step = scrollStep(pointer.y, innerHeight);
      if (step !== 0) {
        scrollBy(0, step);
        follow();
      }
      requestAnimationFrame(scroll);
    };
    const end = (): void => {
      ending.abort();
      stop.current = null;
      setDrag(null);
    };
    stop.current = end;

    const on = { signal: ending.signal };
    addEventListener(
      'pointermove',
      (move) => {
        if (move.pointerId !== event.pointerId) return;
        pointer = { x: move.clientX, y: move.clientY };
        if (!moving) {
          if (Math.hypot(pointer.x - origin.x, pointer.y - origin.y) < THRESHOLD) return;
          moving = true;
          requestAnimationFrame(scroll);
        }
        follow();
      },
      on,
    );
    addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== event.pointerId) return;
        justDragged.current = moving;
        // The click event follows at once or, for touch, not at all.
        setTimeout(() => (justDragged.current = false));
        end();
        if (moving) latest.current.onDrop(item, target);
      },
      on,
    );
    addEventListener('pointercancel', end, on);
    addEventListener('keydown', (key) => key.key === 'Escape' && end(), on);
  };

  /** False for the click event that follows a drag on the same element. */
  const isClick = (): boolean => !justDragged.current;

  return { drag, start, isClick };
};
