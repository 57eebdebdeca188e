import type { Language } from '@cadran/contract';
import type { ReferenceEntry } from '@cadran/instruments';
import { foldText } from './fold-text.ts';

/** Professions are also found by the jobs of their group. */
type Entry = ReferenceEntry & { readonly examples?: ReferenceEntry['name'] };

/** 0 for a name that begins with what is typed, 1 for one that contains it, 2 for anything else that does. */
const rank = (entry: Entry, typed: string, language: Language): number | undefined => {
  const name = foldText(entry.name[language]);
  if (name.startsWith(typed)) return 0;
  if (name.includes(typed)) return 1;
  const { fr, en } = entry.name;
  const others = [entry.code, fr, en, entry.examples?.fr ?? '', entry.examples?.en ?? ''];
  return others.some((text) => foldText(text).includes(typed)) ? 2 : undefined;
};

/** The entries that hold what is typed, best first; all of them in their own order if nothing is. */
export const searchReference = <E extends Entry>(
  entries: readonly E[],
  q: string | undefined,
  language: Language,
): readonly E[] => {
  const typed = foldText(q ?? '');
  if (typed === '') return entries;
  return entries
    .map((entry) => ({ entry, rank: rank(entry, typed, language) }))
    .filter((found) => found.rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ entry }) => entry);
};
