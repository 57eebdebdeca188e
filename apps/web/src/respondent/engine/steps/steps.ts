import type { AnswerItems } from '@cadran/contract/answers';
import type { FieldErrors } from '@cadran/contract';
import type { PartDeclaration } from '@cadran/instruments/parts/part';

/** Part 0 begins; part 1 is the same page, to be read again; then come the parts, then the conclusion. */
export const START_PART = 0;
export const NOTICE_PART = 1;
export const FIRST_PART = 2;
/** After the last part; redirects to the first incomplete step. */
export const FURTHEST = 999;

/** One page of one part; `part` is its number in the address. */
export interface Step<P> {
  readonly declared: P;
  readonly part: number;
  readonly page: number;
}

export interface Position {
  readonly part: number;
  readonly page: number;
}

/** Every page that this campaign asks, in order. */
export const listSteps = <C, P extends PartDeclaration<C>>(
  parts: readonly P[],
  campaign: C,
): readonly Step<P>[] =>
  parts
    .filter((part) => part.asked(campaign))
    .flatMap((declared, index) =>
      Array.from({ length: declared.pages(campaign) }, (_, page) => ({
        declared,
        part: FIRST_PART + index,
        page,
      })),
    );

export const conclusionPart = (steps: readonly Position[]): number =>
  (steps.at(-1)?.part ?? FIRST_PART - 1) + 1;

/** Where an address is among the steps; -1 for one that is none of them. */
export const findStepIndex = (steps: readonly Position[], { part, page }: Position): number =>
  steps.findIndex((step) => step.part === part && step.page === page);

/** The page's own items that must still be answered. */
export const findMissing = <C>(
  { declared, page }: Step<PartDeclaration<C>>,
  items: AnswerItems,
  campaign: C,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(declared.missing(items[declared.name] ?? {}, campaign)).filter(
      ([item]) => declared.pageOf(item, campaign) === page,
    ),
  );

/** How a page's time is filed: whoever has left a page once has a time on it. */
export const timeKey = (name: string, page: number): string => `${name}/${page}`;
export const TIMINGS = 'timings';

/** The last step with an answer; whoever answered it has seen those before it. */
const findLastAnswered = <C>(
  steps: readonly Step<PartDeclaration<C>>[],
  items: AnswerItems,
  campaign: C,
): number =>
  steps.findLastIndex(({ declared, page }) =>
    Object.entries(items[declared.name] ?? {}).some(
      ([item, value]) => value !== null && declared.pageOf(item, campaign) === page,
    ),
  );

/** Which steps are not done: not seen yet, or something is missing. */
export const findIncompleteSteps = <C>(
  steps: readonly Step<PartDeclaration<C>>[],
  items: AnswerItems,
  campaign: C,
): readonly number[] => {
  const left = items[TIMINGS] ?? {};
  const answered = findLastAnswered(steps, items, campaign);
  return steps.flatMap((step, index) =>
    (index >= answered && !(timeKey(step.declared.name, step.page) in left)) ||
    Object.keys(findMissing(step, items, campaign)).length > 0
      ? [index]
      : [],
  );
};

/** Whoever has been through everything looks at a page again: the summary is where they come from. */
export const isReview = <C>(
  steps: readonly Step<PartDeclaration<C>>[],
  here: number,
  open: readonly number[],
  items: AnswerItems,
): boolean => {
  const step = steps[here];
  const left = items[TIMINGS] ?? {};
  return (
    step !== undefined &&
    timeKey(step.declared.name, step.page) in left &&
    open.every((index) => index === here)
  );
};

/** What these steps take an attentive reader. */
export const estimateSeconds = <C>(
  steps: readonly Step<PartDeclaration<C>>[],
  which: readonly number[],
  campaign: C,
): number =>
  steps
    .filter((_, index) => which.includes(index))
    .reduce((sum, { declared, page }) => sum + declared.seconds(page, campaign), 0);
