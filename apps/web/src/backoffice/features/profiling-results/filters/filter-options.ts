import {
  cellKey,
  FILTERED_ATTRIBUTES_MAX,
  type ProfilingFilters,
  type ProfilingSelection,
  type Segmentation,
  SEGMENTATIONS,
  selectionRespondents,
} from '@cadran/contract';

/** Number of respondents of each served group, by its key. */
export type ServedGroups = ReadonlyMap<string, number>;

export const toServedGroups = ({ served }: Pick<ProfilingFilters, 'served'>): ServedGroups =>
  new Map(served.map(({ respondents, ...cell }) => [cellKey(cell), respondents]));

/** All refusals for anonymity have the same reason. */
export type DisabledReason = 'too_few' | 'two_at_most';

export interface FilterOptionState {
  readonly isSelected: boolean;
  readonly disabledReason: DisabledReason | null;
  /** Respondents with this value among those selected by the other attributes; null if not served. */
  readonly respondents: number | null;
}

const selectedValues = (
  selection: ProfilingSelection,
  attribute: Segmentation,
): readonly string[] => selection[attribute] ?? [];

const withAttributeValues = (
  selection: ProfilingSelection,
  attribute: Segmentation,
  values: readonly string[],
): ProfilingSelection => {
  const { [attribute]: _before, ...others } = selection;
  return values.length > 0 ? { ...others, [attribute]: [...values] } : others;
};

/** Where groups cannot be combined, the value takes the place of what was selected. */
export const toggleValue = (
  selection: ProfilingSelection,
  attribute: Segmentation,
  value: string,
  combinable = true,
): ProfilingSelection => {
  const selected = selectedValues(selection, attribute);
  if (!combinable) return selected.includes(value) ? {} : { [attribute]: [value] };
  return withAttributeValues(
    selection,
    attribute,
    selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value],
  );
};

/** At most two attributes can be combined. */
export const isAttributeLimitReached = (
  selection: ProfilingSelection,
  attribute: Segmentation,
): boolean =>
  SEGMENTATIONS.filter(
    (other) => other !== attribute && selectedValues(selection, other).length > 0,
  ).length >= FILTERED_ATTRIBUTES_MAX;

export const filterOptionState = (
  served: ServedGroups,
  selection: ProfilingSelection,
  attribute: Segmentation,
  value: string,
  combinable = true,
): FilterOptionState => {
  const isSelected = selectedValues(selection, attribute).includes(value);
  const disabledReason = (): DisabledReason | null => {
    // A selection that came from the URL can always be removed.
    if (isSelected) return null;
    if (combinable && isAttributeLimitReached(selection, attribute)) return 'two_at_most';
    const next = selectionRespondents(served, toggleValue(selection, attribute, value, combinable));
    return next === null ? 'too_few' : null;
  };
  return {
    isSelected,
    disabledReason: disabledReason(),
    respondents: selectionRespondents(
      served,
      withAttributeValues(combinable ? selection : {}, attribute, [value]),
    ),
  };
};
