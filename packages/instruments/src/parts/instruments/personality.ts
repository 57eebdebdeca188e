import { AGREEMENT_STEPS, type Declined } from '@cadran/contract/codes';
import { INSTRUCTED_ITEMS } from '../../personality/items/instructed-items.ts';
import { PERSONALITY_ORDER } from '../../personality/personality-order.ts';
import type { PartDeclaration } from '../part.ts';
import { missingItems, recordOf } from '../item-answers.ts';
import { asksFor, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf } from '../simulating.ts';

const A_PAGE = 10;
const instructed = new Map(INSTRUCTED_ITEMS.map(({ id, expected }) => [id, expected]));

/** Ten statements a page; an instructed item comes on top of the page it falls on. */
const pagesOf = (order: readonly string[]): readonly (readonly string[])[] => {
  const pages: string[][] = [[]];
  let statements = 0;
  for (const item of order) {
    if (statements === A_PAGE && !instructed.has(item)) {
      pages.push([]);
      statements = 0;
    }
    pages.at(-1)?.push(item);
    if (!instructed.has(item)) statements += 1;
  }
  return pages;
};

const PAGES = pagesOf(PERSONALITY_ORDER);

export const personalityItemsOn = (page: number): readonly string[] => PAGES[page] ?? [];

/** 120 statements and two instructed items on five steps. */
export const PERSONALITY: PartDeclaration<
  ScreeningRequirements,
  Readonly<Record<string, number | Declined | null>>
> = {
  name: 'personality',
  asked: asksFor('personality'),
  pages: () => PAGES.length,
  pageOf: (item) => PAGES.findIndex((items) => items.includes(item)),
  missing: (answers) => missingItems(answers, PERSONALITY_ORDER),
  statements: (page) => personalityItemsOn(page).length,
  seconds: (page) => 7 * personalityItemsOn(page).length,
  /** Reads what it answers: the instructed items are followed. */
  simulate: (random) =>
    recordOf(
      PERSONALITY_ORDER,
      (item): number => instructed.get(item) ?? oneOf(random, AGREEMENT_STEPS),
    ),
};
