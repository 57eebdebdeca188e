import { type RefObject, useEffect, useRef } from 'react';

/**
 * A shortcut for the mouse; buttons do the same. The second of two taps whose first one brought this page is not meant
 * for it: it neither chooses nor goes on.
 */
export const useDoubleClick = (onDoubleClick: () => void): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onDoubleClick);
  useEffect(() => {
    latest.current = onDoubleClick;
  });
  useEffect(() => {
    const target = element.current;
    let begunHere = false;
    const watch = (event: MouseEvent): void => {
      if (event.detail <= 1) begunHere = true;
      if (begunHere) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const act = (event: MouseEvent): void => {
      if (begunHere && event.target !== target) latest.current();
    };
    target?.addEventListener('click', watch, { capture: true });
    target?.addEventListener('dblclick', act);
    return () => {
      target?.removeEventListener('click', watch, { capture: true });
      target?.removeEventListener('dblclick', act);
    };
  }, []);
  return element;
};
