import { readFile } from 'node:fs/promises';
import { type Access, API_SCOPES, type Route } from '@cadran/contract';
import {
  campaignPolicy,
  candidatePolicy,
  organizationPolicy,
  routePolicy,
  userPolicy,
} from '@cadran/policies';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { checkRoute } from '../testing/matrix/checks/check-route.ts';
import type { Tenant } from '../testing/matrix/world/tenant.ts';
import { type NamedRoute, ROUTES } from '../testing/matrix/named-routes.ts';
import { buildWorld, keyName, PRINCIPALS, type World } from '../testing/matrix/world/principals.ts';
import { RULES } from '../testing/matrix/rules.ts';
import { VARIANTS } from '../testing/matrix/calls/variants.ts';
import { leakingTables, tenantTables } from '../testing/matrix/world/visible-tables.ts';

/** The disabled guards; with none, the mocks below behave like the real modules. */
const broken = vi.hoisted(() => new Set<string>());

vi.mock('@cadran/db', async (original) => {
  const real = await original<typeof import('@cadran/db')>();
  const inTenant: typeof real.inTenant = (tx, column) =>
    broken.has('inTenant') ? undefined : real.inTenant(tx, column);
  return { ...real, inTenant };
});

vi.mock('../http/authentication/queries.ts', async (original) => {
  const real = await original<typeof import('../http/authentication/queries.ts')>();
  const findAccess: typeof real.findAccess = async (db, hash) => {
    const found = await real.findAccess(db, hash);
    if (!found) return found;
    const expiresAt = broken.has('expiry') ? new Date(8.64e15) : found.expiresAt;
    if (found.session === null) return { ...found, expiresAt };
    const active = broken.has('active user') || found.session.active;
    const mustChangePassword = !broken.has('setup') && found.session.mustChangePassword;
    return { ...found, expiresAt, session: { ...found.session, active, mustChangePassword } };
  };
  return { ...real, findAccess };
});

const named = (name: string): NamedRoute => {
  const found = [...ROUTES, ...VARIANTS].find((route) => route.name === name);
  if (!found) throw new Error(`no route ${name}`);
  return found;
};

const principalsOf = (...names: string[]) => PRINCIPALS.filter(({ name }) => names.includes(name));

describe('the matrix fails with a disabled guard:', () => {
  let test: TestApp;
  let world: World;
  beforeAll(async () => {
    test = await createTestApp();
    world = await buildWorld(test);
  });
  afterEach(() => broken.clear());
  afterAll(() => test.close());

  /** In a new world, because calls that get through change it. */
  const check = async (name: string, ...by: string[]) =>
    checkRoute(
      await buildWorld(test),
      named(name),
      by.length === 0 ? PRINCIPALS : principalsOf(...by),
    );

  it.each([
    ['expiry', 'users.read', 'expired'],
    ['active user', 'users.read', 'inactive'],
    ['setup', 'users.read', 'newcomer'],
  ])('%s', async (guard, route, principal) => {
    expect(await check(route, principal)).toEqual([]);
    broken.add(guard);
    expect(await check(route, principal)).not.toEqual([]);
  });

  describe('the contract', () => {
    type Open = { access: Access; module?: Route['module'] };
    const EVERYBODY: Access = ['user', 'admin', 'superadmin', 'anonymous', 'respondent'];
    /** One route of each group and kind of access. */
    const kindOf = ({ name, route }: NamedRoute) =>
      [name.split('.')[0], route.access, route.module].join(' ');
    const GUARDED = ROUTES.filter(
      (one, index) =>
        one.route.access !== 'public' &&
        ROUTES.findIndex((other) => kindOf(other) === kindOf(one)) === index,
    );

    /** A principal that the route's access refuses. */
    const keptOut = ({ route }: NamedRoute): string => {
      if (!route.access.includes('anonymous') && !route.access.includes('respondent'))
        return 'anonymous';
      return route.access.includes('user') ? 'nobody' : 'owner';
    };

    it.each(GUARDED)('$name with access for everybody', async (of) => {
      const principal = keptOut(of);
      const route: Open = of.route;
      const { access } = route;
      // Where visitors are admitted, opening the route means requiring no token.
      route.access = principal === 'nobody' ? 'public' : EVERYBODY;
      try {
        expect(await check(of.name, principal)).not.toEqual([]);
      } finally {
        route.access = access;
      }
    });

    it.each(
      GUARDED.filter(({ route }) => route.module !== undefined && route.access.includes('user')),
    )('$name without its module', async (of) => {
      const route: Open = of.route;
      const { module } = route;
      route.module = undefined;
      try {
        expect(await check(of.name, 'admin without modules')).not.toEqual([]);
      } finally {
        route.module = module;
      }
    });

    /** One route of each scope, and one that no key may call. */
    const SCOPED = [...API_SCOPES, undefined].map((scope) => {
      const of = ROUTES.find(
        ({ route }) =>
          route.scope === scope && (scope !== undefined || route.access.includes('user')),
      );
      if (!of) throw new Error(`no route of scope ${scope}`);
      return { ...of, other: API_SCOPES.find((one) => one !== scope) ?? API_SCOPES[0] };
    });

    it.each(SCOPED)('$name for keys of $other', async ({ name, route, other }) => {
      expect(await check(name, keyName(other))).toEqual([]);
      const loosened: { scope?: Route['scope'] } = route;
      const { scope } = loosened;
      loosened.scope = other;
      try {
        expect(await check(name, keyName(other))).not.toEqual([]);
      } finally {
        loosened.scope = scope;
      }
    });

    it('privacy.erasureState for administrators', async () => {
      const { route } = named('privacy.erasureState');
      const loosened: Open = route;
      const { access } = loosened;
      loosened.access = ['admin', 'superadmin'];
      try {
        expect(await check('privacy.erasureState', 'admin')).not.toEqual([]);
        expect(await check('privacy.erasureState', 'super admin')).toEqual([]);
      } finally {
        loosened.access = access;
      }
    });
  });

  describe('a policy that always allows:', () => {
    const POLICIES = {
      campaignPolicy,
      candidatePolicy,
      organizationPolicy,
      routePolicy,
      userPolicy,
    };
    type Policies = Record<string, Record<string, (...about: never[]) => unknown>>;

    /** The matrix row that depends on each policy. */
    const DECIDES: Readonly<Record<string, string>> = {
      'routePolicy.call': 'screening.listCampaigns',
      'routePolicy.crossOrganizations': 'screening.readCampaign',
      'routePolicy.download': 'integration.download of all candidates',
      'candidatePolicy.answer': 'privacy.ownData',
      'campaignPolicy.sendMail': 'email.send',
      'campaignPolicy.edit': 'screening.updateCampaign',
      'campaignPolicy.duplicate': 'screening.duplicateCampaign',
      'campaignPolicy.delete': 'profiling.removeCampaign',
      'campaignPolicy.deleteCandidate': 'screening.removeQuestionnaire',
      'campaignPolicy.decide': 'candidates.decide',
      'campaignPolicy.recompute': 'candidates.recompute',
      'campaignPolicy.export': 'candidates.exportCsv',
      'campaignPolicy.changeOwner': 'screening.updateCampaign with another owner',
      'organizationPolicy.read': 'organizations.read',
      'organizationPolicy.changeStatus': 'organizations.update with a status',
      'userPolicy.read': 'users.read',
      'userPolicy.edit': 'users.update of a super admin',
      'userPolicy.forbiddenFields': 'users.update with a role',
      'userPolicy.grant': 'users.create as a super admin',
      'userPolicy.createOrganization': 'users.create with an organisation',
      'userPolicy.changePassword': 'users.changePassword',
      'userPolicy.resetPassword': 'users.resetPassword of a super admin',
      'userPolicy.setUpSecondFactor': 'secondFactor.begin',
      'userPolicy.removeSecondFactor': 'secondFactor.remove of a super admin',
      'userPolicy.endSessions': 'users.endSessions of a super admin',
      'userPolicy.delete': 'users.remove of a super admin',
    };
    /** Policies behind row-level security, which only matter without it. */
    const BEHIND: Readonly<Record<string, string>> = {
      'campaignPolicy.list': 'screening.campaignsOfOrganization',
      'campaignPolicy.read': 'screening.readCampaign',
      'organizationPolicy.edit': 'organizations.update',
      'organizationPolicy.listUsers': 'organizations.users',
      'userPolicy.create': 'users.create',
    };
    const BY = [
      'owner',
      'colleague',
      'admin',
      'admin without modules',
      'candidate of another campaign',
    ];
    /** Policies without a matrix row: the test of a module that fails when the policy always allows. */
    const ELSEWHERE: Readonly<Record<string, readonly [file: string, title: string]>> = {
      'campaignPolicy.readPublic': [
        'screening/tests/screening-public.test.ts',
        'is closed with the campaign, except for candidates who have finished',
      ],
      'candidatePolicy.readReport': [
        'candidates/reading/candidate-reports.test.ts',
        'is readable by the candidate if personal, without decision and quality',
      ],
      'candidatePolicy.readAssessment': [
        'candidates/reading/candidate-reports.test.ts',
        'is readable by the candidate if personal, without decision and quality',
      ],
      'candidatePolicy.interview': [
        'interviews/interviews.test.ts',
        'are not for super admins of another organisation',
      ],
      'candidatePolicy.sendPersonalReport': [
        'candidates/reading/candidate-reports.test.ts',
        'returns the recipient of the personal report’s mail to members who may send it',
      ],
      'organizationPolicy.readPublic': [
        'organizations/organizations.test.ts',
        'show only public fields to anonymous tokens, and nothing when inactive',
      ],
      'organizationPolicy.deactivate': [
        'users/last-administrator/last-administrator.test.ts',
        'deactivating an organisation ends its sessions; its own super admin cannot deactivate it',
      ],
      'organizationPolicy.delete': [
        'organizations/organizations.test.ts',
        'are read by their members; foreign ones are not found',
      ],
      'organizationPolicy.changeSignInDomains': [
        'sso/sso.test.ts',
        'finds the provider by email domain; only super admins set domains',
      ],
      'organizationPolicy.readAdministration': [
        'dashboard/dashboard.test.ts',
        'shows users the modules with campaign and respondent counts',
      ],
      'organizationPolicy.readPlatform': [
        'dashboard/dashboard.test.ts',
        'shows admins users and open campaigns of the organisation',
      ],
      'userPolicy.needsSecondFactor': [
        'two-factor/second-factor.test.ts',
        'if required for admins, blocks only them until it is set up',
      ],
      'userPolicy.signInBySso': [
        'sso/sso.test.ts',
        'refuses users of other organisations, super admins, inactive users and unverified addresses',
      ],
      'userPolicy.changeFlags': [
        'users/users.test.ts',
        'who are super admins can be read but not changed by an admin',
      ],
    };

    const open = (name: string): (() => void) => {
      const [group = '', key = ''] = name.split('.');
      const policy = (POLICIES as unknown as Policies)[group] ?? {};
      const real = policy[key];
      if (real === undefined) throw new Error(`no policy ${name}`);
      policy[key] = key === 'forbiddenFields' ? () => [] : () => true;
      return () => {
        policy[key] = real;
      };
    };

    it('every policy has a matrix row or a test elsewhere', () => {
      const all = Object.entries(POLICIES).flatMap(([group, policy]) =>
        Object.keys(policy).map((key) => `${group}.${key}`),
      );
      const known = [DECIDES, BEHIND, ELSEWHERE].flatMap((of) => Object.keys(of));
      expect(known.toSorted()).toEqual(all.toSorted());
    });

    it.each(Object.entries(ELSEWHERE))('%s is tested elsewhere', async (_, [file, title]) => {
      const url = new URL(`../modules/${file}`, import.meta.url);
      expect(await readFile(url, 'utf8')).toContain(title);
    });

    it.each(Object.entries(DECIDES))('%s', async (policy, row) => {
      const close = open(policy);
      try {
        expect(await check(row, ...BY)).not.toEqual([]);
      } finally {
        close();
      }
    });

    it.each(Object.entries(BEHIND))('%s, without row-level security', async (policy, row) => {
      const admitted = async () =>
        (await check(row, 'admin')).filter((line) => /got 20\d/.test(line));
      broken.add('inTenant');
      const restore = await openTables(await tenantTables(world));
      const close = open(policy);
      try {
        expect(await admitted()).not.toEqual([]);
        close();
        expect(await admitted()).toEqual([]);
      } finally {
        close();
        await restore();
      }
    });
  });

  /** Tables whose tenant policy lets everything through. */
  const openTables = async (tables: readonly string[]) => {
    const replace = (condition: string) =>
      test.database.asSuperuser(
        tables
          .map(
            (table) =>
              `drop policy tenant on ${table};
               create policy tenant on ${table} to cadran_app using (${condition}) with check (${condition})`,
          )
          .join(';'),
      );
    await replace('true');
    return () => replace('organization_id = (select current_organization())');
  };

  /** Tables that no call of the matrix fills. */
  const fillWhatNoCallFills = async ({ organizationId, users, resources }: Tenant) => {
    const user = (await users.owner()).id;
    const respondent = (await resources.respondent()).id;
    for (const statement of [
      `insert into known_addresses values ($1, $2, 'x', now())`,
      `insert into recovery_codes values ($1, $2, 'x')`,
      `insert into password_resets values ($1, $2, 'x', now())`,
    ])
      await test.database.asSuperuser(statement, [organizationId, user]);
    await test.database.asSuperuser(
      `insert into profiling_saves (organization_id, questionnaire_id, items) values ($1, $2, '{}')`,
      [organizationId, respondent],
    );
  };

  describe('row-level security', () => {
    const ROWS = [
      'candidates.search',
      'activityLog.list',
      'invitations.ofScreening',
      'profiling.readCampaign',
      'questionnaires.read',
      'screening.listCampaigns',
      'users.list',
    ];
    const checkAll = async (row: string) => {
      const own = await buildWorld(test);
      await own.theirs.resources.candidate();
      return checkRoute(own, named(row), principalsOf('owner', 'admin'));
    };

    it.each(ROWS)('isolates organisations when queries lack the tenant filter: %s', async (row) => {
      broken.add('inTenant');
      expect(await checkAll(row)).toEqual([]);
    });

    it.each(ROWS)('is necessary when queries lack the tenant filter: %s', async (row) => {
      broken.add('inTenant');
      const restore = await openTables(await tenantTables(world));
      try {
        expect(await checkAll(row)).not.toEqual([]);
      } finally {
        await restore();
      }
    });

    it('leaks exactly the table it is disabled for', async () => {
      const { ours, theirs } = world;
      for (const tenant of [ours, theirs])
        for (const resource of Object.values(tenant.resources)) await resource();
      await fillWhatNoCallFills(theirs);
      const tables = await tenantTables(world);
      expect(await leakingTables(world, tables)).toEqual([]);
      const filled: string[] = [];
      for (const table of tables) {
        const rows = await test.database.asSuperuser(
          `select from ${table} where organization_id = $1 limit 1`,
          [theirs.organizationId],
        );
        if (rows.length === 0) continue;
        filled.push(table);
        const restore = await openTables([table]);
        expect(await leakingTables(world, tables)).toEqual([table]);
        await restore();
      }
      expect(filled.length).toBeGreaterThanOrEqual(22);
    });
  });

  it('passes with all guards', async () => {
    expect(Object.keys(RULES).length).toBeGreaterThan(100);
    for (const row of ['screening.updateCampaign', 'users.read', 'privacy.ownData'])
      expect(await check(row, 'owner', 'colleague', 'candidate', 'respondent')).toEqual([]);
  });
});
