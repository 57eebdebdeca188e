import { useEffect, useState } from 'react';

/** Whether the window is narrower than that. On paper it stays as it was on the screen: what changes under a printer is cut off after the pages it has counted. */
export const useScreenBelow = (width: number): boolean => {
  const query = `(width < ${width}px)`;
  const [below, setBelow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const paper = matchMedia('print');
    const media = matchMedia(query);
    const follow = (): void => {
      if (!paper.matches) setBelow(media.matches);
    };
    follow();
    for (const one of [paper, media]) one.addEventListener('change', follow);
    return () => {
      for (const one of [paper, media]) one.removeEventListener('change', follow);
    };
  }, [query]);
  return below;
};
