import type { Panel, Share } from '@cadran/contract';
import { wilsonInterval } from '@cadran/evidence';
import type { KindSums } from '../reading.ts';

/** Figures from as many people as they need; below, how many there are. */
export const panel = <Figures>(
  needed: number,
  counted: Pick<KindSums, 'people' | 'readAt'> | null,
  figures: () => Figures,
): Panel<Figures> => {
  const people = counted?.people ?? 0;
  const common = { people, needed, date: counted?.readAt?.toISOString() ?? null };
  return people < needed
    ? { state: 'too_few', ...common }
    : { state: 'known', ...common, figures: figures() };
};

export const shareOf = (count: number, of: number): Share => ({
  count,
  of,
  share: of === 0 ? 0 : count / of,
  interval: of === 0 ? [0, 1] : [...wilsonInterval(count, of)],
});

/** A cell's histogram as values with their counts, the lowest first; empty values are left out. */
export const histogramOf = (
  { counts }: Pick<KindSums, 'counts'>,
  begin: number,
  bins: number,
  valueOf: (bin: number) => number,
) =>
  Array.from({ length: bins }, (_, bin) => ({
    value: valueOf(bin),
    count: counts[begin + bin] ?? 0,
  })).filter(({ count }) => count > 0);
