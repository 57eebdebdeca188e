import { randomUUID } from 'node:crypto';
import { contract, parseAccessCode } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeAudit, createCodeAudit } from '../testing/culture-audits/code-audit.ts';
import {
  buildCompleteAnswers,
  createCultureAudit,
  requestStart,
  respondentSession,
  startRespondent,
} from '../testing/culture-audits/respondent-session.ts';
import { type Caller, createTestApp, type TestApp } from '../testing/test-app.ts';

const { profilingQuestionnaires } = contract;
const TOLD = { birthYear: 1985, startDate: '2020-01-01' };

let test: TestApp;
let owner: MadeUser;
let audit: CodeAudit;
let code: string;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.admin();
  audit = await createCodeAudit(test, owner);
  code = (await audit.cards(1))[0] ?? '';
});
afterAll(() => test.close());

/** Stored, not as shown: one answer more would show. */
const countAnswers = async (campaignId = audit.campaign.id): Promise<number> => {
  const [row] = await test.database.asSuperuser<{ answers: number; started: number }>(
    `select (select count(*) from profiling_answers where campaign_id = $1)::int
              + (select coalesce(sum(people), 0) from profiling_answer_groups where campaign_id = $1)::int as answers,
            (select count(*) from profiling_questionnaires where campaign_id = $1)::int as started`,
    [campaignId],
  );
  return (row?.answers ?? 0) + (row?.started ?? 0);
};

describe('made-up answers by codes, with an administrator’s rights', () => {
  it('are refused without a code, with an invented one and with a spent one', async () => {
    expect(await countAnswers()).toBe(0);
    const session = respondentSession(
      test,
      (await requestStart(test, audit.campaign.id, { code, startKey: undefined })).json(),
    );
    const answers = buildCompleteAnswers(audit.campaign, 1, TOLD);
    const sent = await session.save({ ...answers, status: 'completed' });
    expect(sent.statusCode).toBe(200);
    expect(await countAnswers()).toBe(1);
    const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'.split('');
    // Invented codes with the right check digit, so that they are looked up.
    const invented = letters
      .flatMap((one) => letters.map((two) => `${code.slice(0, 10)}${one}${two}`))
      .filter((one) => one !== code && parseAccessCode(one).code !== undefined)
      .slice(0, 8);
    expect(invented).toHaveLength(8);
    const errorOf = async (caller: Caller, more: object) => {
      const body = { campaignId: audit.campaign.id, language: 'fr', consent: true, ...more };
      return (await caller.call(profilingQuestionnaires.start, { body })).json().error?.code;
    };
    const [visitor, administrator] = [await test.anonymous(), await test.as(owner)];
    expect(await errorOf(visitor, { startKey: randomUUID() })).toBe('code_required');
    for (const one of [code, ...invented])
      expect(await errorOf(visitor, { code: one })).toBe('code_refused');
    for (const more of [{ startKey: randomUUID() }, { code }, { code: invented[0] }])
      expect(await errorOf(administrator, more)).toBe('forbidden');
    expect(await countAnswers()).toBe(1);
  });

  it('are all taken where no code is asked for', async () => {
    const campaign = await createCultureAudit(test, owner, { access: 'link' });
    for (let made = 0; made < 8; made += 1) {
      const session = await startRespondent(test, campaign.id);
      const answers = buildCompleteAnswers(campaign, made, TOLD);
      expect((await session.save({ ...answers, status: 'completed' })).statusCode).toBe(200);
    }
    expect(await countAnswers(campaign.id)).toBe(8);
  });
});
