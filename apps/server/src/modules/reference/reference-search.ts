import type { Language } from '@cadran/contract';
import type { ReferenceEntry } from '@cadran/instruments';
import { normalizeText } from './normalize-text.ts';

/** Professions are also found by their example jobs. */
type Entry = ReferenceEntry & { readonly examples?: ReferenceEntry['name'] };

/** 0: the name starts with the query; 1: it contains it; 2: another field contains it. */
const rank = (entry: Entry, typed: string, language: Language): number | undefined => {
  const name = normalizeText(entry.name[language]);
  if (name.startsWith(typed)) return 0;
  if (name.includes(typed)) return 1;
  const { fr, en } = entry.name;
  const others = [entry.code, fr, en, entry.examples?.fr ?? '', entry.examples?.en ?? ''];
  return others.some((text) => normalizeText(text).includes(typed)) ? 2 : undefined;
};

/** Matching entries, best first; all of them for an empty query. */
export const searchReference = <E extends Entry>(
  entries: readonly E[],
  q: string | undefined,
  language: Language,
): readonly E[] => {
  const typed = normalizeText(q ?? '');
  if (typed === '') return entries;
  return entries
    .map((entry) => ({ entry, rank: rank(entry, typed, language) }))
    .filter((found) => found.rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ entry }) => entry);
};
