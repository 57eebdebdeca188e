import { describe, expect, it } from 'vitest';
import { pathThrough, px, runsOf } from './pixels.ts';

describe('paths', () => {
  it('are written with two decimals and without -0', () => {
    expect(px(1 / 3)).toBe(0.33);
    expect(Object.is(px(-0.001), 0)).toBe(true);
    expect(
      pathThrough(
        [
          { x: 1 / 3, y: 2 },
          { x: 4, y: 5 },
        ],
        true,
      ),
    ).toBe('M0.33 2L4 5Z');
  });

  it('break where a value is missing', () => {
    expect(runsOf([1, 2, null, 3, null, null, 4, 5])).toEqual([[1, 2], [3], [4, 5]]);
    expect(runsOf([null, null])).toEqual([]);
  });
});
