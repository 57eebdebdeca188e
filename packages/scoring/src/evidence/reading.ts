import type { Language } from '@cadran/contract/codes';
import { addCounts, type Counts } from './add-people.ts';

/** Sums of one kind: of one organisation and language, or of several together. */
export interface KindSums {
  readonly people: number;
  readonly readAt: Date | null;
  readonly counts: Counts;
}

export interface Cell extends KindSums {
  readonly language: Language;
  readonly kind: string;
}

/** All sums that a reading is made of, by language and kind. */
export interface Reading {
  readonly add: (cell: Cell) => void;
  /** Of one language, or of all together; null where nobody was added. */
  readonly of: (kind: string, language?: Language) => KindSums | null;
  readonly kinds: (family: string) => readonly string[];
  /** What was added, as cells that another reading can be made of. */
  readonly cells: () => readonly Cell[];
}

const later = (a: Date | null, b: Date | null): Date | null =>
  a && b ? (a > b ? a : b) : (a ?? b);

const together = (all: readonly KindSums[]): KindSums | null => {
  const [first, ...others] = all;
  if (!first) return null;
  const counts = new Int32Array(first.counts);
  for (const other of others) addCounts(counts, other.counts);
  return {
    people: all.reduce((sum, { people }) => sum + people, 0),
    readAt: all.map(({ readAt }) => readAt).reduce(later),
    counts,
  };
};

const noSums = ({ counts }: Cell): KindSums => ({
  people: 0,
  readAt: null,
  counts: new Int32Array(counts.length),
});

/** Adds cells one by one, so that only one organisation's sums are held beside the totals. */
export const createReading = (cells: readonly Cell[] = []): Reading => {
  const totals = new Map<string, Cell>();
  const nameOf = (kind: string, language: Language): string => `${language} ${kind}`;
  const inLanguage = (kind: string, language: Language): KindSums[] => {
    const found = totals.get(nameOf(kind, language));
    return found ? [found] : [];
  };
  const reading: Reading = {
    add: (cell) => {
      if (cell.people === 0) return;
      const name = nameOf(cell.kind, cell.language);
      const { people, readAt, counts } = totals.get(name) ?? noSums(cell);
      // In place: a copy for each organisation would be many times the totals.
      addCounts(counts, cell.counts);
      totals.set(name, {
        ...cell,
        people: people + cell.people,
        readAt: later(readAt, cell.readAt),
        counts,
      });
    },
    of: (kind, language) =>
      together(
        language
          ? inLanguage(kind, language)
          : [...totals.values()].filter((cell) => cell.kind === kind),
      ),
    kinds: (family) => [
      ...new Set(
        [...totals.values()].map(({ kind }) => kind).filter((kind) => kind.startsWith(family)),
      ),
    ],
    cells: () => [...totals.values()],
  };
  for (const cell of cells) reading.add(cell);
  return reading;
};
