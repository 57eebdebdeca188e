import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, waitUntil } from '../../product/cluster/start-cluster.ts';
import { atLeast, atMost, type Drill } from '../../product/drill.ts';
import { gapOf, SAVES_A_SECOND, underClusterLoad } from './under-cluster-load.ts';

const GOAL_S = 15;
/** How long a lost machine stays away. */
const AWAY_MS = 20_000;

const hasPrimaryOtherThan = (cluster: Cluster, name: string) => () =>
  waitUntil('a new primary', async () => (await cluster.leader()).name !== name);

export const failover: Drill = {
  name: `cluster: failover of the primary under ${SAVES_A_SECOND} saves a second`,
  run: underClusterLoad(async (cluster, ledger, rate) => {
    const complete = () => waitUntil('all members', cluster.isComplete);

    const planned = await cluster.leader();
    const switchover = await gapOf(
      ledger,
      async () => {
        const config = `${planned.config}/patroni.yml`;
        await cluster.asPostgres('patronictl', '-c', config, 'switchover', '--force', 'cadran');
      },
      hasPrimaryOtherThan(cluster, planned.name),
    );
    await complete();

    const crashed = await cluster.leader();
    const crash = await gapOf(
      ledger,
      () => crashed.killPostgres(),
      hasPrimaryOtherThan(cluster, crashed.name),
    );
    await complete();

    // A machine with everything on it: etcd, PostgreSQL, PgBouncer, HAProxy and an instance.
    const lost = await cluster.leader();
    let restore = (): void => undefined;
    const loss = await gapOf(
      ledger,
      async () => {
        restore = await lost.lose();
      },
      hasPrimaryOtherThan(cluster, lost.name),
    );
    await sleep(AWAY_MS);
    restore();
    await complete();
    return [
      atLeast('saves a second before the first', rate, SAVES_A_SECOND),
      atMost('longest gap, planned switchover', switchover, GOAL_S, ' s'),
      atMost('longest gap, kill -9 of PostgreSQL', crash, GOAL_S, ' s'),
      atMost(`longest gap, machine ${lost.name} lost`, loss, GOAL_S, ' s'),
      atMost('longest gap of all', ledger.longestGap() / 1000, GOAL_S, ' s'),
    ];
  }),
};
