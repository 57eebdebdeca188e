import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromAnswerItems, contract, type StartedQuestionnaire } from '@cadran/contract';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import type { Ledger } from './ledger.ts';
import { type Answer, type Call, networkCode, send } from './send.ts';

const { auth, questionnaires } = contract;
const ITEMS_A_PAGE = 12;
const PAUSE_MS = 20;

export type AskedParts = Parameters<typeof simulateAnswers>[1];

export interface LoadGenerator {
  /** The running instances, as a load balancer knows them. */
  readonly addresses: () => readonly string[];
  readonly campaigns: readonly { readonly id: string; readonly asked: AskedParts }[];
  readonly size: number;
  readonly ledger: Ledger;
  /** Requests a second, fewer if they take longer; without it, as many as possible. */
  readonly perSecond?: number;
  /** Timeout of one attempt. */
  readonly timeoutMs?: number;
}

class Stopped extends Error {}

interface Page {
  readonly part: string;
  readonly items: Readonly<Record<string, unknown>>;
}

/** Parts are saved page by page, as in the browser. */
const pagesOf = (answers: ReturnType<typeof simulateAnswers>): Page[] =>
  Object.entries(answers).flatMap(([part, items]) => {
    const given = Object.entries(items).filter(([, value]) => value !== null);
    const pages: Page[] = [];
    for (let from = 0; from < given.length; from += ITEMS_A_PAGE)
      pages.push({ part, items: Object.fromEntries(given.slice(from, from + ITEMS_A_PAGE)) });
    return pages;
  });

let sequence = 0;

/**
 * Simulated candidates answer whole questionnaires until stopped. Unacknowledged requests are repeated at the next
 * instance: a start with the same key, a save with the same answers.
 */
export const startLoadGenerator = (load: LoadGenerator) => {
  const { ledger } = load;
  const stopping = new AbortController();
  let nextTurn = performance.now();
  const waitForTurn = async (perSecond: number): Promise<void> => {
    nextTurn = Math.max(nextTurn + 1000 / perSecond, performance.now());
    await sleep(Math.max(0, nextTurn - performance.now()));
  };

  const persist = async (call: Call): Promise<{ answer: Answer; since: number }> => {
    if (load.perSecond !== undefined) await waitForTurn(load.perSecond);
    const since = performance.now();
    for (let attempt = sequence; ; attempt++) {
      if (stopping.signal.aborted) throw new Stopped();
      const addresses = load.addresses();
      const address = addresses[attempt % addresses.length];
      if (address !== undefined) {
        try {
          const answer = await send(address, call, load.timeoutMs);
          if (answer.status < 500) return { answer, since };
          if (answer.status !== 503) ledger.failed(`${call.path}: ${answer.status}`);
        } catch (error) {
          if (networkCode(error) === 'ERR_INVALID_URL') throw error;
        }
      }
      ledger.retried();
      await sleep(PAUSE_MS);
    }
  };

  const expect = ({ status, body }: Answer, wanted: number, path: string): boolean => {
    if (status === wanted) return true;
    ledger.failed(`${path}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    return false;
  };

  const answerOne = async (): Promise<void> => {
    const number = (sequence += 1);
    const campaign = load.campaigns[number % load.campaigns.length];
    if (!campaign) throw new Error('no campaign');
    const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const visitor = await persist({
      method: 'POST',
      path: auth.anonymousToken.path,
      body: { timestamp: Date.now() },
      from,
    });
    ledger.begins();
    const start = await persist({
      method: 'POST',
      path: questionnaires.start.path,
      token: (visitor.answer.body as { token: string }).token,
      body: { campaignId: campaign.id, language: 'fr', consent: true, startKey: randomUUID() },
      from,
    });
    if (!expect(start.answer, 201, 'start')) return;
    const { id, token } = start.answer.body as StartedQuestionnaire;
    ledger.started(id, start.since);
    const save = (body: object) =>
      persist({ method: 'PUT', path: `/screening/questionnaires/${id}`, token, body, from });

    const simulated = simulateAnswers(seededRandom(number), campaign.asked);
    const { contact = {}, ...rest } = simulated;
    const known = { ...contact, email: `candidate-${number}@example.org` };
    const first = await save({ contact: known });
    if (!expect(first.answer, 200, 'contact')) return;
    ledger.saved(id, 'contact', known, first.since);
    for (const { part, items } of pagesOf(rest)) {
      const page = await save({ answers: fromAnswerItems({ [part]: items }) });
      if (!expect(page.answer, 200, part)) return;
      ledger.saved(id, part, items, page.since);
    }
    const last = await save({ status: 'completed' });
    if (expect(last.answer, 200, 'complete')) ledger.completed(id, last.since);
  };

  const keepAnswering = async (): Promise<void> => {
    while (!stopping.signal.aborted) await answerOne();
  };
  const everybody = Array.from({ length: load.size }, async () => {
    try {
      await keepAnswering();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  });
  return {
    /** Resolves when no request is pending. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(everybody);
    },
  };
};
