/** A line of a reference list that can be searched by its name and by other words for it. */
interface Searchable {
  readonly name: string;
  readonly also?: string;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'");

/** 0: the name begins like this; 1: a word of it does; 2: another word for it does; 3: it is inside a word. */
const rank = ({ name, also = '' }: Searchable, words: readonly string[]): number | null => {
  const title = fold(name);
  const all = `${title} ${fold(also)}`;
  if (!words.every((word) => all.includes(word))) return null;
  const begins = (text: string) =>
    words.every((word) => text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)));
  if (title.startsWith(words[0] ?? '')) return 0;
  if (begins(title)) return 1;
  return begins(all) ? 2 : 3;
};

/** As many as are seen at a glance. */
const LIMIT = 8;

/** What holds every word typed, the best first. */
export const searchList = <T extends Searchable>(
  list: readonly T[],
  typed: string,
): readonly T[] => {
  const words = fold(typed)
    .split(/[\s,']+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  return list
    .map((entry) => ({ entry, place: rank(entry, words) }))
    .filter((found): found is { entry: T; place: number } => found.place !== null)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, LIMIT)
    .map(({ entry }) => entry);
};
