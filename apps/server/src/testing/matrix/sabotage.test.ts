import type { Access, Route } from '@cadran/contract';
import { campaignPolicy, organizationPolicy, userPolicy } from '@cadran/policies';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { checkRoute } from './check-route.ts';
import type { House } from './house.ts';
import { type NamedRoute, ROUTES } from './named-routes.ts';
import { buildWorld, PRINCIPALS, type World } from './principals.ts';
import { RULES } from './rules.ts';
import { VARIANTS } from './variants.ts';
import { leakingTables, tenantTables } from './visible-tables.ts';

/** Which guards are out of order at the moment. Everything below is the real thing as long as this is empty. */
const broken = vi.hoisted(() => new Set<string>());

vi.mock('@cadran/db', async (original) => {
  const real = await original<typeof import('@cadran/db')>();
  const inTenant: typeof real.inTenant = (tx, column) =>
    broken.has('inTenant') ? undefined : real.inTenant(tx, column);
  return { ...real, inTenant };
});

vi.mock('@cadran/policies', async (original) => {
  const real = await original<typeof import('@cadran/policies')>();
  const hasModule: typeof real.hasModule = (actor, module) =>
    broken.has('hasModule') || real.hasModule(actor, module);
  return { ...real, hasModule };
});

vi.mock('../../queries/sessions.ts', async (original) => {
  const real = await original<typeof import('../../queries/sessions.ts')>();
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

vi.mock('../../services/campaign/own-questionnaire.ts', async (original) => {
  const real = await original<typeof import('../../services/campaign/own-questionnaire.ts')>();
  const ownQuestionnaire: typeof real.ownQuestionnaire = (actor, id) =>
    broken.has('ownQuestionnaire') && actor.kind === 'respondent'
      ? { organizationId: actor.organizationId, id }
      : real.ownQuestionnaire(actor, id);
  return { ...real, ownQuestionnaire };
});

const named = (name: string): NamedRoute => {
  const found = [...ROUTES, ...VARIANTS].find((route) => route.name === name);
  if (!found) throw new Error(`no route ${name}`);
  return found;
};

const principalsOf = (...names: string[]) => PRINCIPALS.filter(({ name }) => names.includes(name));

describe('with one guard out of order the matrix fails:', () => {
  let test: TestApp;
  let world: World;
  beforeAll(async () => {
    test = await createTestApp();
    world = await buildWorld(test);
  });
  afterEach(() => broken.clear());
  afterAll(() => test.close());

  /** In a world of its own: what gets through may take it down. */
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
    ['hasModule', 'screening.readCampaign', 'user without modules'],
    ['ownQuestionnaire', 'rights.ownData', 'candidate of another campaign'],
  ])('%s', async (guard, route, principal) => {
    expect(await check(route, principal)).toEqual([]);
    broken.add(guard);
    expect(await check(route, principal)).not.toEqual([]);
  });

  describe('the contract', () => {
    type Open = { access: Access; module?: Route['module'] };
    const EVERYBODY: Access = ['user', 'admin', 'superadmin', 'anonymous', 'respondent'];
    /** One route of each group and each kind of access: the matrix itself compares all of them with api.md. */
    const kindOf = ({ name, route }: NamedRoute) =>
      [name.split('.')[0], route.access, route.module].join(' ');
    const GUARDED = ROUTES.filter(
      (one, index) =>
        one.route.access !== 'public' &&
        ROUTES.findIndex((other) => kindOf(other) === kindOf(one)) === index,
    );

    /** Who is kept out by the route's access alone. */
    const keptOut = ({ route }: NamedRoute): string => {
      if (!route.access.includes('anonymous') && !route.access.includes('respondent'))
        return 'anonymous';
      return route.access.includes('user') ? 'nobody' : 'owner';
    };

    it.each(GUARDED)('$name open to everybody', async (of) => {
      const principal = keptOut(of);
      const route: Open = of.route;
      const { access } = route;
      // Where a visitor is let in anyway, to everybody means without any token.
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
  });

  describe('a policy that always says yes:', () => {
    const POLICIES = { campaignPolicy, organizationPolicy, userPolicy };
    type Policies = Record<string, Record<string, (...about: never[]) => unknown>>;

    /** The row of the matrix that each policy decides. */
    const DECIDES: Readonly<Record<string, string>> = {
      'campaignPolicy.edit': 'screening.updateCampaign',
      'campaignPolicy.duplicate': 'screening.duplicateCampaign',
      'campaignPolicy.delete': 'profiling.removeCampaign',
      'campaignPolicy.deleteCandidate': 'screening.removeQuestionnaire',
      'campaignPolicy.decide': 'applicants.decide',
      'campaignPolicy.recompute': 'applicants.recompute',
      'campaignPolicy.export': 'applicants.exportCsv',
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
      'userPolicy.delete': 'users.remove of a super admin',
    };
    /** Second walls: they stand behind row-level security, and show only where that is gone. */
    const BEHIND: Readonly<Record<string, string>> = {
      'campaignPolicy.list': 'screening.campaignsOfOrganization',
      'campaignPolicy.read': 'screening.readCampaign',
      'organizationPolicy.edit': 'organizations.update',
      'organizationPolicy.listUsers': 'organizations.users',
      'userPolicy.create': 'users.create',
    };
    const ELSEWHERE = [
      'organizationPolicy.delete', // only the own organisation of a super admin: organizations.test.ts
      'userPolicy.changeFlags', // draws buttons; forbiddenFields refuses
    ];

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

    it('every policy has its row', () => {
      const all = Object.entries(POLICIES).flatMap(([group, policy]) =>
        Object.keys(policy).map((key) => `${group}.${key}`),
      );
      const known = [...Object.keys(DECIDES), ...Object.keys(BEHIND), ...ELSEWHERE];
      expect(known.toSorted()).toEqual(all.toSorted());
    });

    it.each(Object.entries(DECIDES))('%s', async (policy, row) => {
      const close = open(policy);
      try {
        expect(await check(row, 'owner', 'colleague', 'admin')).not.toEqual([]);
      } finally {
        close();
      }
    });

    it.each(Object.entries(BEHIND))(
      '%s, where the database lets everything through',
      async (policy, row) => {
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
      },
    );
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

  /** Tables that only time, a mail or a second factor would fill. */
  const fillWhatNoCallFills = async ({ organizationId, people, things }: House) => {
    const user = (await people.owner()).id;
    const employee = (await things.employee()).id;
    for (const statement of [
      `insert into known_addresses values ($1, $2, 'x', now())`,
      `insert into recovery_codes values ($1, $2, 'x')`,
      `insert into password_resets values ($1, $2, 'x', now())`,
    ])
      await test.database.asSuperuser(statement, [organizationId, user]);
    await test.database.asSuperuser(
      `insert into profiling_drafts (organization_id, questionnaire_id, part, answers, stamps)
       values ($1, $2, 'desired', '{}', '{}')`,
      [organizationId, employee],
    );
  };

  describe('row-level security', () => {
    const ROWS = [
      'applicants.search',
      'audit.list',
      'invitations.ofScreening',
      'profiling.readCampaign',
      'questionnaires.read',
      'screening.listCampaigns',
      'users.list',
    ];
    const checkAll = async (row: string) => {
      const own = await buildWorld(test);
      // There must be something to see.
      await own.theirs.things.candidate();
      return checkRoute(own, named(row), principalsOf('owner', 'admin'));
    };

    it.each(ROWS)(
      'alone holds the wall where queries forget their organisation: %s',
      async (row) => {
        broken.add('inTenant');
        expect(await checkAll(row)).toEqual([]);
      },
    );

    it.each(ROWS)('off, where queries forget their organisation: %s', async (row) => {
      broken.add('inTenant');
      const restore = await openTables(await tenantTables(world));
      try {
        expect(await checkAll(row)).not.toEqual([]);
      } finally {
        await restore();
      }
    });

    it('off for any table shows in that table, and in no other', async () => {
      const { ours, theirs } = world;
      for (const house of [ours, theirs])
        for (const thing of Object.values(house.things)) await thing();
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

  it('and put in order again it passes', async () => {
    expect(Object.keys(RULES).length).toBeGreaterThan(100);
    for (const row of ['screening.updateCampaign', 'users.read', 'rights.ownData'])
      expect(await check(row, 'owner', 'colleague', 'candidate', 'employee')).toEqual([]);
  });
});
