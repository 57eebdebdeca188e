import type { ArithmeticStep } from '@cadran/contract';
import { type OverallHalf, SCORED_SECTIONS } from '@cadran/contract/codes';
import type { CandidateScores } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { replicateSteps } from './interval-steps.ts';
import { resultStep } from './calibration-steps.ts';

const HALVES = ['answers', 'facts'] as const satisfies readonly OverallHalf[];

/** The weighted mean of the active sections, the cap, the halves, the limits of the verdict and how sure it is. */
export const overallSteps = (draft: Draft, scores: CandidateScores): readonly ArithmeticStep[] => {
  const { words, write } = draft;
  const texts = words.arithmetic.overall;
  const active = SCORED_SECTIONS.flatMap((section) => {
    const { score } = scores.sections[section];
    return score === null ? [] : [{ section, score, weight: scores.weights[section] }];
  });
  const sum = active.reduce((total, { score, weight }) => total + score * weight, 0);
  const weights = write.number(scores.weight);
  const total = write.decimal(sum, 2);
  return [
    ...active.map(({ section, score, weight }) => ({
      name: words.frame.sections[section],
      value: texts.section(write.decimal(score, 2), write.number(weight)),
    })),
    { name: texts.sum, value: total },
    {
      name: texts.weights,
      value: weights,
      term: 'weight' as const,
      ...(scores.overall === null && { explanation: texts.insufficient }),
    },
    ...(scores.overall !== null
      ? [
          {
            name: texts.mean,
            value: write.decimal(sum / scores.weight, 2),
            explanation: texts.meanNote(total, weights),
          },
        ]
      : []),
    ...(scores.capped
      ? [{ name: texts.cap, value: write.number(scores.overall ?? 0), explanation: texts.capNote }]
      : []),
    ...HALVES.flatMap((half) => {
      const score = scores.halves[half];
      return score === null
        ? []
        : [
            {
              name: words.scores.halves[half],
              value: write.decimal(score, 2),
              explanation: texts.halfNote[half],
              term: 'halves' as const,
            },
          ];
    }),
    ...(scores.overall === null ? [] : [resultStep(draft, scores.overall, texts.limits)]),
    ...replicateSteps(draft, scores.precision),
  ];
};
