import { useEffect, useState } from 'react';

/** A section counts as reached a little below the sticky header. */
const READING_LINE = 200;

const isAtTheEnd = (): boolean =>
  window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

/** The last section whose top is above that line; at the end of the page the last one. */
const sectionInView = (ids: readonly string[]): string | undefined => {
  if (window.scrollY > 0 && isAtTheEnd()) return ids.at(-1);
  return (
    ids.findLast((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top !== undefined && top < READING_LINE;
    }) ?? ids[0]
  );
};

export const useSectionInView = (ids: readonly string[]): string | undefined => {
  const [inView, setInView] = useState<string | undefined>(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setInView(sectionInView(key.split(' ')));
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [key]);
  return inView;
};
