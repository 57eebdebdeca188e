import { expect, it } from 'vitest';
import { someUser } from '../session/opened-session.fixture.ts';
import { ownerOptions } from './owner-options.ts';

it('those who are active and have the module may be given a campaign', () => {
  const people = [
    someUser({ id: '1', username: 'ada' }),
    someUser({ id: '2', username: 'gone', status: 'inactive' }),
    someUser({ id: '3', username: 'elsewhere', screeningEnabled: false }),
  ];
  expect(ownerOptions(people, 'screening')).toEqual([{ value: '1', label: 'ada' }]);
});
