import { contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runConcurrently } from '../../../testing/run-concurrently.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { organizations, users } = contract;

/** Each test has its own database, because super admins are counted over all organisations. */
describe('last administrator', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  const standing = async (role: string) =>
    (
      await test.database.asSuperuser(`select from users where role = $1 and status = 'active'`, [
        role,
      ])
    ).length;

  const steps = (caller: Awaited<ReturnType<TestApp['as']>>, user: MadeUser) => {
    const params = { id: user.id };
    return {
      demote: () => caller.call(users.update, { params, body: { role: 'user' } }),
      deactivate: () => caller.call(users.update, { params, body: { status: 'inactive' } }),
      delete: () => caller.call(users.remove, { params }),
    };
  };

  it.each(['demote', 'deactivate', 'delete'] as const)(
    'the last admin of an organisation cannot be removed, not even by a super admin: %s',
    async (step) => {
      const boss = await test.as(await test.make.superadmin());
      const admin = await test.make.admin();
      const inactive = await test.make.admin({
        organizationId: admin.organizationId,
        status: 'inactive',
      });
      await test.make.admin();
      const refused = await steps(boss, admin)[step]();
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ error: { code: 'last_admin' } });
      expect((await steps(boss, inactive)[step]()).statusCode).toBeLessThan(300);
      await test.make.admin({ organizationId: admin.organizationId });
      expect((await steps(boss, admin)[step]()).statusCode).toBeLessThan(300);
    },
  );

  it.each(['demote', 'deactivate', 'delete'] as const)(
    'the last active super admin cannot be removed: %s',
    async (step) => {
      const boss = await test.make.superadmin();
      const second = await test.make.superadmin();
      await test.make.superadmin({ status: 'inactive' });
      const closed = await test.make.organization({ status: 'inactive' });
      await test.make.superadmin({ organizationId: closed });
      const asBoss = await test.as(boss);
      expect((await steps(asBoss, second)[step]()).statusCode).toBeLessThan(300);
      const last = await steps(asBoss, boss)[step]();
      // Users cannot delete themselves in any case.
      expect(last.json()).toMatchObject({
        error: { code: step === 'delete' ? 'forbidden' : 'last_superadmin' },
      });
    },
  );

  it('an admin can step down only if another admin remains', async () => {
    const admin = await test.make.admin();
    const me = await test.as(admin);
    const down = () => me.call(users.update, { params: { id: admin.id }, body: { role: 'user' } });
    expect((await down()).json()).toMatchObject({ error: { code: 'last_admin' } });
    await test.make.admin({ organizationId: admin.organizationId });
    expect((await down()).statusCode).toBe(200);
  });

  it('the last admin cannot be promoted to super admin', async () => {
    const boss = await test.as(await test.make.superadmin());
    const admin = await test.make.admin();
    const promoted = await boss.call(users.update, {
      params: { id: admin.id },
      body: { role: 'superadmin' },
    });
    expect(promoted.json()).toMatchObject({ error: { code: 'last_admin' } });
  });

  it('one of two admins who demote each other concurrently remains', async () => {
    for (let round = 0; round < 3; round++) {
      const first = await test.make.admin();
      const second = await test.make.admin({ organizationId: first.organizationId });
      const [one, two] = [await test.as(first), await test.as(second)];
      await runConcurrently(test, [
        steps(one, second).demote,
        steps(two, first).demote,
        steps(one, first).deactivate,
        steps(two, second).deactivate,
      ]);
      expect(await standing('admin')).toBe(round + 1);
    }
  });

  it('one of two super admins who remove each other concurrently remains', async () => {
    for (let round = 0; round < 3; round++) {
      const first = await test.make.superadmin();
      const second = await test.make.superadmin();
      const [one, two] = [await test.as(first), await test.as(second)];
      await runConcurrently(test, [
        steps(one, second).demote,
        steps(two, first).deactivate,
        steps(one, first).demote,
        steps(two, second).demote,
      ]);
      expect(await standing('superadmin')).toBe(1);
      await test.database.asSuperuser(`update users set role = 'user'`);
    }
  });

  it('one of two super admins who close or delete each other’s organisation concurrently remains', async () => {
    for (const call of ['close', 'delete', 'close', 'delete'] as const) {
      const first = await test.make.superadmin();
      const second = await test.make.superadmin();
      const end = async (actor: MadeUser, id: string) => {
        const caller = await test.as(actor);
        const { name, version } = (await caller.call(organizations.read, { params: { id } })).json<{
          name: string;
          version: number;
        }>();
        return () =>
          call === 'close'
            ? caller.call(organizations.update, {
                params: { id },
                body: { status: 'inactive', version },
              })
            : caller.call(organizations.remove, { params: { id }, body: { name } });
      };
      const ends = [
        await end(first, second.organizationId),
        await end(second, first.organizationId),
      ];
      const answers = await runConcurrently(test, ends);
      const codes = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
      expect(codes[0]).toBeLessThan(300);
      expect(codes[1]).toBe(409);
      const left = await test.database.asSuperuser(
        `select from users u join organizations o using (organization_id)
         where u.role = 'superadmin' and u.status = 'active' and o.status = 'active'`,
      );
      expect(left).toHaveLength(1);
      await test.database.asSuperuser(`update users set role = 'user'`);
    }
  });

  it('deactivating an organisation ends its sessions; its own super admin cannot deactivate it', async () => {
    const boss = await test.make.superadmin();
    const asBoss = await test.as(boss);
    const params = { id: boss.organizationId };
    const own = await asBoss.call(organizations.update, {
      params,
      body: { status: 'inactive', version: 1 },
    });
    expect(own.json()).toMatchObject({ error: { fields: { status: 'one_of' } } });
    expect(
      (await asBoss.call(organizations.remove, { params, body: { name: 'x' } })).statusCode,
    ).toBe(403);
    const user = await test.make.user();
    const asUser = await test.as(user);
    await asBoss.call(organizations.update, {
      params: { id: user.organizationId },
      body: { status: 'inactive', version: 1 },
    });
    expect((await asUser.call(contract.auth.session)).statusCode).toBe(401);
    const login = await test.nobody.call(contract.auth.login, {
      body: { identifier: user.username, password: user.password },
    });
    expect(login.statusCode).toBe(401);
  });
});
