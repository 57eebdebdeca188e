import { randomUUID } from 'node:crypto';
import { contract, type User } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { newcomer } from '../../testing/new-user.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { auth, users } = contract;

describe('new users', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('are created by an admin; the generated password works and must be changed', async () => {
    const admin = await test.make.admin();
    const body = newcomer(admin.organizationId, { language: 'en', profilingEnabled: false });
    const made = await (await test.as(admin)).call(users.create, { body });
    expect(made.statusCode).toBe(201);
    const { user, credentials } = made.json<{
      user: User;
      credentials: { identifier: string; password: string };
    }>();
    expect(user).toMatchObject({
      username: body.username,
      organizationId: admin.organizationId,
      role: 'user',
      language: 'en',
      profilingEnabled: false,
      screeningEnabled: true,
      notifications: true,
      status: 'active',
      mustChangePassword: true,
      secondFactor: false,
      lastLoginAt: null,
    });
    const login = await test.nobody.call(auth.login, { body: credentials });
    expect(login.statusCode).toBe(200);
    expect((await readActivityLog(test, admin.organizationId)).at(-1)).toEqual({
      actor: admin.username,
      role: 'admin',
      action: 'create',
      target: body.username,
      detail: {},
    });
  });

  it('are created by a super admin together with a new organisation', async () => {
    const boss = await test.as(await test.make.superadmin());
    const { organizationId: _, ...person } = newcomer('');
    const organization = { name: 'Maison neuve' };
    const powerless = await boss.call(users.create, {
      body: { ...person, organization, role: 'user' },
    });
    expect(powerless.json()).toMatchObject({ error: { fields: { role: 'one_of' } } });
    const made = await boss.call(users.create, { body: { ...person, organization } });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      user: { role: 'admin', organizationName: 'Maison neuve' },
    });

    const again = await boss.call(users.create, {
      body: { ...person, organization: { name: 'Never made' } },
    });
    expect(again.json()).toMatchObject({ error: { fields: { username: 'taken' } } });
    const left = await test.database.asSuperuser(
      `select from organizations where name = 'Never made'`,
    );
    expect(left).toHaveLength(0);
  });

  it('need either an existing or a new organisation', async () => {
    const boss = await test.make.superadmin();
    const body = newcomer(boss.organizationId, { organization: { name: 'And another' } });
    const asBoss = await test.as(boss);
    for (const wrong of [body, { ...body, organizationId: undefined, organization: undefined }])
      expect((await asBoss.call(users.create, { body: wrong })).json()).toMatchObject({
        error: { code: 'invalid_input', fields: { organizationId: 'required' } },
      });
  });

  it('cannot be created in a foreign or missing organisation', async () => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const outsider = await test.make.admin();
    const create = (organizationId: string) =>
      asAdmin.call(users.create, { body: newcomer(organizationId) });
    const foreign = await create(outsider.organizationId);
    expect(foreign.json()).toMatchObject({ error: { fields: { organizationId: 'one_of' } } });
    expect(comparableBytes(foreign)).toBe(comparableBytes(await create(randomUUID())));
    const asBoss = await test.as(await test.make.superadmin());
    const missing = await asBoss.call(users.create, { body: newcomer(randomUUID()) });
    expect(missing.json()).toMatchObject({ error: { fields: { organizationId: 'one_of' } } });
    const { organizationId: _, ...person } = newcomer('');
    const founding = await asAdmin.call(users.create, {
      body: { ...person, organization: { name: 'My own empire' } },
    });
    expect(founding.statusCode).toBe(403);
  });

  it('have names that are unique over all organisations, ignoring case', async () => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const outsider = await test.make.user();
    const create = async (more: object) =>
      (await asAdmin.call(users.create, { body: newcomer(admin.organizationId, more) })).json<{
        error: { fields: object };
      }>().error.fields;
    expect(await create({ username: outsider.username.toUpperCase() })).toEqual({
      username: 'taken',
    });
    expect(await create({ email: outsider.email.toUpperCase() })).toEqual({ email: 'taken' });
    const renamed = await asAdmin.call(users.update, {
      params: { id: admin.id },
      body: { username: outsider.username },
    });
    expect(renamed.json()).toMatchObject({ error: { fields: { username: 'taken' } } });
    const kept = await test.nobody.call(auth.login, {
      body: { identifier: admin.username, password: admin.password },
    });
    expect(kept.statusCode).toBe(200);
  });

  it.each([
    [{ username: 'ab' }, { username: 'min_length:3' }],
    [{ username: 'a'.repeat(61) }, { username: 'max_length:60' }],
    [{ username: 'no spaces' }, { username: 'format' }],
    [{ username: '' }, { username: 'min_length:3' }],
    [{ email: 'not an address' }, { email: 'email' }],
    [{ email: `${'a'.repeat(250)}@example.org` }, { email: 'max_length:254' }],
    [{ role: 'owner' }, { role: 'one_of' }],
    [{ language: 'de' }, { language: 'one_of' }],
    [{ notifications: 'yes' }, { notifications: 'type' }],
    [{ status: 'inactive' }, { status: 'unknown_field' }],
  ])('are refused with the broken rule: %j', async (wrong, fields) => {
    const admin = await test.make.admin();
    const answer = await (
      await test.as(admin)
    ).call(users.create, { body: newcomer(admin.organizationId, wrong) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_input', fields } });
  });

  it.each(['abc', 'a'.repeat(60), 'Élodie.Müller-2'])('can be named %s', async (username) => {
    const admin = await test.make.admin();
    const body = { ...newcomer(admin.organizationId), username };
    const made = await (await test.as(admin)).call(users.create, { body });
    expect(made.statusCode).toBe(201);
  });

  it('become super admins only by a super admin', async () => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const colleague = await test.make.user({ organizationId: admin.organizationId });
    const create = await asAdmin.call(users.create, {
      body: newcomer(admin.organizationId, { role: 'superadmin' }),
    });
    expect(create.json()).toMatchObject({ error: { fields: { role: 'one_of' } } });
    for (const id of [colleague.id, admin.id]) {
      const promote = await asAdmin.call(users.update, {
        params: { id },
        body: { role: 'superadmin' },
      });
      expect(promote.json()).toMatchObject({ error: { fields: { role: 'one_of' } } });
    }
    const asBoss = await test.as(await test.make.superadmin());
    const promoted = await asBoss.call(users.update, {
      params: { id: colleague.id },
      body: { role: 'superadmin' },
    });
    expect(promoted.json()).toMatchObject({ role: 'superadmin' });
  });
});
