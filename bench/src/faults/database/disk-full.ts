import { setTimeout as sleep } from 'node:timers/promises';
import { createEmbeddedQuery } from '../../../../drills/support/superuser-query.ts';
import { logIn } from '../../../../drills/support/client.ts';
import { startApp } from '../../../../drills/support/running-app.ts';
import { canMount, mountDisk } from '../../../../drills/support/database/mounted-disk.ts';
import { startLoadGenerator } from '../../product/load-generator.ts';
import { atLeast, atMost, type Drill, holds, NotRun } from '../../product/drill.ts';
import { createLedger } from '../../product/ledger.ts';
import { openCampaigns } from '../../product/open-campaigns.ts';
import { send } from '../../product/send.ts';
import { checkLedger } from '../check-ledger.ts';

const DISK_MB = 1_500;

interface Plan {
  /** The monitor's threshold; 0 disables it. */
  readonly minimum: number;
  /** Free space left for the database. */
  readonly leave: number;
  /** Reads must work only if the monitor stops writes before PostgreSQL fails. */
  readonly readsWork: boolean;
}

const filling =
  ({ minimum, leave, readsWork }: Plan): Drill['run'] =>
  async () => {
    if (!canMount())
      throw new NotRun('mounting a small disk needs root, and a system that lets it');
    const disk = mountDisk(DISK_MB);
    const app = await startApp(disk.folder, {
      TRUST_PROXY: '127.0.0.1',
      MIN_FREE_DISK_MB: String(minimum),
    });
    try {
      const campaigns = await openCampaigns(app.address, 4);
      const { token } = await logIn(app.address, 'camille', 'cadran-demo');
      const ledger = createLedger();
      const load = startLoadGenerator({
        addresses: () => [app.address],
        campaigns,
        size: 8,
        ledger,
      });
      await sleep(2_000);
      const probe = { method: 'GET', path: '/screening/campaigns', token } as const;
      const write = {
        method: 'POST',
        path: `/screening/campaigns/${campaigns[0]?.id}/open`,
        token,
      } as const;

      disk.fill(leave);
      await sleep(3_000);
      const refused = { all: 0, told: 0 };
      const reads = { all: 0, answered: 0 };
      for (let time = 0; time < 30; time++) {
        const read = await send(app.address, probe);
        reads.all += 1;
        reads.answered += read.status === 200 ? 1 : 0;
        const answer = await send(app.address, write);
        refused.all += answer.status === 503 ? 1 : 0;
        refused.told += answer.status === 503 && answer.retryAfter !== undefined ? 1 : 0;
        await sleep(100);
      }
      const full = ledger.counts().acknowledged;
      await sleep(500);
      const quiet = ledger.counts().acknowledged - full;
      disk.free();
      const moment = performance.now();
      while (ledger.firstAfter(moment) === Infinity && performance.now() - moment < 90_000)
        await sleep(20);
      await sleep(1_000);
      await load.stop();
      return [
        ...(await checkLedger(createEmbeddedQuery(disk.folder), campaigns, ledger)),
        ...(readsWork
          ? [
              atLeast('writes refused with 503', refused.all, 30),
              holds('each with Retry-After', refused.told === refused.all),
              atMost('submissions acknowledged meanwhile', quiet, 0),
              atLeast('reads answered meanwhile, of 30', reads.answered, 30),
            ]
          : [holds('whatever is refused says when to come back', refused.told === refused.all)]),
        atMost(
          'first success once there is room, unaided',
          ledger.firstAfter(moment) / 1000,
          readsWork ? 5 : 30,
          ' s',
        ),
      ];
    } finally {
      await app.stop();
      disk.unmount();
    }
  };

export const diskFull: readonly Drill[] = [
  {
    name: 'disk nearly full, then freed',
    run: filling({ minimum: 200, leave: 150, readsWork: true }),
  },
  {
    name: 'disk full to the last byte without our guard, then freed',
    run: filling({ minimum: 0, leave: 0, readsWork: false }),
  },
];
