import { useEffect, useState } from 'react';

/**
 * Whether the window is narrower than that; where rows are cards, if nothing is said. On paper a list stays what it is
 * on the screen: what changes under a printer is cut off after the pages it has counted.
 */
export const useNarrow = (below = 768): boolean => {
  const query = `(width < ${below}px)`;
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const paper = matchMedia('print');
    const media = matchMedia(query);
    const follow = (): void => {
      if (!paper.matches) setNarrow(media.matches);
    };
    follow();
    for (const one of [paper, media]) one.addEventListener('change', follow);
    return () => {
      for (const one of [paper, media]) one.removeEventListener('change', follow);
    };
  }, [query]);
  return narrow;
};
