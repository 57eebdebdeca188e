import { randomUUID } from 'node:crypto';
import { contract, ROLES } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../testing/new-user.ts';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const { organizations, secondFactor, users } = contract;

/** Two organisations; the first also has a super admin. */
interface World {
  readonly people: readonly MadeUser[];
  readonly actors: readonly MadeUser[];
}

interface Command {
  readonly actor: number;
  readonly target: number;
  readonly other: number;
  readonly role: (typeof ROLES)[number];
  readonly kind: keyof typeof COMMANDS;
}

/** Attempts to become super admin or to move a user to another organisation. */
const COMMANDS = {
  create: (me, on, { role }) =>
    me.call(users.create, { body: newcomer(on.organizationId, { role }) }),
  createWithOrganization: (me, _on, { role }) =>
    me.call(users.create, {
      body: { ...newcomer(''), organizationId: undefined, organization: { name: 'Mine' }, role },
    }),
  import: (me, on, { role }) => {
    const { username, email } = newcomer('');
    const csv = `username,email,role\n${username},${email},${role}`;
    return me.call(users.import, { body: { organizationId: on.organizationId, csv } });
  },
  promote: (me, on, { role }) => me.call(users.update, { params: { id: on.id }, body: { role } }),
  promoteAndMore: (me, on, { role }) =>
    me.call(users.update, { params: { id: on.id }, body: { role, status: 'active' } }),
  move: (me, on, { other }) =>
    me.call(users.update, {
      params: { id: on.id },
      body: { language: 'en', organizationId: other.organizationId },
    }),
  takeName: (me, on, { other }) =>
    me.call(users.update, { params: { id: on.id }, body: { username: other.username } }),
  deactivate: (me, on) =>
    me.call(users.update, { params: { id: on.id }, body: { status: 'inactive' } }),
  remove: (me, on) => me.call(users.remove, { params: { id: on.id } }),
  removeWithNewOwner: (me, on, { other }) =>
    me.call(users.remove, { params: { id: on.id }, query: { newOwner: other.id } }),
  resetPassword: (me, on) => me.call(users.resetPassword, { params: { id: on.id } }),
  dropSecondFactor: (me, on) => me.call(secondFactor.remove, { params: { id: on.id }, body: {} }),
  closeOrganization: (me, on) =>
    me.call(organizations.update, {
      params: { id: on.organizationId },
      body: { status: 'inactive', version: 1 },
    }),
} satisfies Record<
  string,
  (
    me: Caller,
    on: MadeUser,
    more: { role: string; other: MadeUser },
  ) => Promise<{ statusCode: number }>
>;

const command: fc.Arbitrary<Command> = fc.record({
  actor: fc.nat(),
  target: fc.nat(),
  other: fc.nat(),
  role: fc.constantFrom(...ROLES),
  kind: fc.constantFrom(...(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])),
});

describe('role ceiling', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const makeWorld = async (): Promise<World> => {
    const boss = await test.make.superadmin();
    const here = { organizationId: boss.organizationId };
    const strange = await test.make.admin();
    const there = { organizationId: strange.organizationId };
    const actors = [
      await test.make.admin(here),
      await test.make.user(here),
      strange,
      await test.make.user(there),
    ];
    return { people: [boss, ...actors, await test.make.user(here)], actors };
  };

  /** No command may change super admins, membership or organisations. */
  const facts = async () => ({
    superadmins: await test.database.asSuperuser(
      `select id, organization_id, username, email, password_hash, status from users where role = 'superadmin' order by id`,
    ),
    organizations: await test.database.asSuperuser(
      'select organization_id, status from organizations order by organization_id',
    ),
  });
  const homes = async () =>
    new Map(
      (
        await test.database.asSuperuser<{ id: string; home: string }>(
          'select id, organization_id as home from users',
        )
      ).map((row) => [row.id, row.home]),
    );

  const exists = async (user: MadeUser): Promise<boolean> =>
    (
      await test.database.asSuperuser(
        `select from users where id = $1 and status = 'active' and role <> 'superadmin'`,
        [user.id],
      )
    ).length === 1;

  const pick = <T>(list: readonly T[], index: number): T => {
    const picked = list[index % list.length];
    if (picked === undefined) throw new Error('nobody to pick');
    return picked;
  };

  it('holds for any sequence of commands: no new super admin, no change to one, no move between organisations', async () => {
    const statuses = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
        const { people, actors } = await makeWorld();
        const before = await facts();
        const homesBefore = await homes();
        for (const { actor, target, other, role, kind } of commands) {
          const who = pick(actors, actor);
          if (!(await exists(who))) continue;
          const { statusCode } = await COMMANDS[kind](await test.as(who), pick(people, target), {
            role,
            other: pick(people, other),
          });
          expect(statusCode).toBeLessThan(500);
          const key = `${kind} ${statusCode < 300 ? 'done' : 'refused'}`;
          statuses.set(key, (statuses.get(key) ?? 0) + 1);
        }
        expect(await facts()).toEqual(before);
        const ours = new Set(people.map((person) => person.organizationId));
        for (const [id, home] of await homes()) {
          const homeBefore = homesBefore.get(id);
          expect(homeBefore === undefined ? [...ours] : [homeBefore]).toContain(home);
        }
      }),
      { numRuns: 50, seed: 20_260_101 },
    );
    // Proves that the commands are well-formed: allowed ones succeed.
    for (const kind of ['create', 'import', 'promote', 'remove', 'resetPassword', 'deactivate'])
      expect([kind, statuses.get(`${kind} done`) ?? 0]).not.toEqual([kind, 0]);
    for (const kind of ['createWithOrganization', 'move', 'closeOrganization'])
      expect([kind, statuses.get(`${kind} done`) ?? 0]).toEqual([kind, 0]);
  });

  it('prevents moving to another organisation by an id in the body', async () => {
    const admin = await test.make.admin();
    const outsider = await test.make.admin();
    const answer = await (
      await test.as(admin)
    ).call(users.update, {
      params: { id: admin.id },
      body: { organizationId: outsider.organizationId, id: randomUUID() },
    });
    expect(answer.json()).toMatchObject({
      error: { fields: { organizationId: 'unknown_field', id: 'unknown_field' } },
    });
  });
});
