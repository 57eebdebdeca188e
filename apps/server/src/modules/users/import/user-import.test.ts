import { randomUUID } from 'node:crypto';
import { contract, LIMITS, type User, type UserImportReport } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { comparableBytes } from '../../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { auth, users } = contract;

describe('user import', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  /** Names are unique over all organisations. */
  const mark = () => `i${randomUUID().slice(0, 6)}`;

  it('creates the valid lines and reports every line; the credentials log in', async () => {
    const admin = await test.make.admin();
    const taken = await test.make.user();
    const m = mark();
    const csv = [
      'Identifiant;Courriel;Rôle;Langue;Recrutement;Audit;Prénom et nom',
      `${m}-anna;${m}-anna@example.org;administratrice;anglais;oui;non;Anna Petit`,
      `${m}-bert;not an address;;;;`,
      `${taken.username};${m}-carl@example.org;;;;`,
      `x;${m}-dora@example.org;chef;de;peut-être;`,
      `${m}-anna;${m}-emma@example.org;;;;`,
      `${m}-fred;${m}-anna@example.org;;;;`,
      `${m}-gina;${m}-gina@example.org;superadmin;;;`,
      '',
      `${m}-hugo;${m}-hugo@example.org;;;;`,
    ].join('\r\n');
    const answer = await (
      await test.as(admin)
    ).call(users.import, { body: { organizationId: admin.organizationId, csv } });
    expect(answer.statusCode).toBe(200);
    const report = answer.json<UserImportReport>();
    const credentials = { identifier: expect.any(String), password: expect.any(String) };
    expect(report).toEqual({
      created: 2,
      refused: 6,
      lines: [
        { line: 2, status: 'created', username: `${m}-anna`, credentials },
        { line: 3, status: 'refused', username: `${m}-bert`, fields: { email: 'email' } },
        { line: 4, status: 'refused', username: taken.username, fields: { username: 'taken' } },
        {
          line: 5,
          status: 'refused',
          username: 'x',
          fields: {
            username: 'min_length:3',
            role: 'one_of',
            language: 'one_of',
            screeningEnabled: 'type',
          },
        },
        { line: 6, status: 'refused', username: `${m}-anna`, fields: { username: 'taken' } },
        { line: 7, status: 'refused', username: `${m}-fred`, fields: { email: 'taken' } },
        { line: 8, status: 'refused', username: `${m}-gina`, fields: { role: 'one_of' } },
        { line: 10, status: 'created', username: `${m}-hugo`, credentials },
      ],
    });

    const [anna] = report.lines;
    if (anna?.status !== 'created') throw new Error('anna was not created');
    const login = await test.nobody.call(auth.login, { body: anna.credentials });
    expect(login.json<{ user: User }>().user).toMatchObject({
      username: `${m}-anna`,
      displayName: 'Anna Petit',
      email: `${m}-anna@example.org`,
      organizationId: admin.organizationId,
      role: 'admin',
      language: 'en',
      screeningEnabled: true,
      profilingEnabled: false,
      mustChangePassword: true,
    });

    // A refused line leaves neither a user nor a claimed name.
    const left = await test.database.asSuperuser<{ username: string }>(
      'select username from users where organization_id = $1 order by username',
      [admin.organizationId],
    );
    expect(left.map((row) => row.username).toSorted()).toEqual(
      [admin.username, `${m}-anna`, `${m}-hugo`].toSorted(),
    );
    const names = await test.database.asSuperuser(
      `select from login_names where name like $1 || '%'`,
      [m],
    );
    expect(names).toHaveLength(4);
  });

  it('logs one line for the file and one per user, without passwords', async () => {
    const admin = await test.make.admin();
    const m = mark();
    const csv = `username,email\n${m}a,${m}a@example.org\n${m}b,wrong\n`;
    const answer = await (
      await test.as(admin)
    ).call(users.import, { body: { organizationId: admin.organizationId, csv } });
    const [line] = answer.json<UserImportReport>().lines;
    const lines = await readActivityLog(test, admin.organizationId);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'import', detail: { created: 1, refused: 1 } }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'create', target: `${m}a`, detail: { import: true } }),
    );
    if (line?.status !== 'created') throw new Error('not created');
    expect(JSON.stringify(lines)).not.toContain(line.credentials.password);
  });

  it('uses the organisation’s language by default', async () => {
    const organizationId = await test.make.organization({ language: 'en' });
    const admin = await test.make.admin({ organizationId });
    const m = mark();
    const asAdmin = await test.as(admin);
    await asAdmin.call(users.import, {
      body: { organizationId, csv: `username,email\n${m},${m}@example.org` },
    });
    const list = await asAdmin.call(users.list, { query: { q: m } });
    expect(list.json()).toMatchObject({ items: [{ language: 'en', role: 'user' }] });
  });

  it('refuses foreign and missing organisations alike', async () => {
    const asAdmin = await test.as(await test.make.admin());
    const outsider = await test.make.admin();
    const m = mark();
    const csv = `username,email\n${m},${m}@example.org`;
    const into = (organizationId: string) =>
      asAdmin.call(users.import, { body: { organizationId, csv } });
    const foreign = await into(outsider.organizationId);
    expect(foreign.json()).toMatchObject({ error: { fields: { organizationId: 'one_of' } } });
    expect(comparableBytes(foreign)).toBe(comparableBytes(await into(randomUUID())));
    const boss = await test.as(await test.make.superadmin());
    const done = await boss.call(users.import, {
      body: { organizationId: outsider.organizationId, csv },
    });
    expect(done.json()).toMatchObject({ created: 1 });
  });

  it('refuses a bad header, an empty file and more than 100,000 characters', async () => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const fields = async (csv: string) =>
      (
        await asAdmin.call(users.import, { body: { organizationId: admin.organizationId, csv } })
      ).json<{ error?: { fields: object } }>().error?.fields;
    expect(await fields('colour,mail\na,b')).toEqual({
      'csv.colour': 'unknown_field',
      'csv.username': 'required',
    });
    expect(await fields('')).toEqual({ csv: 'required' });
    const head = 'username,email\n';
    const padded = (size: number) => head + ' '.repeat(size - head.length);
    expect(await fields(padded(LIMITS.importCharacters + 1))).toEqual({ csv: 'max_length:100000' });
    expect(await fields(padded(LIMITS.importCharacters))).toEqual({ csv: 'min_items:1' });
  });
});
