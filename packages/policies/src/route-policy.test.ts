import { ADMINS, ANONYMOUS, MEMBERS, SUPERADMINS as SUPERADMIN_ACCESS } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { routePolicy } from './route-policy.ts';
import { ACTORS, allowed, EVERYBODY, SUPERADMINS } from './test-actors.ts';

const callers = (route: Parameters<typeof routePolicy.call>[1]) =>
  allowed((actor) => routePolicy.call(actor, route));

describe('routePolicy.call', () => {
  it('lets everybody call a public route', () => {
    expect(callers({ access: 'public' })).toBe(EVERYBODY);
  });

  it('lets the roles of the route call it', () => {
    expect(callers({ access: SUPERADMIN_ACCESS })).toBe(SUPERADMINS);
    expect(callers({ access: ADMINS })).toBe('admin superadmin foreignAdmin foreignSuperadmin');
    expect(callers({ access: ANONYMOUS, module: 'profiling' })).toBe('visitor');
  });

  it('lets an API key call only the routes of its scopes', () => {
    const scoped = callers({ access: MEMBERS, scope: 'candidates:read' });
    expect(scoped).toContain('apiKey');
    expect(scoped).not.toContain('foreignApiKey');
    for (const route of [
      { access: MEMBERS },
      { access: MEMBERS, scope: 'candidates:write' },
    ] as const)
      expect(callers(route)).not.toMatch(/apiKey/i);
  });

  it('lets respondents call the routes of their module', () => {
    expect(callers({ access: ['respondent'], module: 'screening' })).toBe('respondent');
    expect(callers({ access: ['respondent'] })).toBe('respondent otherRespondent');
  });

  it('refuses members without the module', () => {
    const user = { ...ACTORS.user, modules: { screening: false, profiling: true } };
    expect(routePolicy.call(user, { access: MEMBERS, module: 'screening' })).toBe(false);
    expect(routePolicy.call(user, { access: MEMBERS, module: 'profiling' })).toBe(true);
  });
});

describe('routePolicy.download', () => {
  const members = Object.entries(ACTORS)
    .filter(([, { kind }]) => kind === 'member')
    .map(([name]) => name)
    .join(' ');

  it('lets members download every kind of file', () => {
    for (const kind of ['profiling', 'candidates_csv', 'candidates_xlsx'] as const)
      expect(allowed((actor) => routePolicy.download(actor, kind))).toBe(members);
  });

  it('lets candidates download reports of screening', () => {
    for (const kind of ['recruiter', 'personal'] as const)
      expect(allowed((actor) => routePolicy.download(actor, kind))).toBe(`${members} respondent`);
  });
});

it('lets only super admins work across organisations', () => {
  expect(allowed(routePolicy.crossOrganizations)).toBe(SUPERADMINS);
});
