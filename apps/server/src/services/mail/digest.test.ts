import { contract, type ScreeningCampaign } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAnswering } from '../../testing/answering.ts';
import { type MailServer, startMailServer } from '@cadran/testing/mail-server';
import { post } from '../../testing/post.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;

describe('the owner', () => {
  let test: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    test = await createTestApp();
    server = await startMailServer();
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const complete = async (campaign: { id: string }) => {
    const own = await startAnswering(test, campaign.id);
    const contact = { firstName: 'A', lastName: 'B', email: 'a@b.org' };
    const saved = await own.save({ contact, status: 'completed' });
    expect(saved.statusCode).toBe(200);
    return own;
  };
  const subjects = (owner: MadeUser) => server.to(owner.email).map(({ subject }) => subject);

  it('is told when candidates complete, at most once an hour, of all campaigns together', async () => {
    const owner = await test.make.user({ language: 'en' });
    const [one, two] = [
      await test.make.screeningCampaign(owner, { name: 'Alpha' }),
      await test.make.screeningCampaign(owner, { name: 'Beta' }),
    ];
    await complete(one);
    await post(test, server.url);
    expect(subjects(owner)).toEqual(['1 new completed application']);
    await Promise.all([complete(one), complete(one), complete(two)]);
    await post(test, server.url);
    test.advance(59 * MINUTE);
    await post(test, server.url);
    expect(subjects(owner)).toHaveLength(1);
    test.advance(2 * MINUTE);
    await post(test, server.url);
    expect(subjects(owner)).toEqual([
      '1 new completed application',
      '3 new completed applications',
    ]);
    const text = server.to(owner.email)[1]?.text ?? '';
    expect(text).toContain(
      '- Alpha: 2 questionnaires completed\n- Beta: 1 questionnaire completed',
    );
    test.advance(61 * MINUTE);
    await post(test, server.url);
    expect(subjects(owner)).toHaveLength(2);
  });

  it('who wants no notifications gets none, also when they were switched off meanwhile', async () => {
    const quiet = await test.make.user({ notifications: false });
    await complete(await test.make.screeningCampaign(quiet));
    const changed = await test.make.user();
    await complete(await test.make.screeningCampaign(changed));
    await (
      await test.as(changed)
    ).call(contract.users.update, { params: { id: changed.id }, body: { notifications: false } });
    await post(test, server.url);
    expect([...subjects(quiet), ...subjects(changed)]).toEqual([]);
  });

  it('is told also by the digest that comes after one that must be tried again', async () => {
    const owner = await test.make.user();
    const campaign: Pick<ScreeningCampaign, 'id'> = await test.make.screeningCampaign(owner);
    await complete(campaign);
    server.onRecipient = () => 451;
    await post(test, server.url);
    await complete(campaign);
    server.onRecipient = () => undefined;
    test.advance(61 * MINUTE);
    await post(test, server.url);
    expect(subjects(owner)).toHaveLength(2);
  });

  it('is told of those alone who still exist when it leaves', async () => {
    const owner = await test.make.user({ language: 'en' });
    const campaign = await test.make.screeningCampaign(owner);
    await complete(campaign);
    await post(test, server.url);
    const erased = await complete(campaign);
    await complete(campaign);
    await (
      await test.as(owner)
    ).call(contract.screening.removeQuestionnaire, { params: { id: erased.id } });
    test.advance(61 * MINUTE);
    await post(test, server.url);
    expect(subjects(owner)).toEqual(['1 new completed application', '1 new completed application']);
  });

  it('candidates who complete at the same moment wait for nobody, and each is told', async () => {
    const owner = await test.make.user({ language: 'en' });
    const campaign = await test.make.screeningCampaign(owner);
    await Promise.all(Array.from({ length: 12 }, () => complete(campaign)));
    await post(test, server.url);
    test.advance(61 * MINUTE);
    await post(test, server.url);
    const told = subjects(owner).map((subject) => Number.parseInt(subject ?? '', 10));
    expect(told.reduce((sum, people) => sum + people, 0)).toBe(12);
  });
});
