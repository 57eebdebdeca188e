import { type RefCallback, useCallback, useState } from 'react';

/** The current width of an element; `null` until it is mounted. */
export const useWidth = (): readonly [RefCallback<HTMLElement>, number | null] => {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // A hidden element has no width.
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
