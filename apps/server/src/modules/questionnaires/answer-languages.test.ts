import {
  type AnswerLanguages,
  type CandidateDetails,
  contract,
  createStamp,
  type OwnData,
  type Report,
  type ScreeningCampaign,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CandidateSession,
  createCampaign,
  startCandidate,
} from '../../testing/candidates/candidate-session.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { privacy, questionnaires } = contract;

let test: TestApp;
let owner: MadeUser;
let campaign: ScreeningCampaign;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
  campaign = await createCampaign(test, owner, fullCampaign('langues'));
});
afterAll(() => test.close());

const languagesOf = async ({ caller, id }: CandidateSession) => {
  const data = await caller.call(privacy.ownData, { params: { id } });
  return data.json<OwnData>().answerLanguages;
};

/** One rating, given at a time. */
const rated = (item: string, rating: number | 'declined', at: number) => ({
  answers: { values: { [item]: rating } },
  stamps: { values: { [item]: createStamp(at, 0) } },
});

describe('each answer', () => {
  it('keeps the questionnaire’s language, which may change in the middle', async () => {
    const own = await startCandidate(test, campaign.id);
    await own.save(rated('power_1', 3, 1000));
    await own.save({ language: 'en', ...rated('power_2', 4, 2000) });
    await own.save({ answers: { motivations: ['salary'] } });
    expect(await languagesOf(own)).toEqual({
      values: { power_1: 'fr', power_2: 'en' },
      motivations: { list: 'en' },
    });
    expect((await own.read()).language).toBe('en');
  });

  it('keeps its own language when it was read before the switch', async () => {
    const own = await startCandidate(test, campaign.id);
    await own.save({
      language: 'en',
      answers: { values: { power_1: 3, power_2: 'declined' } },
      languages: { values: { power_1: 'fr' } },
    });
    expect(await languagesOf(own)).toEqual({ values: { power_1: 'fr', power_2: 'en' } });
  });

  it('takes its language along: the newer answer wins with the one it was read in', async () => {
    const own = await startCandidate(test, campaign.id);
    await own.save({ language: 'en', ...rated('power_1', 3, 2000) });
    await own.save({ language: 'fr', ...rated('power_1', 5, 1000) });
    expect(await languagesOf(own)).toEqual({ values: { power_1: 'en' } });
    await own.save({ language: 'fr', ...rated('power_1', 5, 3000) });
    expect(await languagesOf(own)).toEqual({ values: { power_1: 'fr' } });
  });

  it('has no language for page times, and none that is unknown', async () => {
    const own = await startCandidate(test, campaign.id);
    await own.save({ timings: { 'values/0': { ms: 900, statements: 5 } } });
    expect(await languagesOf(own)).toEqual({});
    const refused = await own.save({
      ...rated('power_1', 3, 1),
      languages: { values: { power_1: 'de' } },
    });
    expect(refused.statusCode).toBe(422);
  });
});

describe('the languages', () => {
  it('are told to the recruiter, the most used first, and to the candidate answer by answer', async () => {
    const own = await startCandidate(test, campaign.id);
    await own.save({ answers: { values: { power_1: 3 }, culture: { leadership_1: 'clan' } } });
    await own.save({ language: 'en', answers: { values: { power_2: 'declined' } } });
    const me = await test.as(owner);
    const read = await me.call(questionnaires.read, { params: { id: own.id } });
    expect(read.json<CandidateDetails>().answerLanguages).toEqual(['fr', 'en']);
    const data = (
      await own.caller.call(privacy.ownData, { params: { id: own.id } })
    ).json<OwnData>();
    const expected: AnswerLanguages = {
      values: { power_1: 'fr', power_2: 'en' },
      culture: { leadership_1: 'fr' },
    };
    expect(data.answerLanguages).toEqual(expected);
    expect(data.answers.values).toEqual({ power_1: 3, power_2: 'declined' });
  });

  it('and declined answers are written in words in one’s own data', async () => {
    const own = await startCandidate(test, campaign.id);
    await own.save({
      language: 'en',
      answers: { values: { power_1: 3, power_2: 'declined' } },
      languages: { values: { power_1: 'fr' } },
    });
    const rowsIn = async (language: string) => {
      const answer = await own.caller.call(privacy.ownReport, {
        params: { id: own.id },
        query: { language },
      });
      const { sections } = answer.json<Report>();
      const [table] = sections.find(({ id }) => id === 'values')?.blocks ?? [];
      return table?.kind === 'table' ? table.rows.map((row) => row.slice(1)) : [];
    };
    expect(await rowsIn('en')).toContainEqual(['I prefer not to answer', 'English']);
    expect(await rowsIn('fr')).toContainEqual(['Je préfère ne pas répondre', 'anglais']);
    expect((await rowsIn('fr')).map(([, read]) => read)).toContain('français');
  });
});
