import type { AnswerItems } from '@cadran/contract/answers';
import type { FieldErrors } from '@cadran/contract';
import type { PartDeclaration } from '@cadran/instruments/parts/part';

/** Part 0 asks for the language, part 1 is the notice; then come the parts, then the conclusion. */
export const LANGUAGE_PART = 0;
export const NOTICE_PART = 1;
export const FIRST_PART = 2;
/** Beyond any part: whoever asks for it is led to the first step that is not done. */
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
export const stepsOf = <C, P extends PartDeclaration<C>>(
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
export const stepAt = (steps: readonly Position[], { part, page }: Position): number =>
  steps.findIndex((step) => step.part === part && step.page === page);

/** The page's own items that must still be answered. */
export const missingOn = <C>(
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
const lastAnswered = <C>(
  steps: readonly Step<PartDeclaration<C>>[],
  items: AnswerItems,
  campaign: C,
): number =>
  steps.findLastIndex(({ declared, page }) =>
    Object.entries(items[declared.name] ?? {}).some(
      ([item, value]) => value !== null && declared.pageOf(item, campaign) === page,
    ),
  );

/** The first step that is not done: not seen yet, or something is missing. The number of steps when all are. */
export const firstOpenStep = <C>(
  steps: readonly Step<PartDeclaration<C>>[],
  items: AnswerItems,
  campaign: C,
): number => {
  const left = items[TIMINGS] ?? {};
  const answered = lastAnswered(steps, items, campaign);
  const open = steps.findIndex(
    (step, index) =>
      (index >= answered && !(timeKey(step.declared.name, step.page) in left)) ||
      Object.keys(missingOn(step, items, campaign)).length > 0,
  );
  return open < 0 ? steps.length : open;
};

/** What the steps before this one take an attentive reader. */
export const secondsTo = <C>(
  steps: readonly Step<PartDeclaration<C>>[],
  to: number,
  campaign: C,
): number =>
  steps.slice(0, to).reduce((sum, { declared, page }) => sum + declared.seconds(page, campaign), 0);

/** What is left from this step on, in minutes, rounded up. */
export const minutesFrom = <C>(
  steps: readonly Step<PartDeclaration<C>>[],
  from: number,
  campaign: C,
): number =>
  Math.ceil((secondsTo(steps, steps.length, campaign) - secondsTo(steps, from, campaign)) / 60);
