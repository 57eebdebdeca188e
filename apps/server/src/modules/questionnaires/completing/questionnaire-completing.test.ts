import {
  contract,
  displayedScore,
  fromAnswerItems,
  type ScreeningCampaign,
} from '@cadran/contract';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import type { CandidateScores } from '@cadran/scoring';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CandidateSession,
  createCampaign,
  startCandidate,
} from '../../../testing/candidates/candidate-session.ts';
import { fullCampaign } from '../../../testing/candidates/full-campaign.ts';
import { computeScoresInProcess } from '../../../scoring/compute-scores.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let owner: MadeUser;
let campaign: ScreeningCampaign;
/** What happens between the reading of the answers and the end of the scoring. */
let beforeScores: (() => Promise<void>) | undefined;
beforeAll(async () => {
  test = await createTestApp(
    {},
    {
      scores: async (request) => {
        await beforeScores?.();
        return computeScoresInProcess(request);
      },
    },
  );
  owner = await test.make.user();
  campaign = await createCampaign(test, owner, fullCampaign('envoi'));
});
afterAll(() => test.close());

/** A whole questionnaire as the parts say somebody might answer it. */
const simulated = async (seed: number, { id } = campaign) => {
  const own = await startCandidate(test, id);
  const asked = (await own.caller.call(contract.screening.readCampaign, { params: { id } })).json();
  const { contact = {}, ...items } = simulateAnswers(seededRandom(seed), asked);
  return { own, contact, answers: fromAnswerItems(items) as Record<string, object> };
};

const complete = (own: CandidateSession) => own.save({ status: 'completed' });

const rowOf = async ({ id }: CandidateSession) => {
  const [row] = await test.database.asSuperuser<Record<string, unknown>>(
    `select status, engine_version, overall::float8, displayed, verdict, interval_low, interval_high, certainty, quality,
       scores from screening_questionnaires where id = $1`,
    [id],
  );
  return row;
};

describe('completing', () => {
  it('stores what a simulated candidate answers part by part', async () => {
    const { own, contact, answers } = await simulated(1);
    await own.save({ contact });
    for (const [part, given] of Object.entries(answers)) {
      const refused = await complete(own);
      expect(refused.statusCode).toBe(422);
      expect(
        Object.keys(refused.json().error.fields).some((path) => path.startsWith('answers.')),
      ).toBe(true);
      expect((await own.save({ answers: { [part]: given } })).statusCode).toBe(200);
    }
    const done = await complete(own);
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({ status: 'completed' });
    expect(done.json().completedAt).not.toBeNull();
    expect(await own.read()).toMatchObject({ status: 'completed', contact, answers });
  });

  it('stores the scores with the engine’s version', async () => {
    const { own, contact, answers } = await simulated(2);
    expect(await rowOf(own)).toMatchObject({ status: 'opened', scores: null, verdict: null });
    await own.save({ contact, answers, timings: { 'personality/0': { ms: 900, statements: 10 } } });
    await complete(own);
    const row = await rowOf(own);
    expect(row).toMatchObject({ status: 'completed', engine_version: 2 });
    expect(row?.['overall']).toBeGreaterThanOrEqual(0);
    expect(row?.['overall']).toBeLessThanOrEqual(100);
    expect(row?.['scores']).toMatchObject({
      engineVersion: 2,
      verdict: row?.['verdict'],
      quality: { level: row?.['quality'] },
    });
    expect(JSON.stringify(row?.['scores'])).toContain('hasty_pages');
  });

  it('stores how sure the score is beside it, for lists', async () => {
    const { own, contact, answers } = await simulated(2);
    await own.save({ contact, answers });
    await complete(own);
    const row = await rowOf(own);
    const scores = row?.['scores'] as CandidateScores | undefined;
    const overall = scores?.precision?.overall;
    expect(row).toMatchObject({
      interval_low: displayedScore(overall?.low ?? -1),
      interval_high: displayedScore(overall?.high ?? -1),
      certainty: overall?.certainty,
    });
    expect(row?.['interval_low']).toBeLessThanOrEqual(Number(row?.['displayed']));
    expect(row?.['interval_high']).toBeGreaterThanOrEqual(Number(row?.['displayed']));
  });

  it('accepts “I prefer not to answer” and leaves a mostly declined section without score', async () => {
    const { own, contact, answers } = await simulated(2);
    const decline = (part: string) =>
      Object.fromEntries(Object.keys(answers[part] ?? {}).map((item) => [item, 'declined']));
    const values = { ...answers['values'], power_1: 'declined' };
    await own.save({
      contact,
      answers: { ...answers, values, personality: decline('personality') },
    });
    expect((await complete(own)).statusCode).toBe(200);
    const scores = (await rowOf(own))?.['scores'] as CandidateScores;
    expect(scores.measures.values?.answered.power).toBe(1);
    expect(scores.measures.personality?.missing).toHaveLength(35);
    expect(scores.leftOut).toEqual(['personality']);
    expect(scores.sections.values.status).toBe('scored');
  });

  it('is refused while an item was neither answered nor declined', async () => {
    const { own, contact, answers } = await simulated(2);
    const { trust_1: _, ...personality } = answers['personality'] as Record<string, unknown>;
    await own.save({ contact, answers: { ...answers, personality } });
    expect((await complete(own)).json().error.fields).toEqual({
      'answers.personality.trust_1': 'required',
    });
    await own.save({ answers: { personality: { trust_1: 'declined' } } });
    expect((await complete(own)).statusCode).toBe(200);
  });

  it('is refused while a required answer is missing, with its path', async () => {
    const { own, contact, answers } = await simulated(3);
    const { leadership_2: _, ...culture } = answers['culture'] as Record<string, string>;
    await own.save({
      contact: { ...contact, email: 'nobody' },
      answers: { ...answers, culture, motivations: ['salary'] },
    });
    const refused = await complete(own);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.fields).toEqual({
      'contact.email': 'email',
      'answers.culture.leadership_2': 'required',
      'answers.motivations.list': 'min_items:10',
    });
    expect(await rowOf(own)).toMatchObject({ status: 'opened', scores: null });
  });

  it('happens once when sent twice concurrently with the last answers', async () => {
    const { own, contact, answers } = await simulated(4);
    const body = { contact, answers, status: 'completed' };
    const all = await Promise.all([own.save(body), own.save(body), own.save(body)]);
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const times = new Set(all.map((answer) => answer.json().completedAt));
    expect(times.size).toBe(1);
    expect((await complete(own)).json().completedAt).toBe([...times][0]);
    const counts = await test.database.asSuperuser(
      'select sum(opened)::int as opened, sum(completed)::int as completed from screening_counts where campaign_id = $1',
      [campaign.id],
    );
    expect(counts[0]).toEqual({ opened: 1, completed: 6 });
  });

  it('is final: a changed answer is refused, a repeated one accepted', async () => {
    const { own, contact, answers } = await simulated(5);
    await own.save({ contact, answers, status: 'completed' });
    const before = await own.read();
    const later = await own.save({ answers: { studies: { degree: 'none' } } });
    expect(later.statusCode).toBe(409);
    expect(later.json().error.code).toBe('conflict');
    expect((await own.save({ contact: { phone: '0' } })).statusCode).toBe(409);
    expect((await own.save({ contact, answers })).statusCode).toBe(200);
    expect(
      (await own.save({ timings: { 'culture/0': { ms: 9, statements: 4 } } })).statusCode,
    ).toBe(200);
    expect({ ...(await own.read()), now: '' }).toEqual({ ...before, now: '' });
  });

  it('can be repeated and read after the campaign was closed', async () => {
    const made = await createCampaign(test, owner, {
      ...fullCampaign('apres'),
      profile: {},
      questions: fullCampaign('apres').questions.map((question) => ({
        ...question,
        required: false,
      })),
    });
    const own = await startCandidate(test, made.id);
    const { contact } = await simulated(6);
    expect((await own.save({ contact, status: 'completed' })).statusCode).toBe(200);
    const member = await test.as(owner);
    await member.call(contract.screening.closeCampaign, { params: { id: made.id } });
    expect((await complete(own)).statusCode).toBe(200);
    expect((await own.read()).status).toBe('completed');
  });
});

it('tells the owner in the digest that is waiting', async () => {
  for (const seed of [21, 22]) {
    const { own, contact, answers } = await simulated(seed);
    await own.save({ contact });
    await own.save({ answers });
    expect((await complete(own)).statusCode).toBe(200);
    const lines = await test.database.asSuperuser(
      'select from digest_lines where questionnaire_id = $1',
      [own.id],
    );
    expect(lines).toHaveLength(1);
  }
});

describe('what was saved', () => {
  const rowsOf = async ({ id }: CandidateSession) => {
    const [row] = await test.database.asSuperuser<{ saves: number; answers: number }>(
      `select (select count(*)::int from screening_saves where questionnaire_id = $1) as saves,
              (select count(*)::int from screening_answers where questionnaire_id = $1) as answers`,
      [id],
    );
    return row;
  };

  it('is a row for each save, and one row of answers once completed', async () => {
    const { own, contact, answers } = await simulated(31);
    await own.save({ contact });
    for (const [part, given] of Object.entries(answers))
      await own.save({ answers: { [part]: given } });
    expect(await rowsOf(own)).toEqual({ saves: 1 + Object.keys(answers).length, answers: 0 });
    await complete(own);
    expect(await rowsOf(own)).toEqual({ saves: 0, answers: 1 });
  });

  it('while scores were computed is part of what is scored', async () => {
    const { own, contact, answers } = await simulated(32);
    await own.save({ contact, answers });
    const { power_1: before } = answers['values'] as Record<string, unknown>;
    const power_1 = before === 7 ? 6 : 7;
    beforeScores = async () => {
      beforeScores = undefined;
      expect((await own.save({ answers: { values: { power_1 } } })).statusCode).toBe(200);
    };
    expect((await complete(own)).statusCode).toBe(200);
    expect((await own.read()).answers.values?.['power_1']).toBe(power_1);
    const scores = (await rowOf(own))?.['scores'] as CandidateScores;
    const { power_2 } = answers['values'] as Record<string, number>;
    expect(scores.measures.values?.ratings.power).toBe((power_1 + (power_2 ?? 0)) / 2);
    expect(await rowsOf(own)).toEqual({ saves: 0, answers: 1 });
  });

  it('when the campaign was closed while scores were computed is kept, and not completed', async () => {
    const made = await createCampaign(test, owner, fullCampaign('ferme'));
    const { own, contact, answers } = await simulated(33, made);
    await own.save({ contact, answers });
    const me = await test.as(owner);
    beforeScores = async () => {
      beforeScores = undefined;
      await me.call(contract.screening.closeCampaign, { params: { id: made.id } });
    };
    const refused = await complete(own);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'campaign_closed']);
    expect(await rowsOf(own)).toEqual({ saves: 1, answers: 0 });
  });
});
