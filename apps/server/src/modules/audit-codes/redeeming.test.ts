import { contract, formatAccessCode } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { type CodeAudit, createCodeAudit } from '../../testing/culture-audits/code-audit.ts';
import {
  buildCompleteAnswers,
  createCultureAudit,
  requestStart,
  respondentSession,
  startRespondent,
} from '../../testing/culture-audits/respondent-session.ts';
import { runConcurrently } from '../../testing/run-concurrently.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { issueAnonymousToken } from '../auth/sessions/session-tokens.ts';
import { generateCardCodes } from './give-card-codes.ts';

const { profilingQuestionnaires } = contract;

let test: TestApp;
let owner: MadeUser;
let audit: CodeAudit;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
  audit = await createCodeAudit(test, owner);
});
afterAll(() => test.close());

const start = (code: string, more: object = {}) =>
  requestStart(test, audit.campaign.id, { startKey: undefined, code, ...more });
const TOLD = { birthYear: 1980, startDate: '2015-01-01' };
const complete = async (code: string) => {
  const session = respondentSession(test, (await start(code)).json());
  const answers = buildCompleteAnswers(audit.campaign, 1, TOLD);
  return session.save({ ...answers, status: 'completed' });
};
const counted = async (table: string) => {
  const [row] = await test.database.asSuperuser<{ n: number }>(
    `select count(*)::int as n from ${table} where campaign_id = $1`,
    [audit.campaign.id],
  );
  return row?.n;
};

describe('a code', () => {
  it('opens one questionnaire and resumes it on any device until it is sent', async () => {
    const [code = ''] = await audit.cards(1);
    const first = await start(formatAccessCode(code).toLowerCase());
    expect(first.statusCode).toBe(201);
    const session = respondentSession(test, first.json());
    expect(session.resumeCode).toBe(formatAccessCode(code));
    await session.save({ segments: { gender: 'female' } });
    const elsewhere = respondentSession(test, (await start(` ${code} `)).json());
    expect(elsewhere.id).toBe(session.id);
    expect((await elsewhere.read()).json().segments).toEqual({ gender: 'female' });
    const body = { campaignId: audit.campaign.id, code };
    const resumed = await (await test.anonymous()).call(profilingQuestionnaires.resume, { body });
    expect(resumed.json()).toMatchObject({ id: session.id, resumeCode: formatAccessCode(code) });
  });

  it('is spent once the questionnaire is sent, and nothing of it is lost', async () => {
    const [code = ''] = await audit.cards(1);
    const before = (await counted('profiling_answers')) ?? 0;
    expect((await complete(code)).statusCode).toBe(200);
    const again = await start(code);
    expect([again.statusCode, again.json().error.code]).toEqual([403, 'code_refused']);
    const body = { campaignId: audit.campaign.id, code };
    const resumed = await (await test.anonymous()).call(profilingQuestionnaires.resume, { body });
    expect(resumed.statusCode).toBe(404);
    expect(await counted('profiling_answers')).toBe(before + 1);
  });

  it('of which two people make use at the same moment opens one questionnaire', async () => {
    const [code = ''] = await audit.cards(1);
    const before = (await counted('profiling_questionnaires')) ?? 0;
    const answers = await runConcurrently(
      test,
      Array.from({ length: 4 }, () => () => start(code)),
      ['select from profiling_codes for update'],
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await counted('profiling_questionnaires')).toBe(before + 1);
  });

  it('is found while cards are printed and rows are rewritten', async () => {
    const [one = '', two = ''] = await audit.cards(2);
    const [printed, ...started] = await runConcurrently(
      test,
      [() => audit.print(1), () => start(one), () => start(two)],
      [`select from profiling_campaigns where id = '${audit.campaign.id}' for update`],
    );
    expect([printed?.statusCode, ...started.map(({ statusCode }) => statusCode)]).toEqual([
      200, 201, 201,
    ]);
  });

  it('that is used, unknown, mistyped or of another audit gets the same response', async () => {
    const [used = ''] = await audit.cards(1);
    await complete(used);
    const other = await createCodeAudit(test, owner);
    const [foreign = ''] = await other.cards(1);
    const [unknown = ''] = generateCardCodes(1);
    const swapped = `${used.charAt(1)}${used.charAt(0)}${used.slice(2)}`;
    const refusals = await Promise.all(
      [used, foreign, unknown, swapped, `${used}2`, 'O0I1L', '', '😀', 'a'.repeat(60)].map((code) =>
        start(code),
      ),
    );
    for (const refusal of refusals) {
      expect([refusal.statusCode, refusal.json().error.code]).toEqual([403, 'code_refused']);
      expect([...new Set(refusals.map(comparableBytes))]).toHaveLength(1);
    }
    expect((await start('a'.repeat(61))).statusCode).toBe(422);
  });

  it('is required in an audit by codes and not taken in one by link', async () => {
    const without = await requestStart(test, audit.campaign.id);
    expect([without.statusCode, without.json().error.code]).toEqual([403, 'code_required']);
    const neither = await requestStart(test, audit.campaign.id, { startKey: undefined });
    expect(neither.json().error.fields).toEqual({ startKey: 'required' });
    const byLink = await createCultureAudit(test, owner);
    const [code = ''] = await audit.cards(1);
    const taken = await requestStart(test, byLink.id, { startKey: undefined, code });
    expect(taken.json().error.fields).toEqual({ code: 'unknown_field' });
    await expect(startRespondent(test, byLink.id)).resolves.toMatchObject({
      campaignId: byLink.id,
    });
  });

  it('opens nothing in a closed audit, and goes on where it was after reopening', async () => {
    const own = await createCodeAudit(test, owner);
    const [begun = '', fresh = ''] = await own.cards(2);
    const open = (code: string) => requestStart(test, own.campaign.id, { code });
    const { id } = (await open(begun)).json();
    await own.close();
    for (const code of [begun, fresh])
      expect((await open(code)).json().error.code).toBe('campaign_closed');
    await own.reopen();
    expect((await open(begun)).json().id).toBe(id);
    expect((await open(fresh)).statusCode).toBe(201);
  });
});

describe('the tokens of those who answer', () => {
  it('expire at a full hour before and at the end of a day after the start, and so date nothing', async () => {
    const [code = ''] = await audit.cards(1);
    const visitor = await issueAnonymousToken(test.database.database.global, test.now());
    expect(visitor.expiresAt).toMatch(/:00:00\.000Z$/);
    expect((await start(code)).json().expiresAt).toMatch(/T00:00:00\.000Z$/);
    const exact = await test.database.asSuperuser(
      `select from access_tokens where session_id is null and expires_at <> date_trunc('hour', expires_at)`,
    );
    expect(exact).toEqual([]);
  });
});

describe('guessing codes', () => {
  it('is limited, without shutting out others at the same address', async () => {
    const address = '198.51.100.7';
    const guess = async (code: string) =>
      (await test.anonymous()).call(profilingQuestionnaires.start, {
        body: { campaignId: audit.campaign.id, language: 'fr', consent: true, code },
        address,
      });
    const answers: number[] = [];
    for (const code of generateCardCodes(300)) answers.push((await guess(code)).statusCode);
    expect(answers.filter((status) => status === 403)).toHaveLength(60);
    expect(answers.filter((status) => status === 429)).toHaveLength(240);
    const [valid = ''] = await audit.cards(1);
    expect((await guess(valid)).statusCode).toBe(201);
    const [unknown = ''] = generateCardCodes(1);
    expect((await start(unknown)).statusCode).toBe(403);
  });
});
