import { contract, type StartChallenge, type ProofOfWork } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateSession, startCandidate } from '../../../testing/candidates/candidate-session.ts';
import { solveChallenge } from '../../../testing/solve-challenge.ts';
import { type Caller, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteUnansweredStarts } from './delete-unanswered.ts';

const { questionnaires, profilingQuestionnaires, email } = contract;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The budgets, small enough to be used up in a test. */
const ADDRESS = 20;
const ORGANIZATION = 60;
const ATTACKER = '203.0.113.7';

let test: TestApp;
let anonymous: Caller;
beforeAll(async () => {
  test = await createTestApp({
    START_BUDGET_ADDRESS: String(ADDRESS),
    START_BUDGET_ORGANIZATION: String(ORGANIZATION),
  });
});
beforeEach(async () => {
  anonymous = await test.anonymous();
});
afterAll(() => test.close());

/** The budgets are new, and the visitor's token is over. */
const untilNextHour = async (): Promise<void> => {
  test.advance(HOUR);
  anonymous = await test.anonymous();
};

const newCampaign = async (owner?: MadeUser) =>
  test.make.screeningCampaign(owner ?? (await test.make.user()));

const start = (campaign: { id: string }, address: string, more: object = {}) =>
  anonymous.call(questionnaires.start, {
    body: { campaignId: campaign.id, language: 'fr', consent: true, ...more },
    address,
  });
const codeOf = async (answer: ReturnType<typeof start>): Promise<number | string> => {
  const response = await answer;
  return response.statusCode === 201 ? 201 : response.json().error.code;
};
/** As a browser does it: works where it is asked to. */
const challenge = async (campaign: { id: string }, address: string): Promise<StartChallenge> =>
  (
    await anonymous.call(questionnaires.challenge, { body: { campaignId: campaign.id }, address })
  ).json();
const prove = async (campaign: { id: string }, address: string): Promise<ProofOfWork> =>
  solveChallenge(await challenge(campaign, address));

const saveFirstAnswer = async (answer: ReturnType<typeof start>): Promise<void> => {
  const saved = await candidateSession(test, (await answer).json()).save({
    contact: { firstName: 'A' },
  });
  expect(saved.statusCode).toBe(200);
};
/** Somebody begins and answers, from so many networks in turn. */
const flood = async (campaign: { id: string }, starts: number, networks: number) => {
  for (let n = 0; n < starts; n += 1) {
    const answer = start(campaign, `198.51.${n % networks}.9`);
    if ((await answer).statusCode === 201) await saveFirstAnswer(answer);
  }
};
const invite = async (owner: MadeUser, campaign: { id: string }): Promise<string> => {
  const body = {
    kind: 'invitation',
    campaignId: campaign.id,
    to: ['invited@example.org'],
    language: 'fr',
  };
  await (await test.as(owner)).call(email.send, { body });
  const [row] = await test.database.asSuperuser<{ id: string }>(
    'select id from invitations where screening_campaign_id = $1',
    [campaign.id],
  );
  return row?.id ?? '';
};

describe('many starts from one address', () => {
  it('leave a stranger elsewhere and an invited one to start as before', async () => {
    const owner = await test.make.user();
    const campaign = await newCampaign(owner);
    const invitation = await invite(owner, campaign);
    const answers: (number | string)[] = [];
    for (let n = 0; n < 10 * ADDRESS; n += 1) answers.push(await codeOf(start(campaign, ATTACKER)));
    expect(answers.filter((answer) => answer === 201)).toHaveLength(ADDRESS);
    expect(answers.slice(ADDRESS).every((answer) => answer === 'proof_of_work_required')).toBe(
      true,
    );
    // Of the same network, and elsewhere.
    expect(await codeOf(start(campaign, '203.0.113.200'))).toBe('proof_of_work_required');
    expect(await codeOf(start(campaign, '203.0.114.7'))).toBe(201);
    expect(await codeOf(start(campaign, ATTACKER, { invitation }))).toBe(201);
    // The personal link has been used: whoever repeats it is a stranger.
    expect(await codeOf(start(campaign, ATTACKER, { invitation }))).toBe('proof_of_work_required');
    expect(
      await codeOf(start(campaign, ATTACKER, { proofOfWork: await prove(campaign, ATTACKER) })),
    ).toBe(201);
    await untilNextHour();
    expect(await codeOf(start(campaign, ATTACKER))).toBe(201);
  });

  it('do not count towards the organisation until a first answer is saved', async () => {
    const campaign = await newCampaign();
    for (let n = 0; n < ORGANIZATION + 5; n += 1)
      expect(await codeOf(start(campaign, `198.51.${n}.1`))).toBe(201);
    expect(await codeOf(start(campaign, '192.0.2.1'))).toBe(201);
  });
});

describe('many starts over all addresses', () => {
  it('ask strangers of that organisation for a calculation, and nobody of another', async () => {
    const owner = await test.make.user();
    const [campaign, elsewhere] = [await newCampaign(owner), await newCampaign()];
    const invitation = await invite(owner, campaign);
    await flood(campaign, ORGANIZATION + 10, 10);
    const stranger = '192.0.2.77';
    expect(await codeOf(start(campaign, stranger))).toBe('proof_of_work_required');
    expect(
      await codeOf(start(campaign, stranger, { proofOfWork: await prove(campaign, stranger) })),
    ).toBe(201);
    expect(await codeOf(start(campaign, stranger, { invitation }))).toBe(201);
    expect(await codeOf(start(elsewhere, stranger))).toBe(201);
    await untilNextHour();
    expect(await codeOf(start(campaign, stranger))).toBe(201);
  });

  it('are asked of audits by link, and leave no address behind', async () => {
    const audit = await test.make.profilingCampaign(await test.make.user());
    const begin = (more: object = {}) =>
      anonymous.call(profilingQuestionnaires.start, {
        body: {
          campaignId: audit.id,
          language: 'fr',
          consent: true,
          startKey: crypto.randomUUID(),
          ...more,
        },
        address: ATTACKER,
      });
    for (let n = 0; n < ADDRESS; n += 1) expect((await begin()).statusCode).toBe(201);
    expect((await begin()).json().error.code).toBe('proof_of_work_required');
    const asked = await anonymous.call(profilingQuestionnaires.challenge, {
      body: { campaignId: audit.id },
      address: ATTACKER,
    });
    expect((await begin({ proofOfWork: solveChallenge(asked.json()) })).statusCode).toBe(201);
    const counted = await test.database.asSuperuser<{ key: string }>('select key from throttles');
    expect(
      counted.filter(({ key }) => key.includes('start') || key.includes('POST /prof')),
    ).toEqual([]);
  });
});

describe('the calculation', () => {
  let campaign: { id: string };
  beforeEach(async () => {
    campaign = await newCampaign();
    for (let n = 0; n < ADDRESS; n += 1) await start(campaign, ATTACKER);
  });
  const begin = (done: unknown) => codeOf(start(campaign, ATTACKER, { proofOfWork: done }));

  it('is accepted once', async () => {
    const done = await prove(campaign, ATTACKER);
    expect(await begin(done)).toBe(201);
    expect(await begin(done)).toBe('proof_of_work_required');
    const stored = await test.database.asSuperuser<{ key: string }>(
      `select key from throttles where key like 'proof-of-work:%'`,
    );
    expect(JSON.stringify(stored)).not.toContain(done.challenge.slice(0, 20));
  });

  it('is accepted once however its challenge is spelt', async () => {
    const done = await prove(campaign, ATTACKER);
    expect(await begin(done)).toBe(201);
    for (const end of ['.', '.again', '=', '==', '!', ' ', '\n'])
      expect([end, await begin({ ...done, challenge: done.challenge + end })]).toEqual([
        end,
        'proof_of_work_required',
      ]);
  });

  it('is refused for another campaign, with fewer bits, wrong or repeated numbers, and when expired', async () => {
    const other = await newCampaign();
    const done = await prove(campaign, ATTACKER);
    const [, expires, random, mac] = done.challenge.split('.');
    const [first = 0] = done.nonces;
    for (const wrong of [
      await prove(other, ATTACKER),
      { ...done, challenge: `0.${expires}.${random}.${mac}` },
      { ...done, challenge: 'nonsense' },
      { ...done, nonces: done.nonces.map((nonce) => nonce + 1) },
      { ...done, nonces: done.nonces.map(() => first) },
    ])
      expect(await begin(wrong)).toBe('proof_of_work_required');
    test.advance(11 * 60_000);
    expect(await begin(done)).toBe('proof_of_work_required');
    test.advance(-11 * 60_000);
    expect(await begin(done)).toBe(201);
  });

  it('can be sent again after a server error, which counts nothing', async () => {
    const done = await prove(campaign, ATTACKER);
    const deny = (verb: string) =>
      test.database.asSuperuser(`${verb} insert on screening_questionnaires
        ${verb === 'revoke' ? 'from' : 'to'} cadran_app`);
    await deny('revoke');
    try {
      expect(await begin(done)).toBe('internal');
    } finally {
      await deny('grant');
    }
    expect(await begin(done)).toBe(201);
  });
});

describe('starts that never saved an answer', () => {
  it('are deleted after a week, except those of invited people', async () => {
    const owner = await test.make.user();
    const campaign = await newCampaign(owner);
    const invitation = await invite(owner, campaign);
    await startCandidate(test, campaign.id);
    const answered = await startCandidate(test, campaign.id);
    await answered.save({ contact: { firstName: 'A' } });
    const invited = await startCandidate(test, campaign.id, { invitation });
    const services = { database: test.database.database, clock: () => test.now() };
    test.advance(6 * DAY);
    const young = await startCandidate(test, campaign.id);
    await deleteUnansweredStarts(services);
    const left = async () =>
      (
        await test.database.asSuperuser<{ id: string }>(
          'select id from screening_questionnaires where campaign_id = $1',
          [campaign.id],
        )
      ).map(({ id }) => id);
    expect(await left()).toHaveLength(4);
    test.advance(DAY + 1000);
    await deleteUnansweredStarts(services);
    expect((await left()).toSorted()).toEqual([answered.id, invited.id, young.id].toSorted());
  });
});
