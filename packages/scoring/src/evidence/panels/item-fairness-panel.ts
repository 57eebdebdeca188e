import { EVIDENCE_NEEDED, type ItemFairnessGrouping, LANGUAGES } from '@cadran/contract/codes';
import type { ItemFairnessPanel } from '@cadran/contract';
import { type GroupedAnswers, type GroupTable, itemFairness } from '@cadran/evidence';
import { SCREENING_KEY } from '../../screening-key.ts';
import { addCounts } from '../add-people.ts';
import {
  FACET_ITEMS,
  ITEM_REST_CELLS,
  itemRestCell,
  PERSONALITY,
  REST_SUMS,
  STEPS,
} from '../layout.ts';
import type { Reading } from '../reading.ts';
import { panel } from './panel.ts';

/** A group's people by item, score on the other items, and option. */
export interface ComparedGroup {
  readonly group: string;
  readonly people: number;
  readonly readAt: Date | null;
  readonly cells: ArrayLike<number>;
}

const answersOf = (item: number, { cells }: ComparedGroup, group: 0 | 1): GroupedAnswers[] => {
  const found: GroupedAnswers[] = [];
  for (let rest = 0; rest < REST_SUMS; rest += 1)
    for (let option = 0; option < STEPS; option += 1) {
      const restScore = rest + FACET_ITEMS - 1;
      const count = cells[itemRestCell(item, restScore, option)] ?? 0;
      if (count > 0) found.push({ option, restScore, group, count });
    }
  return found;
};

const examine = (reference: ComparedGroup, compared: ComparedGroup) =>
  SCREENING_KEY.personality.map(({ id, facet }, item) => ({
    item: id,
    scale: facet,
    ...itemFairness([...answersOf(item, reference, 0), ...answersOf(item, compared, 1)]),
  }));

export const languageGroups = (reading: Reading): ComparedGroup[] =>
  LANGUAGES.flatMap((language) => {
    const cell = reading.of('personality', language);
    const begin = PERSONALITY.at.itemRest;
    return cell
      ? [{ group: language, ...cell, cells: cell.counts.subarray(begin, begin + ITEM_REST_CELLS) }]
      : [];
  });

/** Tables of several organisations, added up by group. */
export const tableGroups = (
  tables: readonly GroupTable[],
  grouping: GroupTable['grouping'],
): ComparedGroup[] => {
  const groups = new Map<string, ComparedGroup & { readonly cells: Int32Array<ArrayBuffer> }>();
  for (const table of tables.filter((one) => one.grouping === grouping)) {
    const before = groups.get(table.group);
    const cells = before?.cells ?? new Int32Array(ITEM_REST_CELLS);
    addCounts(cells, table.cells);
    const isLater = !before?.readAt || table.readAt > before.readAt;
    groups.set(table.group, {
      group: table.group,
      people: (before?.people ?? 0) + table.people,
      readAt: isLater ? table.readAt : before.readAt,
      cells,
    });
  }
  return [...groups.values()];
};

/** Each group large enough against the largest; the others are named with how many they have. */
export const itemFairnessPanel = (
  grouping: ItemFairnessGrouping,
  groups: readonly ComparedGroup[],
): ItemFairnessPanel => {
  const needed = EVIDENCE_NEEDED.itemFairness;
  const bySize = groups.toSorted((a, b) => b.people - a.people);
  const [reference, ...others] = bySize.filter(({ people }) => people >= needed);
  return {
    grouping,
    groups: bySize.map(({ group, people }) => ({ group, people })),
    // Nothing can be compared before a second group is large enough: the second largest says how far it is.
    panel: panel(needed, bySize[1] ?? null, () => ({
      reference: reference?.group ?? '',
      comparisons: reference
        ? others.map((other) => ({ group: other.group, items: examine(reference, other) }))
        : [],
    })),
  };
};
