import { describe, expect, it } from 'vitest';
import { administrates, belongsTo, hasModule, isApiKey, isSuperadmin, isUserOf } from './actor.ts';
import { ACTORS, ADMINS_HERE, allowed, MEMBERS_HERE, SUPERADMINS } from './test-actors.ts';

describe('actors', () => {
  it('are told apart by kind, role and organisation', () => {
    expect(allowed(isApiKey)).toBe('apiKey foreignApiKey');
    expect(allowed(isSuperadmin)).toBe(SUPERADMINS);
    expect(allowed((actor) => isUserOf(actor, 'here'))).toBe('user owner admin superadmin');
    expect(allowed((actor) => administrates(actor, 'here'))).toBe(ADMINS_HERE);
    expect(allowed((actor) => belongsTo(actor, 'here'))).toBe(MEMBERS_HERE);
  });

  it('have the modules of their account, or that of their questionnaire', () => {
    const modules = { screening: false, profiling: true };
    expect(hasModule({ ...ACTORS.user, modules }, 'screening')).toBe(false);
    expect(hasModule({ ...ACTORS.admin, modules }, 'screening')).toBe(false);
    expect(hasModule({ ...ACTORS.superadmin, modules }, 'screening')).toBe(true);
    expect(hasModule(ACTORS.respondent, 'screening')).toBe(true);
    expect(hasModule(ACTORS.respondent, 'profiling')).toBe(false);
    expect(hasModule(ACTORS.visitor, 'screening')).toBe(false);
  });
});
