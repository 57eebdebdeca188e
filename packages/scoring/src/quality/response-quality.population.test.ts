import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { SCREENING_KEY } from '../screening-instrument.ts';
import { simulateCandidate, simulateRandomClicks } from '../simulation/simulate-candidate.ts';
import { responseQuality } from './response-quality.ts';

test('an honest reader is good; somebody who clicks at random is found out', () => {
  const random = seededRandom(3);
  const levels = { honest: 0, clicker: 0 };
  for (let i = 0; i < 200; i += 1) {
    if (responseQuality(simulateCandidate(random), SCREENING_KEY).level === 'good')
      levels.honest += 1;
    if (responseQuality(simulateRandomClicks(random), SCREENING_KEY).level === 'unreliable') {
      levels.clicker += 1;
    }
  }
  expect(levels.honest).toBeGreaterThan(180);
  expect(levels.clicker).toBeGreaterThan(195);
});
