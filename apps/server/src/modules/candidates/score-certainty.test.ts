import {
  type Candidate,
  type CandidateDetails,
  type CandidateList,
  type Comparison,
  contract,
  type ScreeningCampaign,
} from '@cadran/contract';
import type { CandidateScores } from '@cadran/scoring';
import { scoresOfEngine1 } from '@cadran/scoring/simulation';
import type { MadeUser } from '@cadran/testing';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { createCampaign } from '../../testing/candidates/candidate-session.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts';

const { candidates, questionnaires, screening } = contract;

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

describe('scores of engine 1', () => {
  let older: ScreeningCampaign;
  let kept: string;
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
    kept = (await completeCandidate(test, older, 11)).id;
    recomputed = (await completeCandidate(test, older, 12)).id;
    for (const id of [kept, recomputed]) {
      const scores = await storedOf(id);
      if (!scores) throw new Error('not scored');
      await test.database.asSuperuser(
        `update screening_questionnaires set engine_version = 1, scores = $2::jsonb, interval_low = null,
           interval_high = null, certainty = null where id = $1`,
        [id, JSON.stringify(scoresOfEngine1(scores))],
      );
    }
  });

  it('stay as they are and are read as before, without interval and certainty', async () => {
    const { items, mixedMethods } = await list({}, older.id);
    expect(mixedMethods).toBe(false);
    expect(items.map(({ engineVersion }) => engineVersion)).toEqual([1, 1]);
    const read = await details(kept);
    expect(read.engine).toMatchObject({ version: 1, current: false });
    expect(read.can.recompute).toBe(true);
    expect(read.scores).toMatchObject({
      engineVersion: 1,
      overall: items.find(({ id }) => id === kept)?.overall,
      interval: null,
      certainty: null,
    });
    expect(read.scores?.psychometric).toBe(read.scores?.halves.answers.score);
    expect(read.scores?.halves.answers.interval).toBeNull();
    const answer = await me.call(candidates.compare, {
      params: { id: older.id },
      query: { ids: kept },
    });
    const [one] = answer.json<Comparison>().candidates;
    expect(one?.measures?.personality?.openness?.position).toBeGreaterThan(1);
    expect(one?.measures?.personality?.openness?.margin).toBeNull();
    expect(one?.precision).toBeNull();
  });

  it('do not stand beside those of engine 2 without the list saying so', async () => {
    const answer = await me.call(candidates.recompute, { params: { id: recomputed } });
    expect(answer.json<Candidate>()).toMatchObject({ engineVersion: 2 });
    expect(answer.json<Candidate>().certainty).not.toBeNull();
    expect((await list({}, older.id)).mixedMethods).toBe(true);
    expect((await list({ certainty: 'uncertain' }, older.id)).mixedMethods).toBe(true);
  });

  it('move to engine 2 when the campaign is recomputed, which is logged', async () => {
    const answer = await me.call(candidates.recomputeCampaign, { params: { id: older.id } });
    expect(answer.json()).toEqual({ recomputed: 1 });
    expect((await list({}, older.id)).mixedMethods).toBe(false);
    expect((await storedOf(kept))?.precision?.replicates).toBe(400);
    expect((await readActivityLog(test, owner.organizationId))[0]).toMatchObject({
      action: 'recompute',
    });
  });
});
