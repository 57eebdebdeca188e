import { useEffect, useRef, useState } from 'react';

export interface Option<T> {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly value: T;
}

/** As many as are seen at a glance. */
export const OPTIONS_SHOWN = 8;

export type Search<T> = (typed: string) => readonly Option<T>[] | Promise<readonly Option<T>[]>;

type Suggestions<T> =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly options: readonly Option<T>[] }
  | { readonly state: 'unreachable' };

const NONE = { state: 'none' } as const;

/** People type faster than a search answers; a pause this long is the end of a word. */
const PAUSE = 150;

/** What the search knows about the text so far; an answer to an older text is dropped. */
export const useSuggestions = <T>(
  search: Search<T>,
): readonly [Suggestions<T>, (typed: string) => void] => {
  const [suggestions, setSuggestions] = useState<Suggestions<T>>(NONE);
  const latest = useRef<{ timer?: ReturnType<typeof setTimeout> }>({});
  useEffect(() => () => clearTimeout(latest.current.timer), []);

  const suggest = (typed: string): void => {
    clearTimeout(latest.current.timer);
    const asked: typeof latest.current = {};
    latest.current = asked;
    if (typed.trim() === '') {
      setSuggestions(NONE);
      return;
    }
    const show = (next: Suggestions<T>): void => {
      if (latest.current === asked) setSuggestions(next);
    };
    asked.timer = setTimeout(() => {
      Promise.resolve(search(typed)).then(
        (options) => show({ state: 'found', options }),
        () => show({ state: 'unreachable' }),
      );
    }, PAUSE);
  };
  return [suggestions, suggest];
};
