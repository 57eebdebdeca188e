import { expect, test } from 'vitest';
import { SCORE_RULES } from './score-rules.ts';
import { fitVerdict, nearLimit } from './overall/fit-verdict.ts';
import { traitScore } from './personality/trait-score.ts';
import { selectionRatios } from './fairness/selection-ratio.ts';

test('what is told of the verdict is what it does', () => {
  expect(fitVerdict(SCORE_RULES.fitsAbove)).toBe('can_adapt');
  expect(fitVerdict(SCORE_RULES.fitsAbove + 1)).toBe('fits');
  expect(fitVerdict(SCORE_RULES.canAdaptAbove)).toBe('does_not_fit');
  expect(nearLimit(SCORE_RULES.fitsAbove + SCORE_RULES.near)).toBe(SCORE_RULES.fitsAbove);
  expect(nearLimit(SCORE_RULES.fitsAbove + SCORE_RULES.near + 1)).toBeNull();
});

test('what is told of T scores and bands is how they come out', () => {
  const { tMean, tSd, averageMin, averageMax, domainError } = SCORE_RULES;
  const band = (t: number) => traitScore(t, { mean: tMean, sd: tSd }, domainError).band;
  expect(band(averageMin - 0.1)).toBe('low');
  expect(band(averageMin)).toBe('average');
  expect(band(averageMax)).toBe('average');
  expect(band(averageMax + 0.1)).toBe('high');
});

test('shares are told in whole percents', () => {
  expect(SCORE_RULES).toMatchObject({
    skillLevelPercent: 70,
    skillYearsPercent: 30,
    skillLossPercent: 25,
    skillUnusedLossPercent: 10,
    languageLossPercent: 30,
    studiesLossPercent: 25,
    payFadePercent: 30,
    lenientPercent: 70,
    fairnessPercent: 80,
  });
  expect(Object.values(SCORE_RULES).every(Number.isFinite)).toBe(true);
});

test('what is told of selection ratios is where they begin and what they flag', () => {
  const { fairnessGroup, fairnessPercent } = SCORE_RULES;
  const flagged = (applicants: number, selected: number) => {
    const groups = [
      { group: 'a', applicants: 100, selected: 100 },
      { group: 'b', applicants, selected },
    ];
    const b = selectionRatios(groups).groups[1];
    return b?.status === 'compared' ? b.flagged : null;
  };
  expect(flagged(fairnessGroup - 1, 0)).toBeNull();
  expect(flagged(100, fairnessPercent)).toBe(false);
  expect(flagged(100, fairnessPercent - 1)).toBe(true);
});
