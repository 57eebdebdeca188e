import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../env.ts';
import { takePart } from '../../../testing/candidates/opted-in.ts';
import { createMailTestApp, type MailTestApp } from '../../../testing/mail-test-app.ts';
import { askForOutcomes } from './ask-for-outcomes.ts';

describe('mails that ask for outcomes', () => {
  let test: MailTestApp;
  let owner: MadeUser;
  beforeAll(async () => {
    test = await createMailTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const organizationId = await test.make.organization({ timeZone: 'Pacific/Auckland' });
    owner = await test.make.user({ organizationId, language: 'en' });
    await takePart(test, organizationId);
  });

  const moveTo = (instant: string): void =>
    test.advance(new Date(instant).getTime() - test.now().getTime());
  const hire = async (at: string, name: string) => {
    const campaign = await test.make.screeningCampaign(owner, { name });
    const { id } = await test.make.candidate(campaign, { status: 'completed' });
    await test.database.asSuperuser(
      `update screening_questionnaires set decision = 'hired', decided_at = $2, added_up = true where id = $1`,
      [id, at],
    );
    return id;
  };
  const ask = () =>
    askForOutcomes({
      database: test.database.database,
      clock: () => test.now(),
      config: readConfig({ NODE_ENV: 'test' }, []),
    });
  const mails = async () => {
    await test.deliverMail();
    return test.mailServer.to(owner.email);
  };

  it('go to the owner once for each person and time, from eight in the morning', async () => {
    await hire('2028-01-14T12:00:00Z', 'Baker');
    await hire('2028-01-14T13:00:00Z', 'Baker');
    await hire('2028-01-15T12:00:00Z', 'Cook');
    // In Auckland it is one in the morning.
    moveTo('2028-07-14T13:30:00Z');
    await ask();
    expect(await mails()).toEqual([]);
    moveTo('2028-07-14T20:00:00Z');
    await Promise.all([ask(), ask()]);
    await ask();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('How did it go? 2 people you hired');
    expect(mail?.text).toContain('Baker: 2');
    expect(mail?.text).toContain('/screening/outcomes');
    moveTo('2028-07-15T20:00:00Z');
    await ask();
    expect(await mails()).toHaveLength(2);
    moveTo('2029-01-14T20:00:00Z');
    await ask();
    expect(await mails()).toHaveLength(3);
  });

  it('do not go to owners who turned notifications off, nor where nobody takes part', async () => {
    await hire('2028-01-14T12:00:00Z', 'Baker');
    moveTo('2029-02-14T20:00:00Z');
    await test.database.asSuperuser('update users set notifications = false where id = $1', [
      owner.id,
    ]);
    await ask();
    expect(await mails()).toEqual([]);
    await test.database.asSuperuser('update users set notifications = true where id = $1', [
      owner.id,
    ]);
    await takePart(test, owner.organizationId, false);
    await ask();
    expect(await mails()).toEqual([]);
    await takePart(test, owner.organizationId);
    await ask();
    expect(await mails()).toHaveLength(1);
  });
});
