import { describe, expect, it } from 'vitest';
import { comparedIds } from './compared-ids.ts';

const id = (digit: number): string => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;

describe('comparedIds', () => {
  it('keeps the order of selection and drops duplicates', () => {
    const ids = [id(2), id(1), id(2)].join(',');
    expect(comparedIds.parse({ ids })).toEqual({ ids: [id(2), id(1)].join(',') });
  });

  it('keeps at most four ids', () => {
    const ids = [1, 2, 3, 4, 5].map(id).join(',');
    expect(comparedIds.parse({ ids })).toEqual({ ids: [1, 2, 3, 4].map(id).join(',') });
  });

  it('keeps the list one came from', () => {
    const search = { ids: id(1), sort: '-overall', verdict: 'fits', page: 2, other: 'x' };
    expect(comparedIds.parse(search)).toEqual({
      ids: id(1),
      sort: '-overall',
      verdict: 'fits',
      page: 2,
    });
  });

  it.each([undefined, 12, '', 'x,y'])('returns no ids for %s', (ids) => {
    expect(comparedIds.parse({ ids })).toEqual({});
  });
});
