import { randomUUID } from 'node:crypto';
import { contract, DEFAULT_THEME, type Organization } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const { organizations } = contract;

describe('organisations', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const read = async (caller: Caller, id: string): Promise<Organization> =>
    (await caller.call(organizations.read, { params: { id } })).json();

  it('are created by a super admin with the default theme and settings', async () => {
    const boss = await test.as(await test.make.superadmin());
    const made = await boss.call(organizations.create, { body: { name: '  Atelier Un ' } });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      name: 'Atelier Un',
      status: 'active',
      logo: null,
      theme: DEFAULT_THEME,
      settings: {
        language: 'fr',
        screeningRetentionDays: 90,
        minimumGroup: 5,
        secondFactorForAdmins: false,
        privacyContact: null,
        timeZone: null,
        addUpAnswers: false,
      },
      version: 1,
      can: { edit: true, changeStatus: true, delete: true },
    });
    const { id } = made.json<Organization>();
    expect(await readActivityLog(test, id)).toMatchObject([
      { action: 'create', target: 'Atelier Un' },
    ]);
  });

  it.each([
    [{ name: 'A' }, { name: 'min_length:2' }],
    [{ name: 'x'.repeat(121) }, { name: 'max_length:120' }],
    [{ name: 'ok', status: 'inactive' }, { status: 'unknown_field' }],
    [{ name: 'ok', settings: { minimumGroup: 4 } }, { 'settings.minimumGroup': 'min:5' }],
    [{}, { name: 'required' }],
  ])('are refused with the broken rule: %j', async (body, fields) => {
    const boss = await test.as(await test.make.superadmin());
    const answer = await boss.call(organizations.create, { body });
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_input', fields } });
  });

  it('are searched by name and status, sorted and paged', async () => {
    const boss = await test.as(await test.make.superadmin());
    const mark = randomUUID().slice(0, 8);
    for (const [name, status] of [
      [`Zeta ${mark}`, 'active'],
      [`alpha ${mark}`, 'active'],
      [`Beta_${mark}`, 'inactive'],
    ] as const)
      await test.make.organization({ name, status });
    const names = async (query: Record<string, string>) =>
      (await boss.call(organizations.list, { query }))
        .json<{ items: Organization[] }>()
        .items.map((item) => item.name);
    expect(await names({ q: mark.toUpperCase() })).toEqual([
      `alpha ${mark}`,
      `Beta_${mark}`,
      `Zeta ${mark}`,
    ]);
    expect(await names({ q: `_${mark}` })).toEqual([`Beta_${mark}`]);
    expect(await names({ name: `ETA ${mark}` })).toEqual([`Zeta ${mark}`]);
    expect(await names({ name: `eta_${mark}` })).toEqual([`Beta_${mark}`]);
    expect(await names({ q: mark, status: 'inactive' })).toEqual([`Beta_${mark}`]);
    expect(await names({ q: mark, sort: '-name', pageSize: '1', page: '2' })).toEqual([
      `Beta_${mark}`,
    ]);
  });

  it('are read by their members; foreign ones are not found', async () => {
    const user = await test.make.user();
    const outsider = await test.make.user();
    const me = await test.as(user);
    expect(await read(me, user.organizationId)).toMatchObject({
      id: user.organizationId,
      can: { edit: false, changeStatus: false, delete: false },
    });
    const foreign = await me.call(organizations.read, { params: { id: outsider.organizationId } });
    const missing = await me.call(organizations.read, { params: { id: randomUUID() } });
    expect(foreign.statusCode).toBe(404);
    expect(comparableBytes(foreign)).toBe(comparableBytes(missing));
  });

  it('show only public fields to anonymous tokens, and nothing when inactive', async () => {
    const guest = await test.anonymous();
    const open = await test.make.organization();
    const closed = await test.make.organization({ status: 'inactive' });
    const face = await guest.call(organizations.read, { params: { id: open } });
    expect(Object.keys(face.json<object>()).toSorted()).toEqual(['id', 'logo', 'name', 'theme']);
    const refused = await guest.call(organizations.read, { params: { id: closed } });
    const missing = await guest.call(organizations.read, { params: { id: randomUUID() } });
    expect(comparableBytes(refused)).toBe(comparableBytes(missing));
  });

  it('are changed by their admin; the log has values only of codes, numbers and names', async () => {
    const admin = await test.make.admin();
    const id = admin.organizationId;
    const asAdmin = await test.as(admin);
    const before = await read(asAdmin, id);
    const changed = await asAdmin.call(organizations.update, {
      params: { id },
      body: {
        name: 'Nouveau nom secret',
        theme: { ...DEFAULT_THEME, primarycolor: '#FACC15' },
        settings: { language: 'fr', minimumGroup: 8 },
        version: before.version,
      },
    });
    expect(changed.json()).toMatchObject({
      name: 'Nouveau nom secret',
      theme: { primarycolor: '#FACC15' },
      settings: { minimumGroup: 8, screeningRetentionDays: 90 },
      version: before.version + 1,
    });
    const [line] = await readActivityLog(test, id);
    expect(line?.action).toBe('update');
    expect(line?.detail).toEqual({
      fields: ['name', 'theme', 'minimumGroup'],
      'name.from': before.name,
      'name.to': 'Nouveau nom secret',
      'minimumGroup.from': before.settings.minimumGroup,
      'minimumGroup.to': 8,
    });
  });

  it('have a status that only a super admin changes', async () => {
    const admin = await test.make.admin();
    const id = admin.organizationId;
    const body = { status: 'inactive', version: 1 };
    const asAdmin = await test.as(admin);
    const refused = await asAdmin.call(organizations.update, { params: { id }, body });
    expect(refused.statusCode).toBe(403);
    const boss = await test.as(await test.make.superadmin());
    const closed = await boss.call(organizations.update, { params: { id }, body });
    expect(closed.json()).toMatchObject({ status: 'inactive' });
    expect((await asAdmin.call(contract.auth.session)).statusCode).toBe(401);
  });

  it('are not overwritten by a stale version: 409', async () => {
    const admin = await test.make.admin();
    const id = admin.organizationId;
    const asAdmin = await test.as(admin);
    const save = (name: string, version: number) =>
      asAdmin.call(organizations.update, { params: { id }, body: { name, version } });
    expect((await save('First', 1)).statusCode).toBe(200);
    const stale = await save('Second', 1);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ error: { code: 'conflict' } });
    expect((await read(asAdmin, id)).name).toBe('First');
    const missing = await asAdmin.call(organizations.update, {
      params: { id },
      body: { name: 'x2' },
    });
    expect(missing.json()).toMatchObject({ error: { fields: { version: 'required' } } });
    const race = await Promise.all([save('A first', 2), save('B second', 2), save('C third', 2)]);
    expect(race.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
  });

  it.each([
    ['minimumGroup', 4, 'min:5'],
    ['minimumGroup', 5, undefined],
    ['minimumGroup', 100, undefined],
    ['minimumGroup', 101, 'max:100'],
    ['minimumGroup', 5.5, 'type'],
    ['screeningRetentionDays', 0, 'min:1'],
    ['screeningRetentionDays', 1, undefined],
    ['screeningRetentionDays', 730, undefined],
    ['screeningRetentionDays', 731, 'max:730'],
    ['language', 'en', undefined],
    ['language', 'de', 'one_of'],
    ['secondFactorForAdmins', 'true', 'type'],
    ['privacyContact', 'dpo@example.org', undefined],
    ['privacyContact', 'Le délégué, 1 rue de la Loi', undefined],
    ['privacyContact', null, undefined],
    ['privacyContact', '  ', 'required'],
    ['privacyContact', 'x'.repeat(201), 'max_length:200'],
    ['timeZone', 'Pacific/Auckland', undefined],
    ['timeZone', null, undefined],
    ['timeZone', '+02:00', 'one_of'],
    ['timeZone', 'Mars/Olympus', 'one_of'],
    ['timeZone', '', 'one_of'],
  ])('take %s = %s: %s', async (field, value, rule) => {
    const admin = await test.make.admin();
    const answer = await (
      await test.as(admin)
    ).call(organizations.update, {
      params: { id: admin.organizationId },
      body: { settings: { [field]: value }, version: 1 },
    });
    expect(answer.json()).toMatchObject(
      rule === undefined
        ? { settings: { [field]: value } }
        : { error: { fields: { [`settings.${field}`]: rule } } },
    );
  });

  it.each(['red', '#fff', '#12345g', 'rgb(0,0,0)', '#ff0000;background:url(//evil)', '', null])(
    'take colours as #rrggbb only, not %j',
    async (primarycolor) => {
      const admin = await test.make.admin();
      const answer = await (
        await test.as(admin)
      ).call(organizations.update, {
        params: { id: admin.organizationId },
        body: { theme: { ...DEFAULT_THEME, primarycolor }, version: 1 },
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ error: { fields: object } }>().error.fields).toHaveProperty([
        'theme.primarycolor',
      ]);
    },
  );

  it('of others are not found by an admin on any route', async () => {
    const asAdmin = await test.as(await test.make.admin());
    const outsider = await test.make.admin();
    for (const [name, body] of [
      ['read', undefined],
      ['update', { name: 'Mine now', version: 1 }],
      ['removeLogo', undefined],
      ['users', undefined],
    ] as const) {
      const call = (id: string) => asAdmin.call(organizations[name], { params: { id }, body });
      const foreign = await call(outsider.organizationId);
      expect([name, foreign.statusCode]).toEqual([name, 404]);
      expect(comparableBytes(foreign)).toBe(comparableBytes(await call(randomUUID())));
    }
  });

  it('list their users for their admin and for a super admin', async () => {
    const admin = await test.make.admin();
    const user = await test.make.user({ organizationId: admin.organizationId });
    const boss = await test.as(await test.make.superadmin());
    for (const caller of [await test.as(admin), boss]) {
      const list = await caller.call(organizations.users, {
        params: { id: admin.organizationId },
        query: { sort: 'role' },
      });
      expect(list.json()).toMatchObject({ total: 2, items: [{ id: admin.id }, { id: user.id }] });
    }
  });

  it('are deleted with all their data after the name is confirmed', async () => {
    const boss = await test.make.superadmin();
    const asBoss = await test.as(boss);
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const id = admin.organizationId;
    const { name } = await read(asBoss, id);
    await test.nobody.call(contract.auth.login, {
      body: { identifier: admin.username, password: admin.password },
    });
    const remove = (typed: string) =>
      asBoss.call(organizations.remove, { params: { id }, body: { name: typed } });
    expect((await remove(`${name}?`)).json()).toMatchObject({
      error: { fields: { name: 'one_of' } },
    });
    expect((await remove(name)).statusCode).toBe(204);
    expect((await asAdmin.call(contract.auth.session)).statusCode).toBe(401);
    expect((await remove(name)).statusCode).toBe(404);
    const tables = await test.database.asSuperuser<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'organization_id'`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) {
      const left = await test.database.asSuperuser(
        `select from ${table.name} where organization_id = $1`,
        [id],
      );
      expect([table.name, left.length]).toEqual([table.name, 0]);
    }
    const [line] = await readActivityLog(test, boss.organizationId);
    expect(line).toMatchObject({ action: 'delete', target: name, actor: boss.username });
  });
});
