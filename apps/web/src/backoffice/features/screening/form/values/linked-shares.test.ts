import { CULTURE_TYPES } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { linkedShares, SHARE_MAX } from './linked-shares.ts';

const even = { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 };

describe('four linked sliders', () => {
  it('shrink the others in proportion', () => {
    expect(linkedShares(even, 'clan', 40)).toEqual({
      clan: 40,
      adhocracy: 20,
      market: 20,
      hierarchy: 20,
    });
    expect(
      linkedShares({ clan: 40, adhocracy: 30, market: 20, hierarchy: 10 }, 'clan', 10),
    ).toEqual({ clan: 10, adhocracy: 45, market: 30, hierarchy: 15 });
  });

  it('share evenly when the others are 0', () => {
    expect(
      linkedShares({ clan: 50, adhocracy: 50, market: 0, hierarchy: 0 }, 'adhocracy', 20),
    ).toEqual({ clan: 50, adhocracy: 20, market: 15, hierarchy: 15 });
  });

  it('sum to 100 in whole numbers from 0 to 50, wherever they are moved', () => {
    let shares: Record<(typeof CULTURE_TYPES)[number], number> = even;
    for (let step = 0; step < 400; step += 1) {
      const moved = CULTURE_TYPES[(step * 7) % 4] ?? 'clan';
      shares = linkedShares(shares, moved, (step * 37) % (SHARE_MAX + 1));
      const all = Object.values(shares);
      expect(all.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(all.every((share) => Number.isInteger(share) && share >= 0 && share <= 50)).toBe(true);
    }
  });
});
