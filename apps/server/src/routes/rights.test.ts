import { contract, type OwnData } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, makeCampaign, startAnswering } from '../testing/answering.ts';
import { auditLines } from '../testing/audit-lines.ts';
import { completeCandidate } from '../testing/completed-candidate.ts';
import { everyField } from '../testing/every-field.ts';
import { type MailServer, startMailServer } from '@cadran/testing/mail-server';
import { post } from '../testing/post.ts';
import { bytesOf } from '../testing/same-answer.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { wholeDump } from '../testing/whole-dump.ts';

const { email, organizations, questionnaires, rights, screening } = contract;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('the candidate', () => {
  let test: TestApp;
  let server: MailServer;
  let owner: MadeUser;
  beforeAll(async () => {
    test = await createTestApp();
    server = await startMailServer();
    owner = await test.make.admin();
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const CANARY = 'canary-7f3a';
  const CANARY_PHONE = '+41 22 731 731 7';
  const OPEN_QUESTION = 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f02';
  let made = 0;
  const campaignWithEverything = async () =>
    makeCampaign(test, owner, everyField(`rights-${(made += 1)}`));

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
    await post(test, server.url);
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
    await asOwner.call(contract.applicants.decide, {
      params: { id: own.id },
      body: { decision: 'shortlisted', note: `${CANARY} note` },
    });
    return { campaign, own };
  };
  const CLOSED = 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f01';

  it('downloads everything that is kept: answers, scores, decision, invitations and mails', async () => {
    const { campaign, own } = await canary();
    const answer = await own.caller.call(rights.ownData, { params: { id: own.id } });
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
    // The organisation's wishes, weights and notes are its own.
    for (const secret of ['weight', 'target', `${CANARY} note`])
      expect(answer.body).not.toContain(secret);
  });

  it('downloads the same as a PDF, in the language of the questionnaire', async () => {
    const { own } = await canary();
    const answer = await own.caller.call(rights.ownDataPdf, { params: { id: own.id } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain('mes-donnees-');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.length).toBeGreaterThan(20_000);
  });

  it('reads the same on the screen, in the language of the questionnaire or another', async () => {
    const { own } = await canary();
    const read = async (query: Record<string, string>) =>
      (await own.caller.call(rights.ownReport, { params: { id: own.id }, query })).json<{
        title: string;
      }>();
    expect((await read({})).title).toBe('Vos données');
    const english = await read({ language: 'en' });
    expect(english.title).toBe('Your data');
    expect(JSON.stringify(english)).toContain(`${CANARY} answer`);
    expect(JSON.stringify(english)).not.toContain(`${CANARY} note`);
  });

  it('reads for how long it was announced, also when the organisation keeps newer ones longer', async () => {
    const campaign = await campaignWithEverything();
    const own = await startAnswering(test, campaign.id);
    const params = { id: owner.organizationId };
    const asOwner = await test.as(owner);
    const { version } = (await asOwner.call(organizations.read, { params })).json();
    await asOwner.call(organizations.update, {
      params,
      body: { version, settings: { screeningRetentionDays: 730 } },
    });
    const report = await own.caller.call(rights.ownReport, { params: { id: own.id } });
    expect(report.body).toContain('90 jours');
    expect(report.body).not.toContain('730 jours');
  });

  it('downloads also what is half answered', async () => {
    const campaign = await campaignWithEverything();
    const own = await startAnswering(test, campaign.id);
    await own.save({ contact: { firstName: 'Zoé' } });
    const params = { id: own.id };
    const data = (await own.caller.call(rights.ownData, { params })).json<OwnData>();
    expect(data).toMatchObject({ contact: { firstName: 'Zoé' }, scores: null });
    expect((await own.caller.call(rights.ownDataPdf, { params })).statusCode).toBe(200);
  });

  it('erases it all with the resume code: nothing of it is left in a dump of the database', async () => {
    const { own } = await canary();
    expect(await wholeDump(test)).toContain(CANARY);
    const others = await test.database.asSuperuser<{ id: string }>(
      `select id from screening_questionnaires where contact ->> 'phone' = $1`,
      [CANARY_PHONE],
    );
    const params = { id: own.id };
    const wrong = await own.caller.call(rights.erase, {
      params,
      body: { code: 'AAAA-BBBB-CCCC-DDDD' },
    });
    expect(wrong.json()).toMatchObject({ error: { fields: { code: 'wrong_code' } } });
    for (const { id } of others.filter((one) => one.id !== own.id))
      await (await test.as(owner)).call(screening.removeQuestionnaire, { params: { id } });
    const erased = await own.caller.call(rights.erase, {
      params,
      body: { code: own.resumeCode.toLowerCase() },
    });
    expect(erased.statusCode).toBe(204);
    const left = await wholeDump(test);
    for (const trace of [CANARY, CANARY_PHONE]) expect(left).not.toContain(trace);
    expect((await own.caller.call(rights.ownData, { params })).statusCode).toBe(401);
    expect(await auditLines(test, owner.organizationId)).toContainEqual(
      expect.objectContaining({ action: 'erase', role: 'system', actor: 'system' }),
    );
  });

  it('has these rights also when the campaign is closed, where the questionnaire itself is not open any more', async () => {
    const campaign = await campaignWithEverything();
    const own = await startAnswering(test, campaign.id);
    await (await test.as(owner)).call(screening.closeCampaign, { params: { id: campaign.id } });
    const resume = async (purpose: string) =>
      (await test.anonymous()).call(questionnaires.resume, {
        body: { campaignId: campaign.id, code: own.resumeCode, purpose },
      });
    expect((await resume('answer')).statusCode).toBe(409);
    const resumed = answering(test, (await resume('rights')).json());
    const params = { id: own.id };
    const data = (await resumed.caller.call(rights.ownData, { params })).json<OwnData>();
    expect(data.questionnaire.keptUntil).toMatch(/^20/);
    expect((await resumed.save({ contact: { firstName: 'x' } })).statusCode).toBe(409);
    const body = { code: own.resumeCode };
    expect((await resumed.caller.call(rights.erase, { params, body })).statusCode).toBe(204);
  });

  it('reaches the own data only: not another’s, and members have other ways', async () => {
    const campaign = await campaignWithEverything();
    const [one, two] = [
      await startAnswering(test, campaign.id),
      await startAnswering(test, campaign.id),
    ];
    for (const route of [rights.ownData, rights.ownDataPdf]) {
      const foreign = await one.caller.call(route, { params: { id: two.id } });
      const missing = await one.caller.call(route, { params: { id: MISSING } });
      expect(foreign.statusCode).toBe(404);
      expect(bytesOf(foreign)).toEqual(bytesOf(missing));
      const params = { id: one.id };
      expect((await (await test.as(owner)).call(route, { params })).statusCode).toBe(403);
      expect((await test.nobody.call(route, { params })).statusCode).toBe(401);
    }
    const body = { code: two.resumeCode };
    const params = { id: two.id };
    expect((await one.caller.call(rights.erase, { params, body })).statusCode).toBe(404);
    expect((await two.read()).id).toBe(two.id);
  });
});
