import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import type { CandidateAnswers } from '../candidate-answers.ts';
import { scoreCandidate } from '../score-candidate.ts';
import { simulateCandidate, simulateRandomClicks } from '../simulation/simulate-candidate.ts';

const qualityOf = (answers: CandidateAnswers) => scoreCandidate(answers, {}).quality;

test('an honest reader is rated good, random clicks are flagged', () => {
  const random = seededRandom(3);
  const levels = { honest: 0, clicker: 0 };
  for (let i = 0; i < 200; i += 1) {
    if (qualityOf(simulateCandidate(random)).level === 'good') levels.honest += 1;
    if (qualityOf(simulateRandomClicks(random)).level === 'unreliable') {
      levels.clicker += 1;
    }
  }
  expect(levels.honest).toBeGreaterThan(180);
  expect(levels.clicker).toBeGreaterThan(195);
});
