import { setTimeout as sleep } from 'node:timers/promises';
import { contract, LIMITS } from '@cadran/contract';
import { type Caller, createCaller } from '../measuring/caller.ts';
import { logInAs } from '../measuring/log-in.ts';
import type { Bench } from '../measuring/results/measure.ts';
import { startSeededServer } from '../measuring/seeded-server.ts';
import { median, rounded, share, timed } from '../measuring/statistics.ts';

const WARM_UP = 100;
const READS = 400;
const IMPORTERS = 25;
const PROVISIONED = 150;
/** The slowest in a hundred, compared with the same without attack. */
const PROMISED = 3;

interface Attacker {
  readonly caller: Caller;
  readonly token: string;
  readonly organizationId: string;
}

const fileOf = (mark: string): string => {
  const lines = Array.from({ length: LIMITS.importRows }, (_, n) => {
    const name = `${mark}-${n}`;
    return `${name},${name}@example.org,Somebody ${n}`;
  });
  return ['username,email,fullName', ...lines].join('\n');
};

/** Imports without pause, and many people from a directory at once. */
const attack = async (
  { caller, token, organizationId }: Attacker,
  ended: AbortSignal,
): Promise<void> => {
  const call = async (path: string, body: object): Promise<void> => {
    // What becomes of the attacker's own calls is not measured.
    await caller.call('POST', path, JSON.stringify(body), token).catch(() => undefined);
  };
  const csv = fileOf('taken');
  const importing = async (): Promise<void> => {
    while (!ended.aborted) {
      await call(contract.users.import.path, { organizationId, csv, sendCredentials: false });
      await sleep(100);
    }
  };
  const provisioning = async (wave: number): Promise<void> => {
    if (ended.aborted) return;
    await Promise.all(
      Array.from({ length: PROVISIONED }, (_, n) =>
        call(contract.scim.createUser.path, { userName: `wave-${wave}-${n}@example.org` }),
      ),
    );
    await sleep(1_000);
    await provisioning(wave + 1);
  };
  await Promise.all([...Array.from({ length: IMPORTERS }, importing), provisioning(0)]);
};

export const bench: Bench = {
  run: async () => {
    const on = await startSeededServer();
    try {
      const { tenants } = await on.seed(
        '--organizations 2 --campaigns 20 --candidates 2000 --employees 0',
      );
      const app = await on.startApp();
      const calm = createCaller(app.address, 1);
      const many = createCaller(app.address, IMPORTERS + PROVISIONED);
      try {
        const organizationId = tenants[0]?.organizationId ?? '';
        const attacker = { caller: many, token: await logInAs(many, tenants[0]), organizationId };
        const token = await logInAs(calm, tenants[1]);
        const taken = { organizationId, csv: fileOf('taken'), sendCredentials: false };
        await many.call('POST', contract.users.import.path, JSON.stringify(taken), attacker.token);
        let failed = 0;
        const read = async (): Promise<void> => {
          const { status } = await calm.call(
            'GET',
            contract.screening.listCampaigns.path,
            undefined,
            token,
          );
          if (status !== 200) failed += 1;
        };
        const measure = async (): Promise<number[]> => {
          const times: number[] = [];
          for (let n = 0; n < READS; n += 1) {
            times.push(await timed(read));
            await sleep(20);
          }
          return times;
        };
        for (let n = 0; n < WARM_UP; n += 1) await read();
        const quiet = await measure();
        const ended = new AbortController();
        const attacked = attack(attacker, ended.signal);
        const meanwhile = await measure();
        ended.abort();
        await attacked;
        return {
          title: 'One organisation attacks, another works',
          how: `${IMPORTERS} imports of ${LIMITS.importRows} names that are taken at once, again and again, and ${PROVISIONED} people from a directory at once, of one organisation; meanwhile ${READS} times the campaigns of another, one after the other over HTTP, compared with the same reads just before.`,
          measures: [
            {
              what: 'Reads of the other organisation that failed',
              value: failed,
              unit: 'requests',
              atMost: 0,
            },
            { what: 'Reads without attack, median', value: rounded(median(quiet), 1), unit: 'ms' },
            {
              what: 'Reads without attack, slowest of a hundred',
              value: rounded(share(quiet, 0.99), 1),
              unit: 'ms',
            },
            {
              what: 'Reads under attack, median',
              value: rounded(median(meanwhile), 1),
              unit: 'ms',
            },
            {
              what: 'Reads under attack, slowest of a hundred',
              value: rounded(share(meanwhile, 0.99), 1),
              unit: 'ms',
            },
            {
              what: 'Slowest of a hundred under attack, compared with none',
              value: rounded(share(meanwhile, 0.99) / share(quiet, 0.99), 1),
              unit: 'times',
              atMost: PROMISED,
            },
          ],
        };
      } finally {
        calm.close();
        many.close();
        await app.stop();
      }
    } finally {
      await on.stop();
    }
  },
};
