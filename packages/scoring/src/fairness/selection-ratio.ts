import { ENGINE_VERSION, type Versioned } from '../engine-version.ts';

/** Smaller groups are not significant and could identify people (docs/method/scores.md#fairness-and-law). */
export const SMALLEST_GROUP = 30;
/** The four-fifths rule, as a fraction, so that exactly .80 is not flagged by rounding. */
export const FOUR = 4;
export const FIFTHS = 5;

export interface SelectedGroup {
  readonly group: string;
  readonly candidates: number;
  readonly selected: number;
}

/** `too_few`: not shown. `none_selected`: nobody of any group was selected, so there is no ratio. */
export type SelectionRatio =
  | { readonly group: string; readonly status: 'too_few' }
  | { readonly group: string; readonly status: 'none_selected' }
  | {
      readonly group: string;
      readonly status: 'compared';
      readonly rate: number;
      readonly ratio: number;
      readonly flagged: boolean;
    };

export interface SelectionRatios extends Versioned {
  readonly groups: readonly SelectionRatio[];
}

const isBigEnough = ({ candidates }: SelectedGroup): boolean => candidates >= SMALLEST_GROUP;

/** Each group's rate over that of the highest group; an aggregate for administrators only. */
export const selectionRatios = (groups: readonly SelectedGroup[]): SelectionRatios => {
  const highest = groups
    .filter(isBigEnough)
    .reduce<SelectedGroup | null>(
      (best, group) =>
        best && best.selected * group.candidates >= group.selected * best.candidates ? best : group,
      null,
    );
  const ratioOf = ({ group, candidates, selected }: SelectedGroup): SelectionRatio => {
    if (highest === null || candidates < SMALLEST_GROUP) return { group, status: 'too_few' };
    if (highest.selected === 0) return { group, status: 'none_selected' };
    const rate = selected / candidates;
    return {
      group,
      status: 'compared',
      rate,
      ratio: rate / (highest.selected / highest.candidates),
      flagged: FIFTHS * selected * highest.candidates < FOUR * highest.selected * candidates,
    };
  };
  return { engineVersion: ENGINE_VERSION, groups: groups.map(ratioOf) };
};
