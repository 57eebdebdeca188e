import { describe, expect, it } from 'vitest';
import { bestOfRow, type Placed } from './best-of-row.ts';

const at = (low: number, high = low): Placed => ({ low, high });
const best = (...places: readonly Placed[]) =>
  bestOfRow(
    places,
    places.map(() => true),
  );

describe('the best of a row', () => {
  it('has its interval above all others', () => {
    expect(best(at(40, 60), at(61, 70), at(20, 30))).toBe(1);
    expect(best(at(90), at(80))).toBe(0);
  });

  it('is not named where intervals touch, are equal or are not known', () => {
    expect(best(at(40, 61), at(61, 70))).toBe('unclear');
    expect(best(at(80), at(80))).toBe('unclear');
    expect(best(at(40, 60), null)).toBe('unclear');
  });

  it('needs two with a score; who has none does not count', () => {
    expect(bestOfRow([at(40, 60), null], [true, false])).toBe('none');
    expect(bestOfRow([at(70, 80), null, at(10, 20)], [true, false, true])).toBe(0);
  });
});
