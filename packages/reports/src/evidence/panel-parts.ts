import type { Panel } from '@cadran/contract';
import type { PanelProgress, PanelTexts, PanelView } from './panel-view.ts';

type Counted = Pick<Panel<unknown>, 'state' | 'people' | 'needed' | 'date'>;
export type Known<F> = Extract<Panel<F>, { state: 'known' }>;

export const isKnown = <F>(panel: Panel<F>): panel is Known<F> => panel.state === 'known';

export const progressOf = (
  { words, write }: PanelTexts,
  label: string,
  { people, needed }: Pick<Counted, 'people' | 'needed'>,
): PanelProgress => ({
  label,
  people,
  needed,
  text: words.of(write.number(people), write.number(needed)),
});

export const stateOf = (panels: readonly Counted[]): PanelView['state'] => {
  const known = panels.filter(({ state }) => state === 'known').length;
  if (known === 0) return 'none';
  return known < panels.length ? 'some' : 'all';
};

/** The size and the day of the largest reading among those that are known. */
export const basisOf = (
  { words, write }: PanelTexts,
  panels: readonly Counted[],
): string | null => {
  const [largest] = panels
    .filter(({ state }) => state === 'known')
    .toSorted((one, other) => other.people - one.people);
  if (!largest) return null;
  const people = write.number(largest.people);
  return largest.date === null
    ? words.basisUndated(people)
    : words.basis(people, write.instant(largest.date));
};

export const lacking = ({ people, needed }: Pick<Counted, 'people' | 'needed'>): number =>
  Math.max(0, needed - people);

/** The entry with the lowest figure; an empty list has none. */
export const lowestBy = <T>(entries: readonly T[], figure: (entry: T) => number): T | undefined =>
  entries.toSorted((one, other) => figure(one) - figure(other))[0];
