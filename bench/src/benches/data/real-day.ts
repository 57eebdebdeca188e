import { randomUUID } from 'node:crypto';
import type { StartedQuestionnaire } from '@cadran/contract';
import { callConcurrently, type Caller } from '../../measuring/caller.ts';
import type { Measure } from '../../measuring/results/measure.ts';
import { median, rounded, share } from '../../measuring/statistics.ts';
import { COMPLETED } from './submitted-answers.ts';

/** Processor time so far, in milliseconds, without what computes the scores' replicates. */
interface Used {
  readonly server: number;
  readonly database: number;
}

export interface Day {
  readonly caller: Caller;
  readonly campaignIds: readonly string[];
  readonly pages: readonly string[];
  readonly used: () => Used;
}

let people = 0;

/** Everything that one respondent sends; returns how long each page took. */
const answer = async ({ caller, campaignIds, pages }: Day): Promise<number[]> => {
  const number = (people += 1);
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const call = async (wanted: number, ...of: [string, string, string, string?]) => {
    const begun = performance.now();
    const { status, body } = await caller.call(...of, ...(of.length < 4 ? [undefined] : []), from);
    if (status !== wanted) throw new Error(`${of[0]} ${of[1]}: ${status} ${body}`);
    return { body: JSON.parse(body) as unknown, ms: performance.now() - begun };
  };
  const visitor = await call(200, 'POST', '/auth/jwt', JSON.stringify({ timestamp: Date.now() }));
  const { token } = visitor.body as { token: string };
  const campaignId = campaignIds[number % campaignIds.length];
  const start = { campaignId, language: 'fr', consent: true, startKey: randomUUID() };
  const begun = await call(201, 'POST', '/screening/questionnaires', JSON.stringify(start), token);
  const own = begun.body as StartedQuestionnaire;
  const path = `/screening/questionnaires/${own.id}`;
  const waits: number[] = [];
  for (const page of pages) waits.push((await call(200, 'PUT', path, page, own.token)).ms);
  await call(200, 'PUT', path, COMPLETED, own.token);
  return waits;
};

/** Respondents from their first request to their last: token, start, pages, completion. */
export const runDay = async (day: Day, respondents: number, seconds: number) => {
  const waits: number[] = [];
  const before = day.used();
  const rate = await callConcurrently(respondents, seconds * 1000, async () => {
    waits.push(...(await answer(day)));
  });
  const after = day.used();
  const each = (of: keyof Used): number => (after[of] - before[of]) / waits.length;
  return {
    pagesPerSecond: rate * day.pages.length,
    waits,
    server: each('server'),
    database: each('database'),
  };
};

export const measureDay = async (
  day: Day,
  respondents: number,
  seconds: number,
  promised: { readonly p99: number; readonly processor?: number },
): Promise<Measure[]> => {
  const { pagesPerSecond, waits, server, database } = await runDay(day, respondents, seconds);
  const what = `A day of ${respondents} at a time`;
  return [
    { what: `${what}: pages saved`, value: rounded(pagesPerSecond), unit: '/s' },
    { what: `${what}: a page, median`, value: rounded(median(waits), 1), unit: 'ms' },
    {
      what: `${what}: a page, slowest of a hundred`,
      value: rounded(share(waits, 0.99), 1),
      unit: 'ms',
      atMost: promised.p99,
    },
    { what: `${what}: server’s processor time per page`, value: rounded(server, 2), unit: 'ms' },
    { what: `${what}: database’s, per page`, value: rounded(database, 2), unit: 'ms' },
    {
      what: `${what}: both, per page`,
      value: rounded(server + database, 2),
      unit: 'ms',
      ...(promised.processor === undefined ? {} : { atMost: promised.processor }),
    },
  ];
};
