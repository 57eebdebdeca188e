import { expect, test } from 'vitest';
import { verdictCertainty } from './verdict-certainty.ts';

const shares = (fits: number, canAdapt: number) => ({
  fits,
  can_adapt: canAdapt,
  does_not_fit: 1 - fits - canAdapt,
});

test('very likely from .90, likely from .70, uncertain below', () => {
  const of = (share: number) => verdictCertainty(shares(share, 1 - share), 'fits').certainty;
  expect([1, 0.9].map(of)).toEqual(['very_likely', 'very_likely']);
  expect([0.8975, 0.7].map(of)).toEqual(['likely', 'likely']);
  expect([0.6975, 0.3, 0].map(of)).toEqual(['uncertain', 'uncertain', 'uncertain']);
});

test('a sum of shares that is a hair less than its limit is on it', () => {
  expect(verdictCertainty(shares(0.9 - 1e-12, 0.1), 'fits').certainty).toBe('very_likely');
  expect(verdictCertainty(shares(0.7 - 1e-12, 0.3), 'fits').certainty).toBe('likely');
});

test('an uncertain verdict names the second with its share, whichever is the larger', () => {
  expect(verdictCertainty(shares(0.5, 0.3), 'fits')).toEqual({
    certainty: 'uncertain',
    share: 0.5,
    second: { verdict: 'can_adapt', share: 0.3 },
  });
  const { share, second } = verdictCertainty(shares(0.1, 0.45), 'can_adapt');
  expect(share).toBe(0.45);
  expect(second?.verdict).toBe('does_not_fit');
  expect(second?.share).toBeCloseTo(0.45, 12);
  expect(verdictCertainty(shares(0.6, 0.35), 'can_adapt').second).toEqual({
    verdict: 'fits',
    share: 0.6,
  });
});

test('a likely verdict names no second', () => {
  expect(verdictCertainty(shares(0.75, 0.25), 'fits')).toEqual({
    certainty: 'likely',
    share: 0.75,
    second: null,
  });
  expect(verdictCertainty(shares(0.05, 0.95), 'can_adapt').second).toBeNull();
});
