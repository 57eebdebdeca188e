import { contract, type OwnData } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  candidateSession,
  createCampaign,
  startCandidate,
} from '../../testing/candidates/candidate-session.ts';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { createMailTestApp, type MailTestApp } from '../../testing/mail-test-app.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';

const { email, organizations, questionnaires, privacy, screening } = contract;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('the candidate', () => {
  let test: MailTestApp;
  let owner: MadeUser;
  beforeAll(async () => {
    test = await createMailTestApp();
    owner = await test.make.admin();
  });
  afterAll(() => test.close());

  const CANARY = 'canary-7f3a';
  const CANARY_PHONE = '+41 22 731 731 7';
  const OPEN_QUESTION = 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f02';
  let made = 0;
  const campaignWithEverything = async () =>
    createCampaign(test, owner, fullCampaign(`rights-${(made += 1)}`));

  /** Somebody with the canary in every field that takes text, invited, reminded and told of the portrait. */
  const canary = async () => {
    const campaign = await campaignWithEverything();
    const address = `${CANARY}@example.org`;
    const asOwner = await test.as(owner);
    const send = (kind: string) =>
      asOwner.call(email.send, {
        body: {
          kind,
          campaignId: campaign.id,
          to: [{ email: address, name: `${CANARY} name` }],
          language: 'fr',
        },
      });
    await send('invitation');
    await test.deliverMail();
    const own = await completeCandidate(test, campaign, 7, {
      contact: {
        firstName: `${CANARY} first`,
        lastName: `${CANARY} last`,
        email: address,
        phone: CANARY_PHONE,
      },
      answers: { questions: { [OPEN_QUESTION]: `${CANARY} answer`, [CLOSED]: true } },
    });
    await send('result');
    await asOwner.call(contract.candidates.decide, {
      params: { id: own.id },
      body: { decision: 'shortlisted', note: `${CANARY} note` },
    });
    return { campaign, own };
  };
  const CLOSED = 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f01';

  it('downloads answers, scores, decision, invitations and mails', async () => {
    const { campaign, own } = await canary();
    const answer = await own.caller.call(privacy.ownData, { params: { id: own.id } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    const data = answer.json<OwnData>();
    const { contact, answers, timings } = await own.read();
    expect(data).toMatchObject({
      campaign: { name: campaign.name, contactEmail: 'rh@example.org' },
      questionnaire: { status: 'completed', consent: { keepLonger: false }, keptUntil: null },
      contact,
      answers,
      timings,
      decision: { decision: 'shortlisted' },
      invitations: [{ email: `${CANARY}@example.org` }],
    });
    expect(data.scores?.sections).toBeTruthy();
    expect(data.mails.map(({ kind }) => kind)).toEqual(['invitation', 'result']);
    // The organisation's target, weights and notes are not included.
    for (const secret of ['weight', 'target', `${CANARY} note`])
      expect(answer.body).not.toContain(secret);
  });

  it('downloads the same as a PDF, in the language of the questionnaire', async () => {
    const { own } = await canary();
    const answer = await own.caller.call(privacy.ownDataPdf, { params: { id: own.id } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain('mes-donnees-');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.length).toBeGreaterThan(20_000);
  });

  it('reads the same on the screen, in the language of the questionnaire or another', async () => {
    const { own } = await canary();
    const read = async (query: Record<string, string>) =>
      (await own.caller.call(privacy.ownReport, { params: { id: own.id }, query })).json<{
        title: string;
      }>();
    expect((await read({})).title).toBe('Vos données');
    const english = await read({ language: 'en' });
    expect(english.title).toBe('Your data');
    expect(JSON.stringify(english)).toContain(`${CANARY} answer`);
    expect(JSON.stringify(english)).not.toContain(`${CANARY} note`);
  });

  it('sees the announced retention, also if the organisation raised it since', async () => {
    const campaign = await campaignWithEverything();
    const own = await startCandidate(test, campaign.id);
    const params = { id: owner.organizationId };
    const asOwner = await test.as(owner);
    const { version } = (await asOwner.call(organizations.read, { params })).json();
    await asOwner.call(organizations.update, {
      params,
      body: { version, settings: { screeningRetentionDays: 730 } },
    });
    const report = await own.caller.call(privacy.ownReport, { params: { id: own.id } });
    expect(report.body).toContain('90 jours');
    expect(report.body).not.toContain('730 jours');
  });

  it('downloads an unfinished questionnaire', async () => {
    const campaign = await campaignWithEverything();
    const own = await startCandidate(test, campaign.id);
    await own.save({ contact: { firstName: 'Zoé' } });
    const params = { id: own.id };
    const data = (await own.caller.call(privacy.ownData, { params })).json<OwnData>();
    expect(data).toMatchObject({ contact: { firstName: 'Zoé' }, scores: null });
    expect((await own.caller.call(privacy.ownDataPdf, { params })).statusCode).toBe(200);
  });

  it('erases everything with the return code: nothing is left in a database dump', async () => {
    const { own } = await canary();
    expect(await dumpDatabase(test)).toContain(CANARY);
    const others = await test.database.asSuperuser<{ id: string }>(
      `select id from screening_questionnaires where contact ->> 'phone' = $1`,
      [CANARY_PHONE],
    );
    const params = { id: own.id };
    const wrong = await own.caller.call(privacy.erase, {
      params,
      body: { code: 'AAAA-BBBB-CCCC-DDDD' },
    });
    expect(wrong.json()).toMatchObject({ error: { fields: { code: 'wrong_code' } } });
    for (const { id } of others.filter((one) => one.id !== own.id))
      await (await test.as(owner)).call(screening.removeQuestionnaire, { params: { id } });
    const erased = await own.caller.call(privacy.erase, {
      params,
      body: { code: own.resumeCode.toLowerCase() },
    });
    expect(erased.statusCode).toBe(204);
    const left = await dumpDatabase(test);
    for (const trace of [CANARY, CANARY_PHONE]) expect(left).not.toContain(trace);
    expect((await own.caller.call(privacy.ownData, { params })).statusCode).toBe(401);
    expect(await readActivityLog(test, owner.organizationId)).toContainEqual(
      expect.objectContaining({ action: 'erase', role: 'system', actor: 'system' }),
    );
  });

  it('can download and erase after the campaign is closed', async () => {
    const campaign = await campaignWithEverything();
    const own = await startCandidate(test, campaign.id);
    await (await test.as(owner)).call(screening.closeCampaign, { params: { id: campaign.id } });
    const resume = async (purpose: string) =>
      (await test.anonymous()).call(questionnaires.resume, {
        body: { campaignId: campaign.id, code: own.resumeCode, purpose },
      });
    expect((await resume('answer')).statusCode).toBe(409);
    const resumed = candidateSession(test, (await resume('rights')).json());
    const params = { id: own.id };
    const data = (await resumed.caller.call(privacy.ownData, { params })).json<OwnData>();
    expect(data.questionnaire.keptUntil).toMatch(/^20/);
    expect((await resumed.save({ contact: { firstName: 'x' } })).statusCode).toBe(409);
    const body = { code: own.resumeCode };
    expect((await resumed.caller.call(privacy.erase, { params, body })).statusCode).toBe(204);
  });

  it('can only access their own data', async () => {
    const campaign = await campaignWithEverything();
    const [one, two] = [
      await startCandidate(test, campaign.id),
      await startCandidate(test, campaign.id),
    ];
    for (const route of [privacy.ownData, privacy.ownDataPdf]) {
      const foreign = await one.caller.call(route, { params: { id: two.id } });
      const missing = await one.caller.call(route, { params: { id: MISSING } });
      expect(foreign.statusCode).toBe(404);
      expect(comparableBytes(foreign)).toEqual(comparableBytes(missing));
      const params = { id: one.id };
      expect((await (await test.as(owner)).call(route, { params })).statusCode).toBe(403);
      expect((await test.nobody.call(route, { params })).statusCode).toBe(401);
    }
    const body = { code: two.resumeCode };
    const params = { id: two.id };
    expect((await one.caller.call(privacy.erase, { params, body })).statusCode).toBe(404);
    expect((await two.read()).id).toBe(two.id);
  });
});
