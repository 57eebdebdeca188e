import type { PageTime } from '../../quality/page-times.ts';
import type { ScreeningKey } from '../../screening-key.ts';
import { type Random } from '../random.ts';

const ITEMS_PER_PAGE = 10;
const PROPOSALS = 4;
const MOTIVATIONS_ON_PAGE = 10;

/** Seconds a reader takes for one item or statement, give or take a third. */
const pages = (
  random: Random,
  part: string,
  count: number,
  statements: number,
  seconds: number,
): PageTime[] =>
  Array.from({ length: count }, () => ({
    part,
    statements,
    ms: Math.round(statements * seconds * (2 / 3 + (2 / 3) * random()) * 1000),
  }));

/** Page times of a careful reader, or of a respondent who only clicks. */
export const simulatePageTimes = (
  random: Random,
  key: ScreeningKey,
  careful: boolean,
): PageTime[] => {
  const pace = careful ? 1 : 0.15;
  const itemPages = (items: number): number => Math.ceil(items / ITEMS_PER_PAGE);
  return [
    ...pages(random, 'culture', key.culture.length, PROPOSALS, 4 * pace),
    ...pages(random, 'values', itemPages(key.values.length), ITEMS_PER_PAGE, 6 * pace),
    ...pages(random, 'personality', itemPages(key.personality.length), ITEMS_PER_PAGE, 5 * pace),
    ...pages(random, 'motivations', 1, MOTIVATIONS_ON_PAGE, 6 * pace),
  ];
};
