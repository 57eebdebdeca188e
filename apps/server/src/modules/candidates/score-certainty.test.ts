import {
  type Candidate,
  type CandidateDetails,
  type CandidateList,
  type Comparison,
  contract,
  type OwnData,
  type ScreeningCampaign,
} from '@cadran/contract';
import type { CandidateScores } from '@cadran/scoring';
import type { MadeUser } from '@cadran/testing';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { createCampaign } from '../../testing/candidates/candidate-session.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts';

const { candidates, privacy, questionnaires, screening } = contract;

let test: TestApp;
let owner: MadeUser;
let me: Caller;
let campaign: ScreeningCampaign;
const ids: string[] = [];
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
  me = await test.as(owner);
  campaign = await createCampaign(test, owner, fullCampaign('certitude'));
  for (const seed of [1, 2, 3]) ids.push((await completeCandidate(test, campaign, seed)).id);
  /** One of each, whatever the simulated answers made of them. */
  for (const [i, certainty] of ['very_likely', 'uncertain', 'likely'].entries())
    await test.database.asSuperuser(
      `update screening_questionnaires set certainty = $2, verdict = 'fits', interval_low = 70, interval_high = 82
       where id = $1`,
      [ids[i], certainty],
    );
});
afterAll(() => test.close());

const list = async (query: Record<string, string> = {}, id = campaign.id) =>
  (await me.call(screening.listCandidates, { params: { id }, query })).json<CandidateList>();
const place = (items: readonly Candidate[]) => items.map(({ id }) => ids.indexOf(id));
const details = async (id: string) =>
  (await me.call(questionnaires.read, { params: { id } })).json<CandidateDetails>();

describe('a list', () => {
  it('shows the interval and how sure the verdict is, without the detailed scores', async () => {
    const { items } = await list({ sort: 'certainty' });
    expect(place(items)).toEqual([0, 2, 1]);
    expect(items[0]).toMatchObject({
      interval: { low: 70, high: 82 },
      certainty: 'very_likely',
      engineVersion: 2,
    });
    expect(items[2]?.certainty).toBe('uncertain');
    expect(place((await list({ sort: '-certainty' })).items)).toEqual([1, 2, 0]);
  });

  it('filters by it', async () => {
    expect(place((await list({ certainty: 'uncertain' })).items)).toEqual([1]);
    expect((await list({ certainty: 'likely' })).total).toBe(1);
    const refused = await me.call(screening.listCandidates, {
      params: { id: campaign.id },
      query: { certainty: 'sure' },
    });
    expect(refused.statusCode).toBe(422);
  });
});

describe('a candidate', () => {
  it('is read with both halves and the interval of each section', async () => {
    const { scores } = await details((await completeCandidate(test, campaign, 4)).id);
    expect(scores?.interval?.low).toBeLessThanOrEqual(scores?.overall ?? 0);
    expect(scores?.interval?.high).toBeGreaterThanOrEqual(scores?.overall ?? 0);
    expect(scores?.halves.answers.score).toBe(scores?.psychometric);
    const facts = scores?.halves.facts;
    expect(facts?.interval).toEqual({ low: facts?.score, high: facts?.score });
    expect(scores?.sections.values.interval).not.toBeNull();
    expect(scores?.leftOut).toEqual([]);
  });

  it('is read with what was left out, by name', async () => {
    const first = await details((await completeCandidate(test, campaign, 5)).id);
    const declined = (part: 'values' | 'personality') =>
      Object.fromEntries(Object.keys(first.answers[part] ?? {}).map((item) => [item, 'declined']));
    const { id } = await completeCandidate(test, campaign, 5, {
      answers: {
        values: { ...first.answers.values, power_1: 'declined', power_2: 'declined' },
        personality: declined('personality'),
      },
    });
    const { scores, answers } = await details(id);
    expect(answers.values?.['power_1']).toBe('declined');
    expect(scores?.sections.values).toMatchObject({ active: true, missing: ['power'] });
    expect(scores?.sections.personality).toMatchObject({ active: false, score: null });
    expect(scores?.sections.personality.missing.length).toBeGreaterThan(0);
    expect(scores?.sections.culture.missing).toEqual([]);
    expect(scores?.leftOut).toEqual(['personality']);
  });
});

describe('comparing', () => {
  it('shows positions from 1 to 5 with their margin, and the target on the same scale', async () => {
    const answer = await me.call(candidates.compare, {
      params: { id: campaign.id },
      query: { ids: ids.join(',') },
    });
    const { candidates: compared, target, norms } = answer.json<Comparison>();
    expect(norms).toMatchObject({ provisional: true });
    for (const { measures } of compared) {
      const openness = measures?.personality?.openness;
      expect(openness?.position).toBeGreaterThanOrEqual(1);
      expect(openness?.position).toBeLessThanOrEqual(5);
      expect(openness?.margin).toBeGreaterThan(0);
    }
    const intervals = Object.values(target.personality ?? {});
    expect(intervals.length).toBeGreaterThan(0);
    for (const { min, max } of intervals) {
      expect(min).toBeGreaterThanOrEqual(1);
      expect(max).toBeGreaterThan(min);
      expect(max).toBeLessThanOrEqual(5);
    }
  });
});

describe('comparing sections', () => {
  it('shows the interval and the certainty that the report has', async () => {
    const { id } = await completeCandidate(test, campaign, 6);
    const compared = async (of: string) => {
      const answer = await me.call(candidates.compare, {
        params: { id: campaign.id },
        query: { ids: of },
      });
      return answer.json<Comparison>().candidates[0];
    };
    const { scores } = await details(id);
    const { precision, sections } = (await compared(id)) ?? {};
    expect(precision?.values?.interval).toEqual(scores?.sections.values.interval);
    expect(precision?.values?.interval.low).toBeLessThan(sections?.values ?? 0);
    const facts = precision?.languages;
    expect(facts?.interval).toEqual({ low: sections?.languages, high: sections?.languages });
    expect(facts?.certainty).toBe('very_likely');
    // Three replicates in five give the score's own side of the limits.
    await test.database.asSuperuser(
      `update screening_questionnaires set scores = jsonb_set(jsonb_set(scores,
         '{sections,values,score}', '71'), '{precision,sections,values,shares}',
         '{"fits": 0.6, "can_adapt": 0.4, "does_not_fit": 0}') where id = $1`,
      [id],
    );
    expect((await compared(id))?.precision?.values?.certainty).toBe('uncertain');
  });
});

describe('an export', () => {
  const exported = async (language: string, delimiter: string) => {
    const answer = await me.call(candidates.exportCsv, {
      params: { id: campaign.id },
      query: { language, certainty: 'uncertain' },
    });
    const [head = [], row = []] = parse(answer.body, { bom: true, delimiter });
    const from = head.indexOf('Verdict');
    return { head: head.slice(from, from + 4), row: row.slice(from, from + 4) };
  };

  it('has the interval and the certainty, in words', async () => {
    expect(await exported('fr', ';')).toEqual({
      head: [
        'Verdict',
        'Intervalle probable, de',
        'Intervalle probable, à',
        'Certitude du verdict',
      ],
      row: ['Correspond', '70', '82', 'Incertain'],
    });
    expect((await exported('en', ',')).row[3]).toBe('Uncertain');
  });
});

describe('scores of another version of the engine', () => {
  let older: ScreeningCampaign;
  let kept: string;
  let person: Caller;
  let recomputed: string;
  const storedOf = async (id: string) =>
    (
      await test.database.asSuperuser<{ scores: CandidateScores }>(
        'select scores from screening_questionnaires where id = $1',
        [id],
      )
    )[0]?.scores;
  beforeAll(async () => {
    older = await createCampaign(test, owner, fullCampaign('ancien'));
    ({ id: kept, caller: person } = await completeCandidate(test, older, 11));
    recomputed = (await completeCandidate(test, older, 12)).id;
    await test.database.asSuperuser(
      `update screening_questionnaires set engine_version = 1,
         scores = jsonb_set(scores, '{engineVersion}', '1') where id = any ($1)`,
      [[kept, recomputed]],
    );
  });

  it('are not shown, and can be recomputed', async () => {
    const { items, otherEngines } = await list({}, older.id);
    expect(otherEngines).toBe(true);
    expect(
      items.map((one) => [one.engineVersion, one.overall, one.verdict, one.interval, one.sections]),
    ).toEqual([
      [1, null, null, null, null],
      [1, null, null, null, null],
    ]);
    const read = await details(kept);
    expect(read.engine).toMatchObject({ version: 1, current: false });
    expect(read.can.recompute).toBe(true);
    expect(read.scores).toBeNull();
    const answer = await me.call(candidates.compare, {
      params: { id: older.id },
      query: { ids: kept },
    });
    const [one] = answer.json<Comparison>().candidates;
    expect([one?.overall, one?.measures, one?.precision]).toEqual([null, null, null]);
  });

  it('are in the copy of all data that the person may have', async () => {
    const copy = await person.call(privacy.ownData, { params: { id: kept } });
    expect(copy.json<OwnData>().scores).toMatchObject({
      engineVersion: 1,
      overall: (await storedOf(kept))?.displayed,
    });
  });

  it('are told in the list while there is one, whatever the filter', async () => {
    const answer = await me.call(candidates.recompute, { params: { id: recomputed } });
    expect(answer.json<Candidate>()).toMatchObject({ engineVersion: 2 });
    expect(answer.json<Candidate>().certainty).not.toBeNull();
    expect((await list({}, older.id)).otherEngines).toBe(true);
    expect((await list({ certainty: 'uncertain' }, older.id)).otherEngines).toBe(true);
  });

  it('are replaced when the campaign is recomputed, which is logged', async () => {
    const answer = await me.call(candidates.recomputeCampaign, { params: { id: older.id } });
    expect(answer.json()).toEqual({ recomputed: 1 });
    expect((await list({}, older.id)).otherEngines).toBe(false);
    expect((await storedOf(kept))?.engineVersion).toBe(2);
    expect((await readActivityLog(test, owner.organizationId))[0]).toMatchObject({
      action: 'recompute',
    });
  });
});
