import { type RefObject, useEffect, useRef } from 'react';

/** A shortcut for the mouse; buttons do the same. */
export const useDoubleClick = (onDoubleClick: () => void): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onDoubleClick);
  useEffect(() => {
    latest.current = onDoubleClick;
  });
  useEffect(() => {
    const target = element.current;
    const act = (event: MouseEvent): void => {
      if (event.target !== target) latest.current();
    };
    target?.addEventListener('dblclick', act);
    return () => target?.removeEventListener('dblclick', act);
  }, []);
  return element;
};
