import {
  type CandidateDecision,
  type CandidateReport,
  contract,
  INTERVIEW,
  type Interview,
  type OwnData,
  type QuestionRating,
  type ScreeningCampaign,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCampaign, startCandidate } from '../../testing/candidates/candidate-session.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const { candidates, interviews, privacy, screening } = contract;

let test: TestApp;
let owner: MadeUser;
let first: Caller;
let second: Caller;
let campaign: ScreeningCampaign;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.admin();
  const { organizationId } = owner;
  first = await test.as(owner);
  second = await test.as(await test.make.user({ organizationId }));
  campaign = await createCampaign(test, owner, fullCampaign('entretiens'));
});
afterAll(() => test.close());

let seed = 0;
const candidate = () => completeCandidate(test, campaign, (seed += 1));
const read = async (by: Caller, id: string) =>
  (await by.call(interviews.read, { params: { id } })).json<Interview>();
const rating = (question: string, value: number | null, note = ''): QuestionRating => ({
  question,
  rating: value,
  note,
});
const save = (by: Caller, id: string, sheet: object) =>
  by.call(interviews.saveSheet, {
    params: { id },
    body: { ratings: [], note: '', version: 0, submit: false, ...sheet },
  });
const submit = async (by: Caller, id: string, value: number, note = '') => {
  const version = (await read(by, id)).own?.version ?? 0;
  const sheet = { ratings: [rating('skills-1', value, note)], version, submit: true };
  const answer = await save(by, id, sheet);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<Interview>();
};
const readOnly = (by: Caller, id: string) => by.call(interviews.readOnly, { params: { id } });

describe('the guide', () => {
  it('has the core of the campaign, and probes with their reasons', async () => {
    const { id } = await candidate();
    const { guide, own, submitted, can } = await read(first, id);
    expect(guide.core.map((question) => question.id)).toEqual(
      fullCampaign('x').interview.map((question) => question.id),
    );
    expect(guide.core[5]).toMatchObject({ subject: null, text: { en: '' } });
    expect(guide.probes.length).toBeGreaterThan(0);
    expect(guide.probes.length).toBeLessThanOrEqual(INTERVIEW.probes);
    for (const { reason } of guide.probes) expect(reason).not.toBeNull();
    expect([own, submitted, can]).toEqual([null, null, { rate: true, readOnly: true }]);
  });

  it('stays as it was once somebody has begun, whatever the campaign asks later', async () => {
    const { id } = await candidate();
    const before = (await read(first, id)).guide;
    await save(first, id, {});
    const { version } = (
      await first.call(screening.readCampaign, { params: { id: campaign.id } })
    ).json<ScreeningCampaign>();
    const change = (interview: unknown, of: number) =>
      first.call(screening.updateCampaign, {
        params: { id: campaign.id },
        body: { version: of, interview },
      });
    expect((await change(null, version)).statusCode).toBe(200);
    expect((await read(second, id)).guide).toEqual(before);
    const other = await candidate();
    expect((await read(second, other.id)).guide.core).not.toEqual(before.core);
    expect((await change(fullCampaign('x').interview, version + 1)).statusCode).toBe(200);
  });

  it('is for candidates who have finished', async () => {
    const { id } = await startCandidate(test, campaign.id);
    expect((await first.call(interviews.read, { params: { id } })).statusCode).toBe(404);
  });

  it('waits for scores of another version of the engine to be computed again', async () => {
    const { id } = await candidate();
    await test.database.asSuperuser(
      `update screening_questionnaires set engine_version = 1,
         scores = jsonb_set(scores, '{engineVersion}', '1') where id = $1`,
      [id],
    );
    expect((await first.call(interviews.read, { params: { id } })).statusCode).toBe(404);
    const recomputed = await first.call(candidates.recompute, { params: { id } });
    expect(recomputed.statusCode).toBe(200);
    expect((await read(first, id)).guide.core).not.toEqual([]);
  });

  it('names only questions of the bank, and six of them', async () => {
    const six = fullCampaign('x').interview;
    const { version } = (
      await first.call(screening.readCampaign, { params: { id: campaign.id } })
    ).json<ScreeningCampaign>();
    const change = async (interview: readonly object[]) =>
      (
        await first.call(screening.updateCampaign, {
          params: { id: campaign.id },
          body: { version, interview },
        })
      ).json<{ error: { fields: object } }>().error.fields;
    expect(await change([{ id: 'nowhere-1', text: null }, ...six.slice(1)])).toEqual({
      'interview.0.id': 'one_of',
    });
    expect(await change(six.slice(1))).toEqual({ interview: 'min_items:6' });
    expect(await change([...six.slice(1), six[1] ?? {}])).toEqual({ 'interview.5': 'distinct' });
  });
});

describe('interviewers', () => {
  it('do not see each other’s ratings until they have submitted their own', async () => {
    const { id } = await candidate();
    await submit(first, id, 2, 'canary-first');
    const blind = await first.call(interviews.read, { params: { id } });
    expect(blind.body).toContain('canary-first');

    // Before rating, with a draft, and with the submitted ratings of another candidate.
    await submit(second, (await candidate()).id, 5);
    const { body } = await second.call(interviews.read, { params: { id } });
    expect(body).not.toContain('canary-first');
    const drafted = await save(second, id, { ratings: [rating('skills-1', 4)] });
    expect(drafted.body).not.toContain('canary-first');
    expect(drafted.json<Interview>()).toMatchObject({ submitted: null, can: { rate: true } });
    expect(drafted.json<Interview>().interviewers).toHaveLength(2);

    const { submitted, own } = await submit(second, id, 4, 'canary-second');
    expect(submitted?.map((sheet) => sheet.ratings[0]?.rating)).toEqual([2, 4]);
    expect(submitted?.map((sheet) => sheet.own)).toEqual([false, true]);
    expect(own?.submittedAt).not.toBeNull();
    expect((await read(first, id)).submitted).toHaveLength(2);
  });

  it('do not see drafts, not even after submitting', async () => {
    const { id } = await candidate();
    await save(second, id, {
      ratings: [rating('skills-1', 1, 'canary-draft')],
      note: 'canary-all',
    });
    const { submitted, interviewers } = await submit(first, id, 3);
    expect(submitted).toHaveLength(1);
    expect(interviewers.filter(({ submittedAt }) => submittedAt === null)).toHaveLength(1);
    expect(interviewers).toHaveLength(2);
    expect((await first.call(interviews.read, { params: { id } })).body).not.toContain('canary');
  });

  it('cannot change what they have submitted', async () => {
    const { id } = await candidate();
    const { own } = await submit(first, id, 3);
    const again = { ratings: [rating('skills-1', 5)], version: own?.version, submit: true };
    expect((await save(first, id, again)).statusCode).toBe(409);
    expect((await readOnly(first, id)).statusCode).toBe(409);
    expect((await read(first, id)).own?.ratings[0]?.rating).toBe(3);
  });

  it('who only read see the ratings and cannot rate this candidate any more', async () => {
    const { id } = await candidate();
    await submit(first, id, 2, 'canary-read');
    await save(second, id, { ratings: [rating('skills-1', 5)] });
    const answer = (await readOnly(second, id)).json<Interview>();
    expect(answer.submitted?.[0]?.ratings[0]?.note).toBe('canary-read');
    expect(answer.can).toEqual({ rate: false, readOnly: false });
    expect(answer.own).toMatchObject({ readsOnly: true, ratings: [] });
    expect(answer.interviewers).toHaveLength(1);
    const late = { ratings: [rating('skills-1', 2)], version: answer.own?.version, submit: true };
    expect((await save(second, id, late)).statusCode).toBe(409);
    expect((await save(second, id, { ...late, version: 0 })).statusCode).toBe(409);
  });

  it('keep a draft from being overwritten by an older one', async () => {
    const { id } = await candidate();
    const sheet = { ratings: [rating('skills-1', 4)] };
    expect((await save(first, id, sheet)).statusCode).toBe(200);
    expect((await save(first, id, sheet)).statusCode).toBe(409);
    expect((await save(first, id, { ...sheet, version: 1 })).statusCode).toBe(200);
    expect((await read(first, id)).own?.version).toBe(2);
  });

  it.each([
    [{ ratings: [rating('skills-9', 3)] }, { 'ratings.0.question': 'one_of' }],
    [{ ratings: [rating('skills-1', 6)] }, { 'ratings.0.rating': 'max:5' }],
    [{ ratings: [rating('skills-1', null)], submit: true }, { ratings: 'min_items:1' }],
  ])('are refused %o', async (sheet, fields) => {
    const { id } = await candidate();
    const answer = await save(first, id, sheet);
    expect(answer.json<{ error: { fields: object } }>().error.fields).toEqual(fields);
  });

  it('are not for super admins of another organisation', async () => {
    const { id } = await candidate();
    const stranger = await test.as(await test.make.superadmin());
    expect((await stranger.call(interviews.read, { params: { id } })).statusCode).toBe(404);
    expect((await save(stranger, id, {})).statusCode).toBe(404);
    expect((await readOnly(stranger, id)).statusCode).toBe(404);
  });

  it('are logged when they submit or only read, and never change score or decision', async () => {
    const { id } = await candidate();
    const report = async () =>
      (await first.call(candidates.report, { params: { id }, query: {} })).json<object>();
    const before = await report();
    await save(first, id, { ratings: [rating('skills-1', 1)] });
    await submit(first, id, 1);
    await readOnly(second, id);
    expect(await report()).toEqual(before);
    const lines = await test.database.asSuperuser(
      'select action, detail from audit_log where target_id = $1 order by action',
      [id],
    );
    expect(lines).toEqual([
      { action: 'rate_interview', detail: { ratings: 1 } },
      { action: 'read_interview', detail: {} },
    ]);
  });

  it('are kept with the decision as they were when it was taken, for readers who are not blind', async () => {
    const { id } = await candidate();
    const third = await test.as(await test.make.admin({ organizationId: owner.organizationId }));
    const conclusion = async (by: Caller) => {
      const { decision, report } = (
        await by.call(candidates.report, { params: { id }, query: { language: 'en' } })
      ).json<CandidateReport>();
      const blocks = report.sections.find((section) => section.id === 'conclusion')?.blocks ?? [];
      return {
        interviewers: decision?.interviewers.length,
        ratings: blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
      };
    };
    const cells = async (by: Caller) => {
      const { body } = await by.call(candidates.exportCsv, {
        params: { id: campaign.id },
        query: { language: 'en' },
      });
      const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
      const row = rows.find((one) => one['Identifier'] === id);
      return [row?.['Interview ratings'], row?.['Mean rating (1–5)']];
    };
    const decide = async (decision: string) =>
      (
        await first.call(candidates.decide, { params: { id }, body: { decision } })
      ).json<CandidateDecision>();

    await submit(first, id, 2);
    expect((await decide('interview')).interviewers).toEqual([owner.displayName]);
    await submit(second, id, 5);
    // Rated after the decision: not part of it until somebody decides anew.
    expect(await conclusion(first)).toMatchObject({
      interviewers: 1,
      ratings: [[expect.any(String), '2']],
    });
    expect(await cells(first)).toEqual(['1', '2']);
    expect((await decide('hired')).interviewers).toHaveLength(2);
    expect((await conclusion(second)).ratings).toEqual([[expect.any(String), '2, 5']]);
    expect(await cells(first)).toEqual(['2', '3.5']);
    // Whoever may still rate sees who rated, and no rating.
    expect(await conclusion(third)).toEqual({ interviewers: 2, ratings: [] });
    expect(await cells(third)).toEqual(['', '']);
  });

  it('who are deleted leave their ratings without a name', async () => {
    const { id } = await candidate();
    const leaving = await test.make.user({ organizationId: owner.organizationId });
    await submit(await test.as(leaving), id, 4);
    await test.database.asSuperuser('delete from users where id = $1', [leaving.id]);
    const { submitted } = await submit(first, id, 2);
    expect(submitted?.map(({ name }) => name === null)).toEqual([true, false]);
  });
});

describe('the candidate', () => {
  it('gets the ratings and notes in the copy of their data, and nothing remains after erasure', async () => {
    const own = await candidate();
    await submit(first, own.id, 2, 'erased-note');
    await save(second, own.id, { note: 'erased-draft' });
    const params = { id: own.id };
    const data = (await own.caller.call(privacy.ownData, { params })).json<OwnData>();
    expect(data.interviews).toMatchObject([
      { ratings: [{ rating: 2, note: 'erased-note' }] },
      { note: 'erased-draft', submittedAt: null },
    ]);
    expect(data.interviews[0]?.ratings[0]?.question.en).toContain('hardest work');
    expect(JSON.stringify(data.interviews)).not.toContain(owner.username);
    const readable = await own.caller.call(privacy.ownReport, { params, query: {} });
    expect(readable.body).toContain('erased-note');
    expect(readable.body).toContain('erased-draft');

    const erased = await own.caller.call(privacy.erase, { params, body: { code: own.resumeCode } });
    expect(erased.statusCode).toBe(204);
    const left = (await dumpDatabase(test)).match(/erased-(note|draft)/g);
    expect(left).toBeNull();
  });
});
