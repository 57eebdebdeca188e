import { answersOf, contract, type ScreeningCampaign } from '@cadran/contract';
import { simulatedAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answering, makeCampaign, startAnswering } from '../testing/answering.ts';
import { everyField } from '../testing/every-field.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let owner: MadeUser;
let campaign: ScreeningCampaign;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
  campaign = await makeCampaign(test, owner, everyField('envoi'));
});
afterAll(() => test.close());

/** A whole questionnaire as the parts say somebody might answer it. */
const simulated = async (seed: number) => {
  const own = await startAnswering(test, campaign.id);
  const asked = (
    await own.caller.call(contract.screening.readCampaign, { params: { id: campaign.id } })
  ).json();
  const { contact = {}, ...items } = simulatedAnswers(seededRandom(seed), asked);
  return { own, contact, answers: answersOf(items) as Record<string, object> };
};

const complete = (own: Answering) => own.save({ status: 'completed' });

const rowOf = async ({ id }: Answering) => {
  const [row] = await test.database.asSuperuser<Record<string, unknown>>(
    'select status, engine_version, overall::float8, verdict, quality, scores from screening_questionnaires where id = $1',
    [id],
  );
  return row;
};

describe('completing', () => {
  it('a simulated respondent answers part by part; what is stored is what was entered', async () => {
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

  it('computes the scores in the same moment and keeps them with the engine’s version', async () => {
    const { own, contact, answers } = await simulated(2);
    expect(await rowOf(own)).toMatchObject({ status: 'opened', scores: null, verdict: null });
    await own.save({ contact, answers, timings: { 'personality/0': { ms: 900, statements: 10 } } });
    await complete(own);
    const row = await rowOf(own);
    expect(row).toMatchObject({ status: 'completed', engine_version: 1 });
    expect(row?.['overall']).toBeGreaterThanOrEqual(0);
    expect(row?.['overall']).toBeLessThanOrEqual(100);
    expect(row?.['scores']).toMatchObject({
      engineVersion: 1,
      verdict: row?.['verdict'],
      quality: { level: row?.['quality'] },
    });
    expect(JSON.stringify(row?.['scores'])).toContain('hasty_pages');
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

  it('with the last answers in the same call, twice, at the same time, is once', async () => {
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
    expect(counts[0]).toEqual({ opened: 1, completed: 3 });
  });

  it('is final: what would change an answer is refused, what repeats one is not', async () => {
    const { own, contact, answers } = await simulated(5);
    await own.save({ contact, answers, status: 'completed' });
    const before = await own.read();
    const later = await own.save({ answers: { studies: { degree: 'none' } } });
    expect(later.statusCode).toBe(409);
    expect(later.json().error.code).toBe('conflict');
    expect((await own.save({ contact: { phone: '0' } })).statusCode).toBe(409);
    expect((await own.save({ contact, answers })).statusCode).toBe(200);
    const stale = { answers: { studies: { degree: 'none' } }, stamps: { studies: { degree: 1 } } };
    expect((await own.save(stale)).statusCode).toBe(200);
    expect(
      (await own.save({ timings: { 'culture/0': { ms: 9, statements: 4 } } })).statusCode,
    ).toBe(200);
    expect({ ...(await own.read()), now: '' }).toEqual({ ...before, now: '' });
  });

  it('is acknowledged again, and read, after the campaign was closed', async () => {
    const made = await makeCampaign(test, owner, {
      ...everyField('apres'),
      profile: {},
      questions: [],
    });
    const own = await startAnswering(test, made.id);
    const { contact } = await simulated(6);
    expect((await own.save({ contact, status: 'completed' })).statusCode).toBe(200);
    const member = await test.as(owner);
    await member.call(contract.screening.closeCampaign, { params: { id: made.id } });
    expect((await complete(own)).statusCode).toBe(200);
    expect((await own.read()).status).toBe('completed');
  });
});
