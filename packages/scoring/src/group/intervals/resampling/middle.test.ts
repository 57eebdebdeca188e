import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { middleOf } from './middle.ts';

test('the middle of replicates is what sorting them gives, ties and few replicates included', () => {
  const random = seededRandom(4);
  for (const length of [1, 2, 3, 20, 50, 200, 999, 1000])
    for (const grid of [1, 3, 40, 1e9]) {
      const values = Float64Array.from({ length }, () => Math.floor(random() * grid) - grid / 2);
      const sorted = values.toSorted();
      const at = (share: number) => sorted[Math.round(share * (length - 1))];
      expect([length, grid, ...middleOf(values)]).toEqual([length, grid, at(0.025), at(0.975)]);
    }
});
