import { CULTURE_TYPES } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { simulateRespondent } from '../simulation/index.ts';
import { CODE_BITS, packRankings, RANKINGS, SITUATIONS_OF_HALF } from './packed-rankings.ts';

const CULTURE = { clan: 30, adhocracy: 20, market: 30, hierarchy: 20 };
const { perceived: answers } = simulateRespondent(seededRandom(6), {
  unitIds: ['a'],
  perceived: CULTURE,
  desired: CULTURE,
}).answers;

describe('packed rankings', () => {
  it('know every ranking of the four types once', () => {
    expect(new Set(RANKINGS.map(String)).size).toBe(24);
    expect(PROFILING_CULTURE).toHaveLength(2 * SITUATIONS_OF_HALF);
    expect(SITUATIONS_OF_HALF * CODE_BITS).toBeLessThan(32);
  });

  it('hold each situation in its own bits', () => {
    const packed = packRankings(answers) ?? 0n;
    for (const [place, { id }] of PROFILING_CULTURE.entries()) {
      const half = Number((packed >> BigInt(place < 6 ? 0 : 32)) & 0xffffffffn);
      const code = (half >>> (CODE_BITS * (place % SITUATIONS_OF_HALF))) % 2 ** CODE_BITS;
      expect(RANKINGS[code]).toEqual(answers[id]);
    }
  });

  it('are null for incomplete or invalid rankings', () => {
    const [first] = PROFILING_CULTURE;
    const changed = (ranking: unknown) =>
      packRankings({ ...answers, [first?.id ?? '']: ranking as typeof CULTURE_TYPES });
    expect(changed(CULTURE_TYPES)).not.toBeNull();
    for (const ranking of [
      undefined,
      CULTURE_TYPES.slice(1),
      ['clan', 'clan', 'market', 'hierarchy'],
      ['clan', 'adhocracy', 'market', 'other'],
    ])
      expect(changed(ranking)).toBeNull();
    expect(packRankings({})).toBeNull();
  });
});
