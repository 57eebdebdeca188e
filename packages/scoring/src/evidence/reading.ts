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
      const name = nameOf(cell.kind, cell.language);
      const sum = together([...inLanguage(cell.kind, cell.language), cell]);
      if (sum && cell.people > 0) totals.set(name, { ...cell, ...sum });
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
