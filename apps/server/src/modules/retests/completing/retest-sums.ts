import {
  type DisplayedSectionScores,
  EVIDENCE_NEEDED,
  RETEST_PARTS,
  type Verdict,
} from '@cadran/contract';
import type { RetestSums } from '@cadran/evidence';
import type { SumsChange, SumsReading } from '../../stepped-sums/index.ts';

export const KIND = 'retests/';

const SCORES = ['overall', ...RETEST_PARTS] as const;
type Score = (typeof SCORES)[number];

/** What is compared of one answering. */
export interface Answering {
  readonly overall: number | null;
  readonly verdict: Verdict | null;
  readonly sections: Partial<DisplayedSectionScores> | null;
}

const scoreOf = ({ overall, sections }: Answering, score: Score): number | null =>
  score === 'overall' ? overall : (sections?.[score] ?? null);

/**
 * One person more who answered twice. Each score has sums of its own, because campaigns ask different sections and few
 * may have one of them. First whether the verdicts were equal, then the pair.
 */
export const retestChanges = (
  organizationId: string,
  version: number,
  first: Answering,
  second: Answering,
): SumsChange[] =>
  SCORES.flatMap((score) => {
    const [x, y] = [scoreOf(first, score), scoreOf(second, score)];
    if (x === null || y === null) return [];
    const own = [Number(first.verdict === second.verdict), x, y, x * x, y * y, x * y];
    return {
      organizationId,
      kind: `${KIND}${version}/${score}`,
      people: 1 as const,
      length: own.length,
      // The panel begins with so many people.
      first: EVIDENCE_NEEDED.retest,
      add: (numbers: Float64Array) => {
        for (const [i, value] of own.entries()) numbers[i] = (numbers[i] ?? 0) + value;
      },
    };
  });

const pairsOf = ({ kind, people, numbers }: SumsReading) => {
  const [, x = 0, y = 0, xx = 0, yy = 0, xy = 0] = numbers;
  return { score: kind.split('/').at(-1) ?? '', pairs: { people, x, y, xx, yy, xy } };
};

/** By organisation and version of the questionnaire. */
export const retestSums = (readings: readonly SumsReading[]): RetestSums[] =>
  readings
    .filter(({ kind }) => kind.endsWith('/overall'))
    .map((overall) => {
      const { organizationId, kind, people, readAt, numbers } = overall;
      const prefix = kind.slice(0, -'overall'.length);
      return {
        organizationId,
        readAt,
        people,
        sameVerdict: numbers[0] ?? 0,
        scores: readings
          .filter((one) => one.organizationId === organizationId && one.kind.startsWith(prefix))
          .map(pairsOf),
      };
    });
