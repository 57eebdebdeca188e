import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromAnswerItems, contract, type StartedQuestionnaire } from '@cadran/contract';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { atLeast, atMost, type Drill, noted } from '../product/drill.ts';
import { type Answer, type Call, send } from '../product/send.ts';
import { startTwoInstances } from '../product/two-instances.ts';

const PEOPLE = 40;
const AT_ONCE = 4;
/** Shorter than the network outage, so that every first attempt times out. */
const TIMEOUT_MS = 700;
const STOP_MS = 1_500;

const { auth, questionnaires } = contract;

/**
 * Sends every request several times to both instances during a database outage longer than the timeout, then again
 * until acknowledged. Each candidate must be one row, completed once.
 */
export const retries: Drill = {
  name: 'time-out then retry, concurrent retries',
  run: async () => {
    const product = await startTwoInstances();
    const { proxy, server } = product;
    let timedOut = 0;
    let sent = 0;

    const insist = async (call: Call): Promise<Answer> => {
      for (;;) {
        const tries = await Promise.allSettled(
          Array.from({ length: AT_ONCE }, (_, index) => {
            sent += 1;
            return send(product.addresses()[index % 2] ?? '', call, TIMEOUT_MS);
          }),
        );
        timedOut += tries.filter(({ status }) => status === 'rejected').length;
        const done = tries.find((one) => one.status === 'fulfilled' && one.value.status < 300);
        if (done?.status === 'fulfilled') return done.value;
        await sleep(50);
      }
    };

    const answerAll = async (number: number): Promise<string> => {
      const campaign = product.campaigns[number % product.campaigns.length];
      if (!campaign) throw new Error('no campaign');
      const from = `10.9.0.${number}`;
      const visitor = await insist({
        method: 'POST',
        path: auth.anonymousToken.path,
        body: { timestamp: Date.now() },
        from,
      });
      const start = await insist({
        method: 'POST',
        path: questionnaires.start.path,
        token: (visitor.body as { token: string }).token,
        body: { campaignId: campaign.id, language: 'fr', consent: true, startKey: randomUUID() },
        from,
      });
      const { id, token } = start.body as StartedQuestionnaire;
      const { contact, ...items } = simulateAnswers(seededRandom(number), campaign.asked);
      await insist({
        method: 'PUT',
        path: `/screening/questionnaires/${id}`,
        token,
        body: { contact, answers: fromAnswerItems(items), status: 'completed' },
        from,
      });
      return id;
    };

    const stopping = new AbortController();
    const stutter = async (): Promise<void> => {
      while (!stopping.signal.aborted) {
        proxy.freeze();
        await sleep(STOP_MS);
        proxy.thaw();
        await sleep(1_000);
      }
    };
    try {
      const disturbed = stutter();
      const ids: string[] = [];
      for (let from = 0; from < PEOPLE; from += 8)
        ids.push(
          ...(await Promise.all(Array.from({ length: 8 }, (_, index) => answerAll(from + index)))),
        );
      stopping.abort();
      await disturbed;
      // Waits for abandoned requests to finish.
      await sleep(2_000);
      const rows = await server.query<{ id: string; status: string }>(
        'select id, status from screening_questionnaires where campaign_id = any ($1)',
        [product.campaigns.map(({ id }) => id)],
      );
      const [counted] = await server.query<{ completed: number }>(
        `select coalesce(sum(completed), 0)::int as completed from screening_counts where campaign_id = any ($1)`,
        [product.campaigns.map(({ id }) => id)],
      );
      const completed = new Set(
        rows.filter(({ status }) => status === 'completed').map(({ id }) => id),
      );
      return [
        noted('sent', sent),
        atLeast('timed out', timedOut, 1),
        atMost('acknowledged and lost', ids.filter((id) => !completed.has(id)).length, 0),
        atMost('rows more than people', rows.length - PEOPLE, 0),
        atMost('counted as completed more than once', (counted?.completed ?? 0) - PEOPLE, 0),
      ];
    } finally {
      stopping.abort();
      await product.close();
    }
  },
};
