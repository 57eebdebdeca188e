import { displayedScore, SCORED_SECTIONS } from '@cadran/contract/codes';
import type { CandidateAnswers } from '../candidate-answers.ts';
import { answerSheet } from '../personality/answer-sheet.ts';
import { type ItemAnswers, type Maybe, type Rating, ratingOf } from '../engine-version.ts';
import type { PageTimings } from '../quality/page-times.ts';
import type { PointScores } from '../score-candidate.ts';
import { SCREENING_KEY } from '../screening-key.ts';
import { SECONDS_PER_BIN, TIME_BINS, VALUE_SHIFT } from './layout.ts';

/** What one person adds to one kind of sums; everybody of a kind has the same numbers to add. */
export interface PersonNumbers {
  readonly kind: string;
  readonly numbers: readonly number[];
}

const kindOfItems = (part: string, numbers: readonly number[]): PersonNumbers => ({
  kind: numbers.includes(0) ? `${part}_partial` : part,
  numbers,
});

const personalityNumbers = (answers: Maybe<ItemAnswers<Rating>>): PersonNumbers[] => {
  const sheet = answerSheet(answers, SCREENING_KEY.personality);
  return sheet
    ? [
        kindOfItems(
          'personality',
          sheet.map((answer) => answer ?? 0),
        ),
      ]
    : [];
};

/** All 120 answers in the order of the key; null where one was declined or not given. */
export const completeSheet = (answers: Maybe<ItemAnswers<Rating>>): readonly number[] | null => {
  const sheet = answerSheet(answers, SCREENING_KEY.personality) ?? [null];
  const given = sheet.flatMap((answer) => answer ?? []);
  return given.length === sheet.length ? given : null;
};

const valueNumbers = (answers: Maybe<ItemAnswers<Rating>>): PersonNumbers[] => {
  const ratings = SCREENING_KEY.values.map(({ id }) => answers?.[id] ?? null);
  if (ratings.every((rating) => rating === null)) return [];
  return [
    kindOfItems(
      'values',
      ratings.map((rating) => {
        const number = ratingOf(rating);
        return number === null ? 0 : number + VALUE_SHIFT;
      }),
    ),
  ];
};

/** The overall first, then the sections that have a score. */
const scoreNumbers = ({ overall, sections }: PointScores): PersonNumbers[] => {
  if (overall === null) return [];
  const scored = SCORED_SECTIONS.filter((section) => sections[section].score !== null);
  return [
    {
      kind: `scores/${scored.join('+')}`,
      numbers: [overall, ...scored.map((section) => sections[section].score ?? 0)].map(
        displayedScore,
      ),
    },
  ];
};

const TIMED_PARTS = ['culture', 'values', 'personality', 'motivations'] as const;

const timeBin = (seconds: number): number =>
  Math.min(TIME_BINS - 1, Math.floor(seconds / SECONDS_PER_BIN));

/** Of the parts whose every page was timed. */
const timeNumbers = (timings: PageTimings): PersonNumbers[] =>
  TIMED_PARTS.flatMap((part) => {
    const bins: number[] = [];
    for (let page = timings[`${part}/0`]; page; page = timings[`${part}/${bins.length}`])
      bins.push(timeBin(page.ms / 1000 / page.statements));
    const timed = Object.keys(timings).filter((page) => page.startsWith(`${part}/`));
    return bins.length === 0 || timed.length !== bins.length
      ? []
      : [{ kind: `times/${part}/${bins.length}`, numbers: bins }];
  });

/** What somebody who completed adds to the sums: numbers without a name, an id or a time of day. */
export const personNumbers = (
  answers: Pick<CandidateAnswers, 'personality' | 'values'>,
  scores: PointScores,
  timings: PageTimings,
): PersonNumbers[] => [
  ...personalityNumbers(answers.personality),
  ...valueNumbers(answers.values),
  ...scoreNumbers(scores),
  ...timeNumbers(timings),
];
