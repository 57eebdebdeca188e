import { describe, expect, it } from 'vitest';
import { organizationPolicy } from './organization-policy.ts';
import { ADMINS_HERE, allowed, MEMBERS_HERE, SUPERADMINS } from '../test-actors.ts';

describe('organizationPolicy', () => {
  it('lets members of the organisation and super admins read it', () => {
    expect(allowed((actor) => organizationPolicy.read(actor, 'here'))).toBe(MEMBERS_HERE);
  });

  it('shows the public fields of an active organisation to respondents and visitors', () => {
    const readers = (status: 'active' | 'inactive') =>
      allowed((actor) => organizationPolicy.readPublic(actor, { status }));
    expect(readers('active')).toBe('respondent otherRespondent visitor');
    expect(readers('inactive')).toBe('');
  });

  it.each(['edit', 'listUsers', 'readAdministration'] as const)(
    'lets only administrators %s',
    (action) => {
      expect(allowed((actor) => organizationPolicy[action](actor, 'here'))).toBe(ADMINS_HERE);
    },
  );

  it.each(['changeStatus', 'changeSignInDomains', 'readPlatform'] as const)(
    'lets only super admins %s',
    (action) => {
      expect(allowed((actor) => organizationPolicy[action](actor))).toBe(SUPERADMINS);
    },
  );

  it.each(['deactivate', 'delete'] as const)(
    'lets super admins %s every organisation but their own',
    (action) => {
      expect(allowed((actor) => organizationPolicy[action](actor, 'here'))).toBe(
        'foreignSuperadmin',
      );
    },
  );
});
