import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element is less than a screen away from what is visible, or has been. */
export const useNear = (initial: boolean): readonly [RefCallback<HTMLElement>, boolean] => {
  const [isNear, setIsNear] = useState(initial);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear];
};
