import { useEffect, useState } from 'react';

/** Where a section counts as reached: a little under the sticky header. */
const READING_LINE = 160;

const isAtTheEnd = (): boolean =>
  window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

/** The last section whose top has passed the reading line; the last one at the end of the page. */
const sectionInView = (ids: readonly string[]): string | undefined => {
  if (window.scrollY > 0 && isAtTheEnd()) return ids.at(-1);
  return (
    ids.findLast((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top !== undefined && top < READING_LINE;
    }) ?? ids[0]
  );
};

/** Which section is being read, followed as the page scrolls. */
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
