import { contract, type OpenedSession } from '@cadran/contract';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { addPeople, groupNumbers } from '@cadran/scoring/evidence';
import { simulateInstallation } from '@cadran/scoring/simulation';
import { seededRandom } from '@cadran/instruments/seeded-random';
import pg from 'pg';
import { SEED_PASSWORD } from '../../../apps/server/seed/fill-database.ts';
import { createCaller } from '../measuring/caller.ts';
import type { Bench } from '../measuring/results/measure.ts';
import { treeMemoryOf } from '../measuring/memory.ts';
import { startSeededServer } from '../measuring/seeded-server.ts';
import { rounded, timed } from '../measuring/statistics.ts';

const ORGANIZATIONS = 20;
const SIMULATED = 2000;
const PEOPLE = 100_000;
const READ_TIMES = 60;
/** By then V8 has taken what it takes for young objects under any load. */
const WARM_READS = 10;

/** The same people over and over: what is added up is what takes time, not who. */
const fillSums = async (owner: pg.Client, organizationIds: readonly string[]): Promise<void> => {
  const groups = groupNumbers(simulateInstallation(seededRandom(1), SIMULATED));
  const rounds = PEOPLE / ORGANIZATIONS / SIMULATED;
  await owner.query('delete from evidence_sums');
  for (const id of organizationIds)
    for (const { language, kind, people } of groups) {
      const all = Array.from({ length: Math.ceil(rounds) }, () => people)
        .flat()
        .slice(0, Math.round(rounds * people.length));
      const counts = Buffer.from(addPeople(kind, null, all).buffer);
      await owner.query(
        `insert into evidence_sums (organization_id, instrument_version, language, kind, people, read_at, counts)
         values ($1, $2, $3, $4, $5, now(), $6)`,
        [id, INSTRUMENTS_VERSION, language, kind, all.length, counts],
      );
    }
};

export const bench: Bench = {
  run: async () => {
    const on = await startSeededServer();
    try {
      const seeded = await on.seed(
        `--organizations ${ORGANIZATIONS} --campaigns 1 --candidates 1 --employees 0`,
      );
      const owner = new pg.Client(on.connection('owner'));
      await owner.connect();
      const ids = seeded.tenants.map(({ organizationId }) => organizationId);
      await fillSums(owner, ids);
      await owner.query('update organizations set add_up_answers = true');
      const [first] = seeded.tenants;
      await owner.query(`update users set role = 'superadmin' where id = $1`, [
        first?.users[0]?.id,
      ]);
      const app = await on.startApp();
      const caller = createCaller(app.address, 1);
      try {
        const login = { identifier: first?.users[0]?.username, password: SEED_PASSWORD };
        const opened = await caller.call('POST', contract.auth.login.path, JSON.stringify(login));
        const { token } = JSON.parse(opened.body) as OpenedSession;
        const read = async (): Promise<void> => {
          const answer = await caller.call('GET', contract.evidence.ofAll.path, undefined, token);
          if (answer.status !== 200) throw new Error(`Evidence answered ${answer.status}.`);
        };
        const reads: number[] = [];
        const memory: number[] = [];
        for (let time = 0; time < READ_TIMES; time += 1) {
          // Another date of the sums, so that nothing is answered from memory.
          await owner.query('update evidence_sums set read_at = now()');
          reads.push(await timed(read));
          memory.push(treeMemoryOf(app.pid));
        }
        return {
          title: 'The instrument examines itself',
          how: `Sums of ${PEOPLE.toLocaleString('en')} people in ${ORGANIZATIONS} organisations and two languages; all panels read ${READ_TIMES} times over HTTP, each time anew.`,
          measures: [
            {
              what: 'All panels of all organisations, slowest',
              value: rounded(Math.max(...reads) / 1000, 2),
              unit: 's',
              atMost: 5,
            },
            {
              what: `Memory after ${READ_TIMES} readings, beyond that after ${WARM_READS}`,
              value: Math.max(0, rounded((memory.at(-1) ?? 0) - (memory[WARM_READS - 1] ?? 0))),
              unit: 'MB',
              atMost: 50,
            },
          ],
        };
      } finally {
        caller.close();
        await app.stop();
        await owner.end();
      }
    } finally {
      await on.stop();
    }
  },
};
