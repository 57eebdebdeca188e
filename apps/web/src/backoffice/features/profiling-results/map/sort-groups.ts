import type { ResultsMap } from '@cadran/contract';
import { figureIn } from '../figures/figures.ts';
import type { MapAddress, MapSort } from './map-address.ts';

export type MapGroup = ResultsMap['attributes'][number]['groups'][number];

const sortValue = (group: MapGroup, by: Exclude<MapSort, 'name'>): number | null =>
  by === 'respondents'
    ? (group.figures?.respondents ?? null)
    : (figureIn(group.figures, by)?.value ?? null);

/** In the audit's own order if nothing is chosen; groups without the figure come last in either direction. */
export const sortGroups = (
  groups: readonly MapGroup[],
  sort: MapAddress['sort'],
  nameOf: (group: MapGroup) => string,
): readonly MapGroup[] => {
  if (sort === undefined) return groups;
  const isDescending = sort.startsWith('-');
  const by = sort.replace('-', '') as MapSort;
  const direction = isDescending ? -1 : 1;
  if (by === 'name')
    return groups.toSorted((a, b) => direction * nameOf(a).localeCompare(nameOf(b)));
  return groups.toSorted((a, b) => {
    const [first, second] = [sortValue(a, by), sortValue(b, by)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * (first - second);
  });
};
