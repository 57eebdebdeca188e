import { describe, expect, it } from 'vitest';
import { day, defineList, oneOf, PAGE_SIZE, pageQuery, SEARCH_MAX } from './list-params.ts';

const list = defineList({
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
  filters: { status: oneOf(['active', 'inactive']), from: day },
});

describe('the search parameters of a list', () => {
  it('keep valid values', () => {
    expect(
      list.parse({ q: 'ada', page: 3, sort: '-createdAt', status: 'inactive', from: '2026-02-28' }),
    ).toEqual({ q: 'ada', page: 3, sort: '-createdAt', status: 'inactive', from: '2026-02-28' });
  });

  it('drop invalid values', () => {
    expect(
      list.parse({ q: {}, page: 'x', sort: 'password', status: 'gone', from: '2026-02-30', a: 1 }),
    ).toEqual({});
  });

  it('drop defaults: the first page, the default sort, a blank search', () => {
    expect(list.parse({ q: '  ', page: 1, sort: 'name' })).toEqual({});
    expect(list.parse({ page: 2 })).toEqual({ page: 2 });
  });

  it('read a numeric search as text', () => {
    expect(list.parse({ q: 2026 })).toEqual({ q: '2026' });
  });

  it('truncate a search to the server’s limit', () => {
    expect(list.parse({ q: 'a'.repeat(SEARCH_MAX + 1) }).q).toHaveLength(SEARCH_MAX);
  });
});

describe('the query of a list', () => {
  it('contains the default page, size and sort', () => {
    expect(pageQuery(list.parse({}), list.defaultSort)).toEqual({
      page: '1',
      pageSize: String(PAGE_SIZE),
      sort: 'name',
    });
  });
});
