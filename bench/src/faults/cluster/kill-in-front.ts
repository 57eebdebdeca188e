import { type Cluster, waitUntil } from '../../product/cluster/start-cluster.ts';
import { atMost, type Drill, noted } from '../../product/drill.ts';
import { gapOf, underClusterLoad } from './under-cluster-load.ts';

const TIMES = 3;
const GOAL_S = 5;

type Victim = Parameters<Cluster['machines'][number]['kill']>[0];

const allReady = (cluster: Cluster) => () =>
  waitUntil('both instances', async () => {
    const answers = cluster.instances.flatMap(({ address }) =>
      [`http://${address}:3000/ready`, `http://${address}:8080/ready`].map((url) =>
        fetch(url, { signal: AbortSignal.timeout(2_000) }),
      ),
    );
    return (await Promise.all(answers)).every(({ ok }) => ok);
  });

/** kill -9 on each of the two machines in turn; supervision starts it again. */
const killing = (name: string, victim: Victim): Drill => ({
  name: `cluster: kill -9 of ${name}, ${TIMES} times`,
  run: underClusterLoad(async (cluster, ledger, rate) => {
    const gaps: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const machine = cluster.instances[time % cluster.instances.length];
      gaps.push(await gapOf(ledger, () => machine?.kill(victim), allReady(cluster)));
    }
    return [
      noted('saves a second before the first', rate),
      atMost('longest gap', Math.max(...gaps), GOAL_S, ' s'),
    ];
  }),
});

export const killInFront: readonly Drill[] = [
  killing('PgBouncer', 'pgbouncer'),
  killing('HAProxy', 'haproxy'),
  killing('an instance', 'instance'),
];
