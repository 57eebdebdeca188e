import { contract, type ScreeningCampaign } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCandidate } from '../../../testing/candidates/candidate-session.ts';
import { createMailTestApp, type MailTestApp } from '../../../testing/mail-test-app.ts';

const MINUTE = 60_000;

describe('completion digest', () => {
  let test: MailTestApp;
  beforeAll(async () => {
    test = await createMailTestApp();
  });
  afterAll(() => test.close());

  const complete = async (campaign: { id: string }) => {
    const own = await startCandidate(test, campaign.id);
    const contact = { firstName: 'A', lastName: 'B', email: 'a@b.org' };
    const saved = await own.save({ contact, status: 'completed' });
    expect(saved.statusCode).toBe(200);
    return own;
  };
  const subjects = (owner: MadeUser) =>
    test.mailServer.to(owner.email).map(({ subject }) => subject);

  it('is sent at most once an hour, for all campaigns together', async () => {
    const owner = await test.make.user({ language: 'en' });
    const [one, two] = [
      await test.make.screeningCampaign(owner, { name: 'Alpha' }),
      await test.make.screeningCampaign(owner, { name: 'Beta' }),
    ];
    await complete(one);
    await test.deliverMail();
    expect(subjects(owner)).toEqual(['1 new completed application']);
    await Promise.all([complete(one), complete(one), complete(two)]);
    await test.deliverMail();
    test.advance(59 * MINUTE);
    await test.deliverMail();
    expect(subjects(owner)).toHaveLength(1);
    test.advance(2 * MINUTE);
    await test.deliverMail();
    expect(subjects(owner)).toEqual([
      '1 new completed application',
      '3 new completed applications',
    ]);
    const text = test.mailServer.to(owner.email)[1]?.text ?? '';
    expect(text).toContain(
      '- Alpha: 2 questionnaires completed\n- Beta: 1 questionnaire completed',
    );
    test.advance(61 * MINUTE);
    await test.deliverMail();
    expect(subjects(owner)).toHaveLength(2);
  });

  it('is not sent to owners with notifications off, even if switched off later', async () => {
    const quiet = await test.make.user({ notifications: false });
    await complete(await test.make.screeningCampaign(quiet));
    const changed = await test.make.user();
    await complete(await test.make.screeningCampaign(changed));
    await (
      await test.as(changed)
    ).call(contract.users.update, { params: { id: changed.id }, body: { notifications: false } });
    await test.deliverMail();
    expect([...subjects(quiet), ...subjects(changed)]).toEqual([]);
  });

  it('collects new completions in the next digest while one is retried', async () => {
    const owner = await test.make.user();
    const campaign: Pick<ScreeningCampaign, 'id'> = await test.make.screeningCampaign(owner);
    await complete(campaign);
    test.mailServer.onRecipient = () => 451;
    await test.deliverMail();
    await complete(campaign);
    test.mailServer.onRecipient = () => undefined;
    test.advance(61 * MINUTE);
    await test.deliverMail();
    expect(subjects(owner)).toHaveLength(2);
  });

  it('counts only candidates who still exist when it is sent', async () => {
    const owner = await test.make.user({ language: 'en' });
    const campaign = await test.make.screeningCampaign(owner);
    await complete(campaign);
    await test.deliverMail();
    const erased = await complete(campaign);
    await complete(campaign);
    await (
      await test.as(owner)
    ).call(contract.screening.removeQuestionnaire, { params: { id: erased.id } });
    test.advance(61 * MINUTE);
    await test.deliverMail();
    expect(subjects(owner)).toEqual(['1 new completed application', '1 new completed application']);
  });

  it('counts every concurrent completion without blocking', async () => {
    const owner = await test.make.user({ language: 'en' });
    const campaign = await test.make.screeningCampaign(owner);
    await Promise.all(Array.from({ length: 12 }, () => complete(campaign)));
    await test.deliverMail();
    test.advance(61 * MINUTE);
    await test.deliverMail();
    const told = subjects(owner).map((subject) => Number.parseInt(subject ?? '', 10));
    expect(told.reduce((sum, people) => sum + people, 0)).toBe(12);
  });
});
