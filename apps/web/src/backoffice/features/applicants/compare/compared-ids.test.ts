import { describe, expect, it } from 'vitest';
import { comparedIds } from './compared-ids.ts';

const id = (digit: number): string => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;

describe('the candidates named in the address of a comparison', () => {
  it('keep the order in which they were chosen, each once', () => {
    const ids = [id(2), id(1), id(2)].join(',');
    expect(comparedIds.parse({ ids })).toEqual({ ids: [id(2), id(1)].join(',') });
  });

  it('are four at most', () => {
    const ids = [1, 2, 3, 4, 5].map(id).join(',');
    expect(comparedIds.parse({ ids })).toEqual({ ids: [1, 2, 3, 4].map(id).join(',') });
  });

  it.each([undefined, 12, '', 'x,y'])('are nobody in %s', (ids) => {
    expect(comparedIds.parse({ ids })).toEqual({});
  });
});
