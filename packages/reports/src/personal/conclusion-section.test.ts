import { expect, test } from 'vitest';
import { randomCandidate } from '../testing/random-candidate.ts';
import { buildPersonalReport } from './personal-report.ts';

test('the limits of a portrait speak of personality only where it is part of it', () => {
  const seen = new Set<boolean>();
  for (let seed = 1; seed <= 40; seed += 1) {
    const { sections } = buildPersonalReport(randomCandidate(seed), 'en');
    const measured = sections.some(({ id }) => id === 'personality');
    const conclusion = JSON.stringify(sections.find(({ id }) => id === 'conclusion'));
    expect(conclusion.includes('your own answers')).toBe(measured);
    expect(conclusion).toContain('neither a diagnosis');
    seen.add(measured);
  }
  expect(seen).toEqual(new Set([true, false]));
});
