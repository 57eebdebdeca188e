import { describe, expect, it } from 'vitest';
import { day, defineList, oneOf, PAGE_SIZE, pageQuery, SEARCH_MAX } from './list-address.ts';

const list = defineList({
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
  filters: { status: oneOf(['active', 'inactive']), from: day },
});

describe('the address of a list', () => {
  it('keeps what it understands', () => {
    expect(
      list.parse({ q: 'ada', page: 3, sort: '-createdAt', status: 'inactive', from: '2026-02-28' }),
    ).toEqual({ q: 'ada', page: 3, sort: '-createdAt', status: 'inactive', from: '2026-02-28' });
  });

  it('leaves out what it does not understand', () => {
    expect(
      list.parse({ q: {}, page: 'x', sort: 'password', status: 'gone', from: '2026-02-30', a: 1 }),
    ).toEqual({});
  });

  it('leaves out what is the same without it: the first page, the usual order, a blank search', () => {
    expect(list.parse({ q: '  ', page: 1, sort: 'name' })).toEqual({});
    expect(list.parse({ page: 2 })).toEqual({ page: 2 });
  });

  it('reads a number that was typed into the search as a text', () => {
    expect(list.parse({ q: 2026 })).toEqual({ q: '2026' });
  });

  it('cuts a search at the length the server takes', () => {
    expect(list.parse({ q: 'a'.repeat(SEARCH_MAX + 1) }).q).toHaveLength(SEARCH_MAX);
  });
});

describe('the query of a list', () => {
  it('names page, size and order even where the address does not', () => {
    expect(pageQuery(list.parse({}), list.defaultSort)).toEqual({
      page: '1',
      pageSize: String(PAGE_SIZE),
      sort: 'name',
    });
  });
});
