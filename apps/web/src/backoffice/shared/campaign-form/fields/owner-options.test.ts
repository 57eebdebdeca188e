import { expect, it } from 'vitest';
import { userFixture } from '../../session/session.fixture.ts';
import { ownerOptions } from './owner-options.ts';

it('those who are active and have the module may be given a campaign', () => {
  const people = [
    userFixture({ id: '1', username: 'ada' }),
    userFixture({ id: '2', username: 'gone', status: 'inactive' }),
    userFixture({ id: '3', username: 'elsewhere', screeningEnabled: false }),
  ];
  expect(ownerOptions(people, 'screening')).toEqual([{ value: '1', label: 'ada' }]);
});
