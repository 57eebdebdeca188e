import { type AuditAction, contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../../env.ts';
import { createMailTestApp, type MailTestApp } from '../../../../testing/mail-test-app.ts';
import { mailOverdueActions, startOverdueMails } from './mail-overdue-actions.ts';

const { auditActions } = contract;
const HOUR = 3_600_000;

describe('mails about overdue actions', () => {
  let test: MailTestApp;
  let admin: MadeUser;
  let audit: { readonly id: string; readonly name: string };
  beforeAll(async () => {
    test = await createMailTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const organizationId = await test.make.organization({
      language: 'fr',
      timeZone: 'Pacific/Auckland',
    });
    admin = await test.make.admin({ organizationId, language: 'en', fullName: 'Ada Lovelace' });
    audit = await test.make.profilingCampaign(admin);
  });

  const configOf = (environment: Record<string, string> = {}) =>
    readConfig({ NODE_ENV: 'test', ...environment }, []);
  const services = (environment?: Record<string, string>) => ({
    database: test.database.database,
    clock: () => test.now(),
    config: configOf(environment),
  });
  const run = (environment?: Record<string, string>) => mailOverdueActions(services(environment));
  /** The clock moves by years, which no session survives. */
  const me = () => test.as(admin);
  const create = async (body: object): Promise<AuditAction> =>
    (await (await me()).call(auditActions.create, { params: { id: audit.id }, body })).json();
  const change = async ({ id }: AuditAction, body: object): Promise<void> => {
    const params = { id: audit.id, actionId: id };
    expect((await (await me()).call(auditActions.update, { params, body })).statusCode).toBe(200);
  };
  const queued = () =>
    test.database.asSuperuser<{ recipient: string; language: string; status: string }>(
      `select recipient, language, status from mails
       where organization_id = $1 and kind = 'action_overdue' order by recipient`,
      [admin.organizationId],
    );
  const recipients = async () => (await queued()).map(({ recipient }) => recipient);
  const moveTo = (instant: string): void =>
    test.advance(new Date(instant).getTime() - test.now().getTime());

  const ANA = { responsible: { name: 'Ana Lopes', email: 'ana@example.org' } };

  it('go out once to each person, in their language, when the day is over where the organisation is', async () => {
    // Auckland is 13 hours ahead: there the 15th begins at 11:00, and 8 o’clock is 19:00.
    moveTo('2028-01-14T12:00:00Z');
    await create({ title: 'Meet the teams', dueOn: '2028-01-14', ...ANA });
    await create({ title: 'Mine', dueOn: '2028-01-14', responsible: { userId: admin.id } });
    await create({ title: 'Not yet', dueOn: '2028-01-15', ...ANA });
    await create({ title: 'Finished', dueOn: '2028-01-14', state: 'done', ...ANA });
    await create({ title: 'Nobody’s', dueOn: '2028-01-14' });
    moveTo('2028-01-14T18:59:00Z');
    await run();
    expect(await queued()).toEqual([]);
    moveTo('2028-01-14T19:00:00Z');
    // Two instances at the same time, and another run after a restart.
    await Promise.all([run(), run()]);
    await run();
    expect(await queued()).toEqual(
      [
        { recipient: admin.email, language: 'en', status: 'queued' },
        { recipient: 'ana@example.org', language: 'fr', status: 'queued' },
      ].toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1)),
    );
    await test.deliverMail();
    const textTo = (address: string) => test.mailServer.to(address)[0]?.text ?? '';
    expect(textTo(admin.email)).toContain(`/profiling/campaign/${audit.id}/actions`);
    expect(textTo(admin.email)).toContain('14 January 2028');
    // Whoever has no account gets no link to the page.
    expect(textTo('ana@example.org')).toContain('14 janvier 2028');
    expect(textTo('ana@example.org')).not.toContain('/profiling/campaign/');
    moveTo('2028-01-15T19:00:00Z');
    await run();
    expect((await recipients()).filter((to) => to === 'ana@example.org')).toHaveLength(2);
  });

  it('go out again for another day or person, and not at all when the action was finished meanwhile', async () => {
    moveTo('2028-03-01T12:00:00Z');
    const action = await create({ title: 'Late', dueOn: '2028-01-01', ...ANA });
    moveTo('2028-03-01T20:00:00Z');
    await run();
    expect(await recipients()).toEqual(['ana@example.org']);
    await change(action, { notes: 'Soon.', version: 1 });
    await run();
    expect(await recipients()).toHaveLength(1);
    await change(action, { dueOn: '2028-02-01', version: 2 });
    await run();
    expect(await recipients()).toHaveLength(2);
    await change(action, { state: 'done', version: 3 });
    await test.deliverMail();
    expect((await queued()).map(({ status }) => status)).not.toContain('sent');
  });

  it('respect who wants no mails, and the quota of the day', async () => {
    moveTo('2028-05-01T12:00:00Z');
    const quiet = await test.make.user({
      organizationId: admin.organizationId,
      notifications: false,
    });
    await create({ title: 'Quiet', dueOn: '2028-01-01', responsible: { userId: quiet.id } });
    await create({ title: 'One', dueOn: '2028-01-01', ...ANA });
    await create({ title: 'Two', dueOn: '2028-01-02', ...ANA });
    moveTo('2028-05-01T21:00:00Z');
    await run({ MAIL_QUOTA: '1' });
    expect(await recipients()).toEqual(['ana@example.org']);
    test.advance(24 * HOUR);
    await run({ MAIL_QUOTA: '1' });
    expect(await recipients()).toEqual(['ana@example.org', 'ana@example.org']);
  });

  it('are not even looked for without a mail server', () => {
    const names: string[] = [];
    const runner = {
      schedule: ({ name }: { readonly name: string }) => void names.push(name),
      work: () => undefined,
      stop: async () => undefined,
    };
    startOverdueMails(runner, services());
    expect(names).toEqual([]);
    startOverdueMails(runner, services({ SMTP_URL: 'smtp://localhost' }));
    expect(names).toEqual(['overdue-actions']);
  });
});
