import { OUTCOMES, type Outcome, type OutcomeContent, type OutcomeMonth } from '@cadran/contract';
import type { schema } from '@cadran/db';
import type { OutcomeSums } from '@cadran/evidence';
import type { SumsChange, SumsReading } from '../stepped-sums/index.ts';

/** Before the month and the outcome in the name of the sums. */
export const KIND = 'outcomes/';
/** After it, for those with a score of skills: sums of their own, because they may be few of the others. */
const WITH_SKILLS = '/skills';
const kindOf = (months: OutcomeMonth, outcome: Outcome): string => `${KIND}${months}/${outcome}`;

const PAIR = ['x', 'y', 'xx', 'yy', 'xy'] as const;
const TRIPLE = ['a', 'b', 'c', 'aa', 'bb', 'cc', 'ab', 'ac', 'bc'] as const;

type Measured = Pick<OutcomeContent, 'stayed' | 'ratings'>;

const valueOf = ({ stayed, ratings }: Measured, outcome: Outcome): number | null =>
  outcome === 'stayed' ? Number(stayed) : ratings[outcome];

/** One person's numbers, in the order of the sums. */
const pairNumbers = (x: number, y: number): number[] => [x, y, x * x, y * y, x * y];
const tripleNumbers = (a: number, b: number, c: number): number[] => [
  a,
  b,
  c,
  a * a,
  b * b,
  c * c,
  a * b,
  a * c,
  b * c,
];

/** Adds the new entry in place of the former; either may be absent. Nothing without an overall score. */
export const sumsChanges = (
  organizationId: string,
  months: OutcomeMonth,
  { overall, skills }: schema.CountedScores,
  former: Measured | null,
  entered: Measured | null,
): SumsChange[] => {
  if (overall === null) return [];
  return OUTCOMES.flatMap((outcome) => {
    const before = former && valueOf(former, outcome);
    const after = entered && valueOf(entered, outcome);
    if (before === after) return [];
    const change = (
      kind: string,
      length: number,
      numbersOf: (value: number) => number[],
    ): SumsChange => {
      const minus = before === null ? null : numbersOf(before);
      const plus = after === null ? null : numbersOf(after);
      return {
        organizationId,
        kind,
        people: (Number(plus !== null) - Number(minus !== null)) as SumsChange['people'],
        length,
        add: (numbers) => {
          for (let i = 0; i < length; i += 1)
            numbers[i] = (numbers[i] ?? 0) + (plus?.[i] ?? 0) - (minus?.[i] ?? 0);
        },
      };
    };
    const kind = kindOf(months, outcome);
    return [
      change(kind, PAIR.length, (value) => pairNumbers(overall, value)),
      ...(skills === null
        ? []
        : [
            change(kind + WITH_SKILLS, TRIPLE.length, (value) =>
              tripleNumbers(skills, overall, value),
            ),
          ]),
    ];
  });
};

const named = <K extends string>(keys: readonly K[], { people, numbers }: SumsReading) => ({
  people,
  ...(Object.fromEntries(keys.map((key, i) => [key, numbers[i] ?? 0])) as Record<K, number>),
});

/** What the panel of outcomes reads. */
export const outcomeSums = (readings: readonly SumsReading[]): OutcomeSums[] =>
  readings
    .filter(({ kind }) => !kind.endsWith(WITH_SKILLS))
    .map((reading) => {
      const { organizationId, kind, readAt } = reading;
      const [months = '', outcome = ''] = kind.slice(KIND.length).split('/');
      const skilled = readings.find(
        (one) => one.organizationId === organizationId && one.kind === kind + WITH_SKILLS,
      );
      return {
        organizationId,
        readAt,
        months: Number(months),
        outcome,
        pairs: named(PAIR, reading),
        withSkills: skilled ? named(TRIPLE, skilled) : null,
      };
    });
