import { expect, test } from 'vitest';
import { SCORE_RULES } from './score-rules.ts';
import { fitVerdict } from './overall/fit-verdict.ts';
import { verdictCertainty } from './precision/verdict-certainty.ts';
import { selectionRatios } from './fairness/selection-ratio.ts';

test('the documented verdict limits match the verdicts', () => {
  expect(fitVerdict(SCORE_RULES.fitsAbove)).toBe('can_adapt');
  expect(fitVerdict(SCORE_RULES.fitsAbove + 1)).toBe('fits');
  expect(fitVerdict(SCORE_RULES.canAdaptAbove)).toBe('does_not_fit');
});

test('the documented certainty limits match the certainties', () => {
  const certainty = (percent: number) => {
    const share = percent / 100;
    const shares = { fits: share, can_adapt: 1 - share, does_not_fit: 0 };
    return verdictCertainty(shares, 'fits').certainty;
  };
  const { veryLikelyPercent, likelyPercent } = SCORE_RULES;
  expect(certainty(veryLikelyPercent)).toBe('very_likely');
  expect(certainty(veryLikelyPercent - 1)).toBe('likely');
  expect(certainty(likelyPercent)).toBe('likely');
  expect(certainty(likelyPercent - 1)).toBe('uncertain');
});

test('shares are whole percents', () => {
  expect(SCORE_RULES).toMatchObject({
    skillLevelPercent: 70,
    skillYearsPercent: 30,
    skillLossPercent: 25,
    skillUnusedLossPercent: 10,
    languageLossPercent: 30,
    studiesLossPercent: 25,
    payFadePercent: 30,
    lenientPercent: 70,
    unscorablePercent: 90,
    intervalPercent: 80,
    leftOutPercent: 20,
    replicates: 400,
    facetAnswered: 3,
    domainAnswered: 20,
    fairnessPercent: 80,
  });
  expect(Object.values(SCORE_RULES).every(Number.isFinite)).toBe(true);
});

test('the documented selection ratio limits match the flags', () => {
  const { fairnessGroup, fairnessPercent } = SCORE_RULES;
  const flagged = (candidates: number, selected: number) => {
    const groups = [
      { group: 'a', candidates: 100, selected: 100 },
      { group: 'b', candidates, selected },
    ];
    const b = selectionRatios(groups).groups[1];
    return b?.status === 'compared' ? b.flagged : null;
  };
  expect(flagged(fairnessGroup - 1, 0)).toBeNull();
  expect(flagged(100, fairnessPercent)).toBe(false);
  expect(flagged(100, fairnessPercent - 1)).toBe(true);
});
