import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the control named by `data-focus` after the next render. */
export const useFocusAfter = (): [RefObject<HTMLDivElement | null>, (name: string) => void] => {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const focus = (): void => {
    const name = wanted.current;
    if (name === null) return;
    const control = root.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`);
    if (!control) return;
    wanted.current = null;
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'nearest' });
  };
  useLayoutEffect(focus);
  return [
    root,
    (name) => {
      wanted.current = name;
      // There may be no render when only the focus moves.
      queueMicrotask(focus);
    },
  ];
};
