import { searchKey, type Language } from '@cadran/contract/codes';
import type { ReferenceEntry } from '../types.ts';

type Searchable = Pick<ReferenceEntry, 'code' | 'name'>;

/** Other words for an entry, by language. */
export type Titles = Readonly<Record<Language, readonly string[]>>;
const NO_TITLES: Titles = { fr: [], en: [] };

export interface FoundEntry<E> {
  readonly entry: E;
  /** Those of its other words that hold what was typed, the nearest first. */
  readonly titles: readonly string[];
}

export type ReferenceSearch<E> = (typed: string, language: Language) => readonly FoundEntry<E>[];

/** What is compared, in one language. */
interface Keys {
  readonly name: string;
  readonly titles: readonly (readonly [key: string, title: string])[];
  readonly all: string;
}

const keysOf = ({ name }: Searchable, titles: Titles, language: Language): Keys => {
  const label = searchKey(name[language]);
  const keys = titles[language].map((title) => [searchKey(title), title] as const);
  return { name: label, titles: keys, all: [label, ...keys.map(([key]) => key)].join(' ') };
};

const beginsEach = (key: string, words: readonly string[]): boolean => {
  const parts = key.split(' ');
  return words.every((word) => parts.some((part) => part.startsWith(word)));
};

/** The smaller the better: a whole name or title, then the label, then other titles, then parts of words. */
const rank = ({ name, titles, all }: Keys, typed: string, words: readonly string[]): number => {
  const anyTitle = (matches: (key: string) => boolean): boolean =>
    titles.some(([key]) => matches(key));
  const tests = [
    () => name === typed || anyTitle((key) => key === typed),
    () => name.startsWith(typed),
    () => beginsEach(name, words),
    () => anyTitle((key) => key.startsWith(typed)),
    () => anyTitle((key) => beginsEach(key, words)),
    () => beginsEach(all, words),
    () => words.every((word) => all.includes(word)),
  ];
  const first = tests.findIndex((test) => test());
  return first < 0 ? Number.POSITIVE_INFINITY : first;
};

const matchingTitles = ({ titles }: Keys, typed: string, words: readonly string[]): string[] => {
  const nearness = (key: string): number => (key === typed ? 0 : key.startsWith(typed) ? 1 : 2);
  return titles
    .filter(([key]) => beginsEach(key, words))
    .toSorted(([a], [b]) => nearness(a) - nearness(b))
    .map(([, title]) => title);
};

/** What only the other language knows comes after everything of one’s own. */
const OTHER_LANGUAGE = 10;

/** Searches names, titles and codes by all words typed, the best first; an empty text finds everything. */
export const createReferenceSearch = <E extends Searchable>(
  entries: readonly E[],
  titlesOf: (entry: E) => Titles = () => NO_TITLES,
): ReferenceSearch<E> => {
  let prepared: readonly { entry: E; fr: Keys; en: Keys }[] | undefined;
  return (typed, language) => {
    const wanted = searchKey(typed);
    if (wanted === '') return entries.map((entry) => ({ entry, titles: [] }));
    const words = wanted.split(' ');
    prepared ??= entries.map((entry) => {
      const titles = titlesOf(entry);
      return { entry, fr: keysOf(entry, titles, 'fr'), en: keysOf(entry, titles, 'en') };
    });
    const other = language === 'fr' ? 'en' : 'fr';
    return prepared
      .map((keys) => {
        const place = Math.min(
          rank(keys[language], wanted, words),
          OTHER_LANGUAGE + rank(keys[other], wanted, words),
          keys.entry.code.toLowerCase() === wanted ? OTHER_LANGUAGE : Number.POSITIVE_INFINITY,
        );
        return { keys, place };
      })
      .filter(({ place }) => place < Number.POSITIVE_INFINITY)
      .toSorted((a, b) => a.place - b.place)
      .map(({ keys, place }) => ({
        entry: keys.entry,
        titles: matchingTitles(keys[place < OTHER_LANGUAGE ? language : other], wanted, words),
      }));
  };
};
