import { EVIDENCE_NEEDED, OUTCOME_MONTHS, OUTCOMES, SCORED_SECTIONS } from '@cadran/contract/codes';
import type { OutcomePanel, OversightPanel, RetestPanel } from '@cadran/contract';
import {
  correctedForRange,
  correlation,
  increment,
  normsOf,
  type OutcomeSums,
  type PairSums,
  type RetestSums,
  type TripleSums,
} from '@cadran/evidence';
import { SCORE_BINS } from '../layout.ts';
import type { Reading } from '../reading.ts';
import { estimateOf, histogramOf, panel, shareOf } from './panel.ts';

/** Adds up records of numbers, field by field. */
const addFields = <T extends object>(all: readonly T[]): T | null => {
  const [first, ...others] = all;
  if (!first) return null;
  const sum: Record<string, number> = { ...(first as Record<string, number>) };
  for (const other of others)
    for (const [field, value] of Object.entries(other as Record<string, number>))
      sum[field] = (sum[field] ?? 0) + value;
  return sum as T;
};

const latest = (all: readonly { readonly readAt: Date }[]): Date | null =>
  all.length === 0 ? null : all.map(({ readAt }) => readAt).reduce((a, b) => (a > b ? a : b));

/** Agreement of two answerings of the same people (docs/method/evidence.md). */
export const retestPanel = (sums: readonly RetestSums[]): RetestPanel => {
  const total = (of: (one: RetestSums) => number): number =>
    sums.reduce((sum, one) => sum + of(one), 0);
  const people = total((one) => one.people);
  return panel(EVIDENCE_NEEDED.retest, { people, readAt: latest(sums) }, () => ({
    scores: (['overall', ...SCORED_SECTIONS] as const).flatMap((score) => {
      const pairs = addFields<PairSums>(
        sums.flatMap(({ scores }) =>
          scores.filter((one) => one.score === score).map((one) => one.pairs),
        ),
      );
      return pairs ? [{ score, r: estimateOf(correlation(pairs)) }] : [];
    }),
    sameVerdict: shareOf(
      total((one) => one.sameVerdict),
      people,
    ),
  }));
};

/** The overall scores of everybody, from the histograms of all kinds of campaigns. */
export const overallCounts = (reading: Reading) => {
  const counts = Array.from({ length: SCORE_BINS }, (_, value) => ({ value, count: 0 }));
  for (const kind of reading.kinds('scores/')) {
    const cell = reading.of(kind);
    for (const { value, count } of cell ? histogramOf(cell, 0, SCORE_BINS, (bin) => bin) : []) {
      const bin = counts[value];
      if (bin) bin.count += count;
    }
  }
  return counts.filter(({ count }) => count > 0);
};

const deviationOf = ({ people, x, xx }: PairSums): number =>
  Math.sqrt((xx - x ** 2 / people) / (people - 1));

const overSkills = (sums: TripleSums | null): number | null => {
  if (!sums || sums.people < EVIDENCE_NEEDED.outcomes) return null;
  const { people, a, b, c, aa, bb, cc, ab, ac, bc } = sums;
  const first = correlation({ people, x: a, y: c, xx: aa, yy: cc, xy: ac });
  const second = correlation({ people, x: b, y: c, xx: bb, yy: cc, xy: bc });
  const between = correlation({ people, x: a, y: b, xx: aa, yy: bb, xy: ab });
  if (!first || !second || !between || between.r ** 2 >= 1) return null;
  return increment(first.r, second.r, between.r);
};

/** Whether the overall score predicts what became of those who were hired. */
export const outcomePanels = (sums: readonly OutcomeSums[], reading: Reading): OutcomePanel[] => {
  const applicants = normsOf(overallCounts(reading));
  return OUTCOME_MONTHS.flatMap((months) =>
    OUTCOMES.map((outcome) => {
      const own = sums.filter((one) => one.months === months && one.outcome === outcome);
      const pairs = addFields<PairSums>(own.map((one) => one.pairs));
      const counted = { people: pairs?.people ?? 0, readAt: latest(own) };
      return {
        months,
        outcome,
        panel: panel(EVIDENCE_NEEDED.outcomes, counted, () => {
          const raw = pairs && correlation(pairs);
          const ratio = pairs ? applicants.deviation / deviationOf(pairs) : Number.NaN;
          return {
            raw: estimateOf(raw),
            corrected: raw && ratio > 0 ? estimateOf(correctedForRange(raw, ratio)) : null,
            overSkills: overSkills(
              addFields<TripleSums>(own.flatMap(({ withSkills }) => withSkills ?? [])),
            ),
          };
        }),
      };
    }),
  );
};

/** Decisions of one organisation, counted when enough had come. */
export interface OversightCounts {
  readonly readAt: Date;
  readonly decided: number;
  readonly againstVerdict: number;
  readonly underOneMinute: number;
  readonly told: number;
  readonly changedAfterTold: number;
  readonly campaigns: number;
  readonly targetsChanged: number;
}

export const oversightPanel = (all: readonly OversightCounts[]): OversightPanel => {
  const total = (of: (one: OversightCounts) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0);
  const decided = total((one) => one.decided);
  return panel(EVIDENCE_NEEDED.oversight, { people: decided, readAt: latest(all) }, () => ({
    againstVerdict: shareOf(
      total((one) => one.againstVerdict),
      decided,
    ),
    underOneMinute: shareOf(
      total((one) => one.underOneMinute),
      decided,
    ),
    changedAfterTold: shareOf(
      total((one) => one.changedAfterTold),
      total((one) => one.told),
    ),
    targetsChangedAfterResults: shareOf(
      total((one) => one.targetsChanged),
      total((one) => one.campaigns),
    ),
  }));
};
