import { ROLES } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { needsSecondFactor } from './needs-second-factor.ts';
import { openedSession, someUser } from './opened-session.fixture.ts';

const { organization } = openedSession();
const settings = { ...organization.settings, secondFactorForAdmins: true };
const demanding = { ...organization, settings };

describe('an organisation that demands a second factor of its administrators', () => {
  it.each([
    ['user', false],
    ['admin', true],
    ['superadmin', true],
  ] as const)('holds back a %s who has none: %s', (role, held) => {
    const session = { organization: demanding, user: someUser({ role }) };
    expect(needsSecondFactor(session)).toBe(held);
  });

  it('lets through whoever has one', () => {
    const user = someUser({ role: 'admin', secondFactor: true });
    expect(needsSecondFactor({ organization: demanding, user })).toBe(false);
  });

  it.each(ROLES)('and one that does not holds back no %s', (role) => {
    expect(needsSecondFactor({ organization, user: someUser({ role }) })).toBe(false);
  });
});
