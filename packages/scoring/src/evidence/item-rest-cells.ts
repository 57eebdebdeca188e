import { FACETS } from '@cadran/contract/codes';
import { keyedAnswer } from '../personality/answer-sheet.ts';
import { SCREENING_KEY } from '../screening-key.ts';
import { itemRestCell, itemsOfFacet } from './layout.ts';

const FACET_ITEMS_OF = FACETS.map((facet) => itemsOfFacet(facet));

/** The turned answer to an item of the key. */
export const turned = (sheet: readonly number[], item: number): number =>
  keyedAnswer(sheet[item] ?? 0, SCREENING_KEY.personality[item]?.reverse ?? false);

/** The cells that one person counts in: each item by the sum of its facet's other items and the option chosen. */
export const itemRestCells = (sheet: readonly number[]): number[] => {
  const cells: number[] = [];
  for (const items of FACET_ITEMS_OF) {
    const answers = items.map((item) => turned(sheet, item));
    const sum = answers.reduce((total, answer) => total + answer, 0);
    for (const [i, item] of items.entries()) {
      const answer = answers[i] ?? 1;
      cells.push(itemRestCell(item, sum - answer, answer - 1));
    }
  }
  return cells;
};
