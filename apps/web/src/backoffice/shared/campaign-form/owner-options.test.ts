import { expect, it } from 'vitest';
import { someUser } from '../session/opened-session.fixture.ts';
import { ownerOptions } from './owner-options.ts';

const owner = { id: 'owner', name: 'grace' };
const named = (...people: Parameters<typeof someUser>[0][]): string[] =>
  ownerOptions(people.map(someUser), owner, 'screening').map(({ label }) => label);

it('a campaign’s owner is there, whoever else the list has room for', () => {
  expect(named()).toEqual(['grace']);
  expect(named({ id: 'owner', username: 'grace', status: 'inactive' })).toEqual(['grace']);
});

it('those who are active and have the module may be given it', () => {
  expect(
    named(
      { id: '1', username: 'ada' },
      { id: '2', username: 'gone', status: 'inactive' },
      { id: '3', username: 'elsewhere', screeningEnabled: false },
    ),
  ).toEqual(['grace', 'ada']);
});
