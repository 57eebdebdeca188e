import {
  contract,
  type CandidateDetails,
  type CandidateDecision,
  type CandidateReport,
  type Candidate,
  type ScreeningCampaign,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCampaign, startCandidate } from '../../../testing/candidates/candidate-session.ts';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { completeCandidate } from '../../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../../testing/candidates/full-campaign.ts';
import { pdfPages } from '../../../testing/files/pdf-pages.ts';
import { createTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';
import { advanceToNoon } from '../../../testing/advance-to-noon.ts';

const { candidates, questionnaires, screening } = contract;

let test: TestApp;
let owner: MadeUser;
let me: Caller;
let campaign: ScreeningCampaign;
beforeAll(async () => {
  test = await createTestApp();
  advanceToNoon(test);
  owner = await test.make.user();
  me = await test.as(owner);
  campaign = await createCampaign(test, owner, fullCampaign('rapports'));
});
afterAll(() => test.close());

const report = async (id: string, query: Record<string, string> = {}, by = me) =>
  (await by.call(candidates.report, { params: { id }, query })).json<CandidateReport>();

describe('a report', () => {
  it('returns the recipient of the personal report’s mail to members who may send it', async () => {
    const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
    const { id } = await completeCandidate(test, campaign, 1, { contact });
    const told = { email: 'ada@example.org', name: 'Ada Lovelace', language: 'fr' };
    const mailOf = async (by = me) => (await report(id, {}, by)).portraitMail;
    const offer = (offered: boolean) =>
      test.database.asSuperuser(
        'update screening_campaigns set allow_personal_report = $2 where id = $1',
        [campaign.id, offered],
      );
    await offer(true);
    expect(await mailOf()).toEqual(told);
    const { organizationId } = owner;
    expect(await mailOf(await test.as(await test.make.admin({ organizationId })))).toEqual(told);
    expect(await mailOf(await test.as(await test.make.user({ organizationId })))).toBeNull();
    await offer(false);
    expect(await mailOf()).toBeNull();
    await offer(campaign.allowPersonalReport);
  });

  it('is logged when a super admin of another organisation reads it', async () => {
    const { id } = await completeCandidate(test, campaign, 1, { contact: { lastName: 'Hopper' } });
    const readings = async () =>
      (await readActivityLog(test, owner.organizationId)).filter(
        ({ action }) => action === 'read_report',
      );
    await report(id);
    expect(await readings()).toEqual([]);
    await report(id, {}, await test.as(await test.make.superadmin()));
    expect(await readings()).toMatchObject([{ role: 'superadmin', target: campaign.name }]);
  });

  it('contains decision, quality and permissions in the requested language', async () => {
    const { id } = await completeCandidate(test, campaign, 1, { contact: { lastName: 'Turing' } });
    const fr = await report(id);
    expect(fr).toMatchObject({
      questionnaireId: id,
      campaign: { id: campaign.id, name: campaign.name },
      report: { kind: 'recruiter', language: 'fr' },
      decision: { decision: 'undecided', note: '', by: null, at: null, interviewers: [] },
      engine: { version: 2, current: true, targetChanged: false, normsChanged: false },
      can: { decide: true, delete: true, recompute: false },
    });
    expect(fr.report.sections.map((section) => section.id)).toContain('culture');
    expect(JSON.stringify(fr.report)).toContain('"kind":"quadrant"');
    const en = await report(id, { kind: 'personal', language: 'en' });
    expect(en.report).toMatchObject({ kind: 'personal', language: 'en' });
    expect(JSON.stringify(en.report)).not.toMatch(/verdict|does_not_fit/u);
  });

  it('returns 404 before the questionnaire is completed', async () => {
    const { id } = await startCandidate(test, campaign.id);
    for (const route of [candidates.report, candidates.reportPdf])
      expect((await me.call(route, { params: { id } })).statusCode).toBe(404);
  });

  it('is readable by the candidate if personal, without decision and quality', async () => {
    const own = await completeCandidate(test, campaign, 2);
    await me.call(candidates.decide, {
      params: { id: own.id },
      body: { decision: 'rejected', note: 'CanaryNote' },
    });
    const answer = await own.caller.call(candidates.report, {
      params: { id: own.id },
      query: { kind: 'personal' },
    });
    expect(answer.json()).toMatchObject({ decision: null, quality: null, can: { decide: false } });
    expect(answer.body).not.toContain('CanaryNote');
    const recruiter = await own.caller.call(candidates.report, { params: { id: own.id } });
    expect(recruiter.statusCode).toBe(403);
    await test.database.asSuperuser(
      'update screening_campaigns set allow_personal_report = false where id = $1',
      [campaign.id],
    );
    const refused = await own.caller.call(candidates.reportPdf, {
      params: { id: own.id },
      query: { kind: 'personal' },
    });
    expect(refused.statusCode).toBe(403);
    await test.database.asSuperuser(
      'update screening_campaigns set allow_personal_report = true where id = $1',
      [campaign.id],
    );
  });

  it('has a descriptive file name as PDF', async () => {
    const { id } = await completeCandidate(test, campaign, 3, {
      contact: { lastName: 'Müller "x"\r\ny' },
    });
    const answer = await me.call(candidates.reportPdf, { params: { id } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const day = test.now().toISOString().slice(0, 10);
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="report-muller-x-y-.*-${day}\\.pdf"; filename\\*=UTF-8''`),
    );
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has the campaign’s header and footer on every page of the PDF', async () => {
    const { id } = await completeCandidate(test, campaign, 3);
    const print = async (language: string) => {
      const answer = await me.call(candidates.reportPdf, { params: { id }, query: { language } });
      return pdfPages(answer.rawPayload);
    };
    const french = await print('fr');
    expect(french.length).toBeGreaterThan(1);
    for (const page of french) {
      expect(page).toContain('Confidentiel');
      expect(page).toContain('Service RH');
    }
    for (const page of await print('en')) {
      expect(page).toContain('Confidential');
      expect(page).not.toContain('Service RH');
    }
  });

  it('does not depend on age, nationality, name or home', async () => {
    const numbers = async (seed: number, more: object) => {
      const { id } = await completeCandidate(test, campaign, seed, more);
      const read = await me.call(questionnaires.read, { params: { id } });
      const { scores } = read.json<CandidateDetails>();
      /** Intervals come from replicates that each questionnaire draws for itself. */
      const { overall, verdict, psychometric, sections, quality } = scores ?? {};
      const points = Object.entries(sections ?? {}).map(([name, { score }]) => [name, score]);
      return { overall, verdict, psychometric, quality, points };
    };
    const someone = await numbers(4, {});
    const { answers } = (
      await me.call(questionnaires.read, {
        params: { id: (await completeCandidate(test, campaign, 4)).id },
      })
    ).json<CandidateDetails>();
    const other = await numbers(4, {
      contact: { firstName: 'Another', lastName: 'Name' },
      answers: {
        individual: { ...answers.individual, birthDate: '1950-01-01', nationalities: ['JP'] },
        mobility: { ...answers.mobility, homePlace: { text: 'Elsewhere' } },
      },
    });
    expect(other).toEqual(someone);
  });
});

describe('a decision', () => {
  it('is stored with note, user and time, and logged without the note', async () => {
    const { id } = await completeCandidate(test, campaign, 5);
    const body = { decision: 'interview', note: '  CanaryNote: mardi  ' };
    const answer = await me.call(candidates.decide, { params: { id }, body });
    expect(answer.json()).toMatchObject({
      decision: 'interview',
      note: 'CanaryNote: mardi',
      by: { id: owner.id, username: owner.username, displayName: owner.displayName },
    });
    expect(answer.json()).toEqual({ ...(await report(id)).decision, mailTakenBack: false });
    const [line] = await readActivityLog(test, owner.organizationId);
    expect(line).toMatchObject({ action: 'decide', target: campaign.name });
    expect(JSON.stringify(line)).toContain('interview');
    expect(JSON.stringify(line)).not.toContain('Canary');
    expect(test.logLines.join('')).not.toContain('Canary');
  });

  it('is one of the codes, with a note of at most 4000 characters', async () => {
    const { id } = await completeCandidate(test, campaign, 6);
    const decide = (body: object) => me.call(candidates.decide, { params: { id }, body });
    expect((await decide({ decision: 'maybe' })).statusCode).toBe(422);
    expect((await decide({ decision: 'hired', note: 'x'.repeat(4000) })).statusCode).toBe(200);
    expect((await decide({ decision: 'hired', note: 'x'.repeat(4001) })).statusCode).toBe(422);
    expect((await decide({ decision: 'hired', by: owner.id })).statusCode).toBe(422);
    expect((await decide({ decision: 'hired', replaces: 'yesterday' })).statusCode).toBe(422);
  });

  it('is refused if another one was saved since it was read', async () => {
    const { id } = await completeCandidate(test, campaign, 9);
    const decide = (body: object) => me.call(candidates.decide, { params: { id }, body });
    const first = await decide({ decision: 'interview', note: 'First', replaces: null });
    expect(first.statusCode).toBe(200);
    const { at } = first.json<CandidateDecision>();
    const late = await decide({ decision: 'rejected', note: 'Late', replaces: null });
    expect(late.statusCode).toBe(409);
    expect(first.json()).toEqual({ ...(await report(id)).decision, mailTakenBack: false });
    expect((await decide({ decision: 'hired', replaces: at })).statusCode).toBe(200);
    expect((await decide({ decision: 'rejected', replaces: at })).statusCode).toBe(409);
    expect((await report(id)).decision?.decision).toBe('hired');
  });
});

describe('recomputing', () => {
  const stored = async (id: string) =>
    (
      await test.database.asSuperuser<Record<string, unknown>>(
        'select scores, overall, displayed, verdict, section_scores, engine_version from screening_questionnaires where id = $1',
        [id],
      )
    )[0];

  it('updates scores of another version of the engine and is logged', async () => {
    const { id } = await completeCandidate(test, campaign, 7);
    const fresh = await stored(id);
    await test.database.asSuperuser(
      `update screening_questionnaires set engine_version = 1, overall = 1, displayed = 1,
         verdict = 'does_not_fit', scores = jsonb_set(scores, '{engineVersion}', '1') where id = $1`,
      [id],
    );
    expect(await report(id)).toMatchObject({
      engine: { version: 1, current: false },
      can: { recompute: true },
    });
    const answer = await me.call(candidates.recompute, { params: { id } });
    expect(answer.json<Candidate>().overall).toBe(fresh?.['displayed']);
    expect(await stored(id)).toEqual(fresh);
    expect((await readActivityLog(test, owner.organizationId))[0]).toMatchObject({
      action: 'recompute',
    });
  });

  it('changes nothing, and logs nothing, when there is nothing to recompute', async () => {
    const { id } = await completeCandidate(test, campaign, 8);
    const lines = (await readActivityLog(test, owner.organizationId)).length;
    expect((await me.call(candidates.recompute, { params: { id } })).statusCode).toBe(200);
    expect(await readActivityLog(test, owner.organizationId)).toHaveLength(lines);
  });

  it('of a campaign uses its changed target; until then reports explain the old one', async () => {
    const made = await createCampaign(test, owner, fullCampaign('change'));
    const { id } = await completeCandidate(test, made, 9);
    const before = await report(id);
    await me.call(screening.updateCampaign, {
      params: { id: made.id },
      body: {
        version: made.version,
        profile: { ...made.profile, studies: { target: { degree: 'doctorate' } } },
      },
    });
    const stale = await report(id);
    expect(stale.engine).toEqual({
      version: 2,
      current: true,
      targetChanged: true,
      normsChanged: false,
    });
    expect(stale.report).toEqual(before.report);
    const answer = await me.call(candidates.recomputeCampaign, { params: { id: made.id } });
    expect(answer.json()).toEqual({ recomputed: 1 });
    const after = await report(id);
    expect(after.engine.targetChanged).toBe(false);
    expect(after.report).not.toEqual(before.report);
    const again = await me.call(candidates.recomputeCampaign, { params: { id: made.id } });
    expect(again.json()).toEqual({ recomputed: 0 });
  });
});

describe('comparing', () => {
  it('returns up to four candidates in the requested order with the campaign’s target', async () => {
    const ids: string[] = [];
    for (const seed of [21, 22, 23, 24, 25])
      ids.push((await completeCandidate(test, campaign, seed)).id);
    const compare = (some: readonly string[]) =>
      me.call(candidates.compare, { params: { id: campaign.id }, query: { ids: some.join(',') } });
    const four = await compare(ids.slice(0, 4).toReversed());
    expect(four.json().candidates.map((one: Candidate) => one.id)).toEqual(
      ids.slice(0, 4).toReversed(),
    );
    expect(four.json().target.motivations).toHaveLength(10);
    const [first] = four.json().candidates;
    expect(first.measures.motivations).toHaveLength(10);
    expect(Object.keys(first.measures.personality)).toHaveLength(35);
    expect((await compare(ids)).statusCode).toBe(422);
    expect((await compare([])).statusCode).toBe(422);
    expect((await compare(['x'])).statusCode).toBe(422);
  });

  it('is printed with names, decisions and the campaign’s header', async () => {
    const ids = [
      (await completeCandidate(test, campaign, 21, { contact: { lastName: 'Hopper' } })).id,
      (await completeCandidate(test, campaign, 22, { contact: { lastName: 'Turing' } })).id,
    ];
    const body = { decision: 'interview', note: 'A good portfolio.' };
    await me.call(candidates.decide, { params: { id: ids[0] ?? '' }, body });
    const query = { ids: ids.join(','), language: 'en' };
    const compared = await me.call(candidates.compare, {
      params: { id: campaign.id },
      query: { ids: query.ids },
    });
    expect(compared.json().candidates[0].recorded).toMatchObject(body);
    const answer = await me.call(candidates.comparePdf, { params: { id: campaign.id }, query });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('filename="candidates-');
    const pages = await pdfPages(answer.rawPayload);
    expect(pages[0]).toContain('Confidential');
    for (const name of ['Hopper', 'Turing', campaign.name]) expect(pages[0]).toContain(name);
    const colleagues = await test.as(await test.make.user());
    const refused = await colleagues.call(candidates.comparePdf, {
      params: { id: campaign.id },
      query,
    });
    expect(refused.statusCode).toBe(404);
  });
});
