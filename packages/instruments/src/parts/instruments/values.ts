import { type Declined, VALUE_RATINGS } from '@cadran/contract/codes';
import { VALUE_ITEMS } from '../../values/value-items.ts';
import type { PartDeclaration } from '../part.ts';
import { missingItems, recordOf } from '../item-answers.ts';
import { asksFor, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf } from '../simulating.ts';

const ITEMS = VALUE_ITEMS.map(({ id }) => id);
const A_PAGE = 5;

/** The items of a page, in the order shown. */
export const valueItemsOn = (page: number) => VALUE_ITEMS.slice(page * A_PAGE, (page + 1) * A_PAGE);

/** Twenty ratings on nine steps, five a page. */
export const VALUES_PART: PartDeclaration<
  ScreeningRequirements,
  Readonly<Record<string, number | Declined | null>>
> = {
  name: 'values',
  asked: asksFor('values'),
  pages: () => Math.ceil(ITEMS.length / A_PAGE),
  pageOf: (item) => Math.floor(ITEMS.indexOf(item) / A_PAGE),
  missing: (answers) => missingItems(answers, ITEMS),
  statements: (page) => valueItemsOn(page).length,
  seconds: (page) => 11 * valueItemsOn(page).length,
  simulate: (random) => recordOf(ITEMS, () => oneOf(random, VALUE_RATINGS)),
};
