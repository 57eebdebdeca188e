import { medianOf } from '../arithmetic/weighted-histogram.ts';

/** How long a page was displayed, and how many items or statements it has. */
export interface PageTime {
  /** The part of the questionnaire: `culture`, `values`, `personality`, `motivations`, … */
  readonly part: string;
  readonly statements: number;
  readonly ms: number;
}

/** Times as a questionnaire stores them, by part and page: `personality/3`. */
export type PageTimings = Readonly<Record<string, Omit<PageTime, 'part'>>>;

export const pageTimesOf = (timings: PageTimings): PageTime[] =>
  Object.entries(timings).map(([page, time]) => ({ part: page.split('/')[0] ?? '', ...time }));

const RATED_PARTS: readonly string[] = ['personality', 'values'];
/** Pages whose statements are read against each other, and clicked or ranked. */
const COMPARED_PARTS: readonly string[] = ['culture', 'motivations'];
export const HASTY_SECONDS_PER_ITEM = 2;

const secondsEach = ({ ms, statements }: PageTime): number => ms / 1000 / statements;

/** Share of the personality and values pages that took less than two seconds an item. */
export const hastyPageShare = (pages: readonly PageTime[]): number | null => {
  const rated = pages.filter(({ part }) => RATED_PARTS.includes(part));
  if (rated.length === 0) return null;
  return rated.filter((page) => secondsEach(page) < HASTY_SECONDS_PER_ITEM).length / rated.length;
};

/** Median seconds a statement on the pages that are clicked or ranked. */
export const medianSecondsPerStatement = (pages: readonly PageTime[]): number | null => {
  const compared = pages.filter(({ part }) => COMPARED_PARTS.includes(part));
  if (compared.length === 0) return null;
  return medianOf(compared.map(secondsEach));
};
