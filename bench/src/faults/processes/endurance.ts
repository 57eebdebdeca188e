import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startApp } from '../../../../drills/support/running-app.ts';
import { createEmbeddedQuery } from '../../../../drills/support/superuser-query.ts';
import { memoryOf } from '../../measuring/memory.ts';
import { median } from '../../measuring/statistics.ts';
import { createLedger } from '../../product/ledger.ts';
import { startLoadGenerator } from '../../product/load-generator.ts';
import { openCampaigns } from '../../product/open-campaigns.ts';
import { childrenOf, isChildProcess } from '../../product/process-figures.ts';
import { checkLedger } from '../check-ledger.ts';
import { atMost, type Drill, holds, noted } from '../../product/drill.ts';
import { runDrills } from '../../product/run-drills.ts';
import { printReports, retakeSnapshot, smallestAudit } from './child-work.ts';

/**
 * Many snapshots and PDFs on one server under load: it must not crash, and its memory must not grow after the first
 * tenth. Usage: npm run bench -- endurance [--snapshots 1000] [--pdfs 500]
 */
const { values } = parseArgs({
  options: {
    snapshots: { type: 'string', default: '1000' },
    pdfs: { type: 'string', default: '500' },
  },
});
const SNAPSHOTS = Number(values.snapshots);
const PDFS = Number(values.pdfs);
const STEPS = 10;
/** What garbage not yet collected may add. */
const GROWTH = 1.25;

interface Memory {
  readonly server: number;
  readonly children: number;
}

const endurance: Drill = {
  name: `${SNAPSHOTS} snapshots and ${PDFS} PDFs under load`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-bench-'));
    const app = await startApp(folder, { TRUST_PROXY: '127.0.0.1' });
    try {
      const query = createEmbeddedQuery(folder);
      const audit = await smallestAudit(query);
      const campaigns = await openCampaigns(app.address, 12);
      const ledger = createLedger();
      const addresses = (): readonly string[] => [app.address];
      const load = startLoadGenerator({ addresses, campaigns, size: 2, ledger });

      const steps: Memory[] = [];
      let samples: Memory[] = [];
      const ended = new AbortController();
      const watch = async (): Promise<void> => {
        while (!ended.signal.aborted) {
          await sleep(1_000);
          const children = childrenOf(app.pid).filter(isChildProcess).map(Number);
          samples.push({
            server: memoryOf(app.pid),
            children: children.reduce((sum, pid) => sum + memoryOf(pid), 0),
          });
        }
      };
      const statuses: string[] = [];
      const take = async (): Promise<void> => {
        for (let taken = 1; taken <= SNAPSHOTS; taken++) {
          statuses.push(await retakeSnapshot(query, audit));
          if (taken % Math.ceil(SNAPSHOTS / STEPS) !== 0) continue;
          const of = (part: keyof Memory) => median(samples.map((one) => one[part]));
          const step = { server: of('server'), children: of('children') };
          samples = [];
          steps.push(step);
          process.stderr.write(
            `\n  ${taken} snapshots, ${prints.length} PDFs: server ${Math.round(step.server)} MB, child processes ${Math.round(step.children)} MB`,
          );
        }
      };
      const prints: number[] = [];
      const print = printReports(
        query,
        () => app.address,
        (printed) => printed < PDFS,
        (status) => prints.push(status),
      );
      const watching = watch();
      await Promise.all([take(), print]);
      ended.abort();
      await watching;
      await load.stop();
      const after = steps.slice(1);
      const growth = (part: keyof Memory): number =>
        Math.max(...after.map((step) => step[part])) / (steps[0]?.[part] ?? 1);
      return [
        ...(await checkLedger(query, campaigns, ledger)),
        holds('the same process to the end', process.kill(app.pid, 0)),
        atMost('snapshots not taken', statuses.filter((status) => status !== 'ready').length, 0),
        atMost('PDFs not printed', prints.filter((status) => status !== 200).length, 0),
        noted('server after the first tenth, MB', steps[0]?.server ?? 0),
        noted('server at the end, MB', steps.at(-1)?.server ?? 0),
        atMost('server, largest after the first tenth', growth('server'), GROWTH, ' times'),
        atMost('child processes, likewise', growth('children'), GROWTH, ' times'),
      ];
    } finally {
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

process.exitCode = await runDrills([endurance], []);
