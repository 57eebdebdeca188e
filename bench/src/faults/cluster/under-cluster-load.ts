import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, useCluster } from '../../product/cluster/start-cluster.ts';
import { type Drill, type Figure } from '../../product/drill.ts';
import { createLedger, type Ledger } from '../../product/ledger.ts';
import { startLoadGenerator } from '../../product/load-generator.ts';
import { openCampaigns } from '../../product/open-campaigns.ts';
import { checkLedger } from '../check-ledger.ts';

export const SAVES_A_SECOND = 200;
/** Some requests are no saves (tokens), and a turn that comes late is not made up for. */
const REQUESTS_A_SECOND = SAVES_A_SECOND * 1.3;
const CAMPAIGNS = 12;
const QUIET_MS = 5_000;
/** A front that was lost with its machine does not answer at all. */
const TIMEOUT_MS = 10_000;

/** Causes faults in deploy/cluster while candidates answer through HAProxy; `cause` returns the figures. */
export const underClusterLoad =
  (
    cause: (cluster: Cluster, ledger: Ledger, rate: number) => Promise<readonly Figure[]>,
  ): Drill['run'] =>
  async () => {
    const cluster = await useCluster();
    const campaigns = await openCampaigns(cluster.addresses()[0] ?? '', CAMPAIGNS);
    const ledger = createLedger();
    const load = startLoadGenerator({
      addresses: cluster.addresses,
      campaigns,
      size: 24,
      ledger,
      perSecond: REQUESTS_A_SECOND,
      timeoutMs: TIMEOUT_MS,
    });
    // Instances that have just started are slower.
    await sleep(QUIET_MS);
    const from = performance.now();
    await sleep(QUIET_MS);
    const rate = ledger.rate(from, performance.now());
    let figures: readonly Figure[];
    try {
      figures = await cause(cluster, ledger, rate);
    } finally {
      await load.stop();
    }
    return [...(await checkLedger(cluster.query, campaigns, ledger)), ...figures];
  };

/** The longest time without an acknowledgement, in seconds, from before a fault until all is well again. */
export const gapOf = async (
  ledger: Ledger,
  fault: () => Promise<void> | void,
  isOver: () => Promise<void>,
): Promise<number> => {
  const since = performance.now() - 1_000;
  await fault();
  await isOver();
  // At least one acknowledgement that began after it.
  const over = performance.now();
  while (ledger.firstAfter(over) === Infinity && performance.now() - over < 60_000) await sleep(50);
  await sleep(QUIET_MS);
  return ledger.longestGap(since) / 1000;
};
