import { ROLES } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { needsSecondFactor } from './session-state.ts';
import { sessionFixture, userFixture } from './session.fixture.ts';

const { organization } = sessionFixture();
const settings = { ...organization.settings, secondFactorForAdmins: true };
const demanding = { ...organization, settings };

describe('an organisation that requires a second factor for administrators', () => {
  it.each([
    ['user', false],
    ['admin', true],
    ['superadmin', true],
  ] as const)('holds back a %s who has none: %s', (role, held) => {
    const session = { organization: demanding, user: userFixture({ role }) };
    expect(needsSecondFactor(session)).toBe(held);
  });

  it('does not hold back users who have one', () => {
    const user = userFixture({ role: 'admin', secondFactor: true });
    expect(needsSecondFactor({ organization: demanding, user })).toBe(false);
  });

  it.each(ROLES)('without the rule, no %s is held back', (role) => {
    expect(needsSecondFactor({ organization, user: userFixture({ role }) })).toBe(false);
  });
});
