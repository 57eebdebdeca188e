import { contract, type ProfilingCampaign } from '@cadran/contract';
import type { Statement } from '@cadran/db';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCompleteAnswers,
  createCultureAudit,
  startRespondent,
} from '../../../testing/culture-audits/respondent-session.ts';
import { advanceToNoon } from '../../../testing/advance-to-noon.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { profiling } = contract;
const RANKING = ['clan', 'market', 'adhocracy', 'hierarchy'];
const PAGE = { answers: { perceived: { leadership_1: RANKING } } };

let test: TestApp;
let owner: MadeUser;
let campaign: ProfilingCampaign;
const statements: Statement[] = [];
beforeAll(async () => {
  test = await createTestApp({}, { onStatement: (statement) => statements.push(statement) });
  advanceToNoon(test);
  owner = await test.make.user();
  campaign = await createCultureAudit(test, owner);
});
afterAll(() => test.close());

/** The functions and tables that the statements since the last call name. */
const named = (): (string | undefined)[] =>
  statements
    .splice(0)
    .map(({ text }) => /(?:from|into|update|cross join) "?(?!jsonb|unnest)(\w+)/.exec(text)?.[1]);

const everything = () => ({
  ...buildCompleteAnswers(campaign, 1, { birthYear: 1980, startDate: '2015-03-01' }),
  status: 'completed',
});

const rowsOf = (table: string, questionnaireId: string) =>
  test.database.asSuperuser(
    `select from ${table} where ${table === 'profiling_questionnaires' ? 'id' : 'questionnaire_id'} = $1`,
    [questionnaireId],
  );

describe('an employee', () => {
  it('saves a page by one statement once the token is known', async () => {
    const own = await startRespondent(test, campaign.id);
    await own.save(PAGE);
    named();
    const saved = await own.save({ answers: { desired: { leadership_1: RANKING } } });
    expect(saved.json()).toMatchObject({ status: 'opened', version: 3 });
    expect(named()).toEqual(['save_profiling_answers']);
  });

  it('who sends everything at once completes by one statement, and no trace leads to the answers', async () => {
    const own = await startRespondent(test, campaign.id);
    named();
    const sent = await own.save(everything());
    expect(sent.json()).toMatchObject({ status: 'completed', version: 2 });
    expect(named()).toEqual(['find_access', 'complete_profiling_questionnaire', 'throttles']);
    for (const table of ['profiling_questionnaires', 'profiling_drafts', 'access_tokens'])
      expect(await rowsOf(table, own.id)).toEqual([]);
    expect((await own.save(everything())).statusCode).toBe(401);
  });

  it('who saved before completes with what is newer of each answer', async () => {
    const own = await startRespondent(test, campaign.id);
    await own.save(PAGE);
    const sent = await own.save(everything());
    expect(sent.json()).toMatchObject({ status: 'completed' });
    expect(await rowsOf('profiling_questionnaires', own.id)).toEqual([]);
  });

  it('of a campaign that was closed meanwhile sends nothing', async () => {
    const made = await createCultureAudit(test, owner);
    const own = await startRespondent(test, made.id);
    await own.save(PAGE);
    await (await test.as(owner)).call(profiling.closeCampaign, { params: { id: made.id } });
    for (const body of [PAGE, { ...everything(), segments: {} }]) {
      const refused = await own.save(body);
      expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'campaign_closed']);
    }
  });
});
