import {
  cellKey,
  FILTERED_ATTRIBUTES_MAX,
  type ProfilingFilters,
  type ProfilingSelection,
  type Segmentation,
  SEGMENTATIONS,
  selectionRespondents,
} from '@cadran/contract';

/** How many people each served group has, by its key. */
export type Served = ReadonlyMap<string, number>;

export const servedMap = ({ served }: Pick<ProfilingFilters, 'served'>): Served =>
  new Map(served.map(({ respondents, ...cell }) => [cellKey(cell), respondents]));

/** Why a value cannot be chosen; all refusals for anonymity's sake are one and the same. */
export type Closed = 'too_few' | 'two_at_most';

export interface ValueState {
  readonly chosen: boolean;
  readonly closed: Closed | null;
  /** People with this value among those chosen by the other attributes; null where it is not served. */
  readonly respondents: number | null;
}

const chosenOf = (selection: ProfilingSelection, attribute: Segmentation): readonly string[] =>
  selection[attribute] ?? [];

const withValues = (
  selection: ProfilingSelection,
  attribute: Segmentation,
  values: readonly string[],
): ProfilingSelection => {
  const { [attribute]: _before, ...others } = selection;
  return values.length > 0 ? { ...others, [attribute]: [...values] } : others;
};

export const toggled = (
  selection: ProfilingSelection,
  attribute: Segmentation,
  value: string,
): ProfilingSelection => {
  const chosen = chosenOf(selection, attribute);
  return withValues(
    selection,
    attribute,
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
  );
};

/** Whether two other attributes are chosen from already (scoring.md §8, point 4). */
export const isOneTooMany = (selection: ProfilingSelection, attribute: Segmentation): boolean =>
  SEGMENTATIONS.filter((other) => other !== attribute && chosenOf(selection, other).length > 0)
    .length >= FILTERED_ATTRIBUTES_MAX;

export const valueState = (
  served: Served,
  selection: ProfilingSelection,
  attribute: Segmentation,
  value: string,
): ValueState => {
  const chosen = chosenOf(selection, attribute).includes(value);
  const respondents = selectionRespondents(served, withValues(selection, attribute, [value]));
  const closed = (): Closed | null => {
    // What an address brought in can always be taken back.
    if (chosen) return null;
    if (isOneTooMany(selection, attribute)) return 'two_at_most';
    const next = selectionRespondents(served, toggled(selection, attribute, value));
    return next === null ? 'too_few' : null;
  };
  return { chosen, closed: closed(), respondents };
};
