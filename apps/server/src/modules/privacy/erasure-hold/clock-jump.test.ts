import { contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimDailyRun, recordRun } from '../../../jobs/daily-run.ts';
import { cleanUpMails } from '../../mail/outbox/mail-worker.ts';
import { codeOf, setUpSecondFactor } from '../../../testing/authenticator.ts';
import { startCandidate } from '../../../testing/candidates/candidate-session.ts';
import { createMailTestApp, type MailTestApp } from '../../../testing/mail-test-app.ts';
import { deliverMail } from '../../../testing/deliver-mail.ts';
import { enforceRetention, RETENTION_JOB } from '../retention/enforce-retention.ts';
import { mayErase } from './may-erase.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIVE_YEARS = 1_826 * DAY;

/** The attack: machine and database share a clock, which jumps five years ahead, and back an hour later. */
describe('a clock that jumps five years ahead and back', () => {
  let test: MailTestApp;
  let owner: MadeUser;
  let secret: string;
  beforeAll(async () => {
    test = await createMailTestApp();
    owner = await test.make.user({ language: 'en' });
    ({ secret } = await setUpSecondFactor(test, await test.as(owner), owner));
    await recordRun(test.database.database.global, RETENTION_JOB, test.now());
  });
  afterAll(() => test.close());

  const services = () => ({ database: test.database.database, clock: () => test.now() });
  /** What the jobs of a server do every ten minutes. */
  const sweep = async (): Promise<boolean> => {
    const where = { machine: 'here', databaseClock: async () => test.now() };
    if (!(await mayErase(services(), where))) return false;
    if (await claimDailyRun(test.database.database.global, RETENTION_JOB, test.now()))
      await enforceRetention(services());
    await cleanUpMails(services());
    return true;
  };
  const left = async (campaign: { id: string }) =>
    (
      await test.database.asSuperuser(
        'select from screening_questionnaires where campaign_id = $1',
        [campaign.id],
      )
    ).length;
  const logIn = async (): Promise<number> => {
    const { username: identifier, password } = owner;
    const code = await codeOf(test, secret);
    const body = { identifier, password, code };
    return (await test.nobody.call(contract.auth.login, { body })).statusCode;
  };
  const send = async (campaignId: string, kind: string, to: string[]) => {
    const body = { kind, campaignId, to, language: 'en' };
    const answer = await (await test.as(owner)).call(contract.email.send, { body });
    return answer.json<{ queued: number }>().queued;
  };
  const complete = async (campaign: { id: string }) => {
    const own = await startCandidate(test, campaign.id);
    const contact = { firstName: 'A', lastName: 'B', email: 'a@example.org' };
    await own.save({ contact, status: 'completed' });
  };

  it('erases nobody, stops nothing and locks nobody out', async () => {
    const closed = await test.make.screeningCampaign(owner, {
      status: 'closed',
      closedAt: new Date(test.now().getTime() - 10 * DAY),
    });
    await test.make.candidate(closed, { status: 'completed' });
    const open = await test.make.screeningCampaign(owner);
    await send(open.id, 'invitation', ['invited@example.org']);
    await test.deliverMail();
    expect(await sweep()).toBe(true);

    test.advance(FIVE_YEARS);
    expect(await sweep()).toBe(false);
    expect(await left(closed)).toBe(1);
    expect(await logIn()).toBe(200);
    await complete(open);
    expect(await send(open.id, 'reminder', ['invited@example.org'])).toBe(1);
    // The mail server is down: both mails are put off.
    await deliverMail(test, 'smtp://127.0.0.1:1');
    test.advance(HOUR);
    expect(await sweep()).toBe(false);

    test.advance(-FIVE_YEARS);
    expect(await sweep()).toBe(true);
    expect(await left(closed)).toBe(1);
    expect(await logIn()).toBe(200);
    await test.deliverMail();
    expect(test.mailServer.to('invited@example.org')).toHaveLength(2);
    expect(test.mailServer.to(owner.email).map(({ subject }) => subject)).toContain(
      '1 new completed application',
    );
    expect(await send(open.id, 'reminder', ['invited@example.org'])).toBe(1);
    await complete(open);
    test.advance(HOUR);
    await test.deliverMail();
    expect(test.mailServer.to(owner.email)).toHaveLength(2);

    // Retention goes on, day by day, until it is due.
    for (let day = 0; day < 80; day += 1) {
      test.advance(DAY);
      expect(await sweep()).toBe(true);
    }
    expect(await left(closed)).toBe(0);
  });
});
