import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../../drills/support/running-app.ts';
import type { Bench } from '../measuring/results/measure.ts';
import { nodeMemoryOf, treeMemoryOf } from '../measuring/memory.ts';
import { median, rounded, timed } from '../measuring/statistics.ts';

const STARTS = 5;
/** What begins with the start is over by then. */
const SETTLED = 15_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const bench: Bench = {
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-idle-'));
    try {
      // As `npm start`: a supervisor, a primary and a worker for each processor.
      const start = () =>
        startApp(folder, { PROCESSES: String(availableParallelism()) }, [], 'supervised');
      let app: Awaited<ReturnType<typeof start>> | undefined;
      const first = await timed(async () => {
        app = await start();
      });
      await app?.stop();
      const starts: number[] = [];
      const stops: number[] = [];
      for (let i = 0; i < STARTS; i += 1) {
        starts.push(
          await timed(async () => {
            app = await start();
          }),
        );
        if (i < STARTS - 1) stops.push(await timed(async () => app?.stop()));
      }
      await pause(SETTLED);
      const pid = app?.pid ?? 0;
      const own = nodeMemoryOf(pid);
      const all = treeMemoryOf(pid);
      stops.push(await timed(async () => app?.stop()));
      return {
        title: 'Starting and resting',
        how: `The whole product as \`npm start\` starts it, on the built pages: a supervisor, a primary, ${availableParallelism()} workers and the embedded PostgreSQL. Memory is what the processes hold after fifteen seconds without a request, counted as if nothing else ran on the machine: what belongs to one process, and once the largest part that any of them shares, such as Node itself.`,
        measures: [
          {
            what: 'First start: database made, demonstration data written',
            value: rounded(first / 1000, 1),
            unit: 's',
          },
          { what: 'Start, median', value: rounded(median(starts) / 1000, 2), unit: 's' },
          { what: 'Stop, median', value: rounded(median(stops) / 1000, 2), unit: 's' },
          {
            what: 'Memory at rest: supervisor, primary and workers',
            value: rounded(own),
            unit: 'MB',
            atMost: 250,
          },
          { what: 'Memory at rest: with the embedded PostgreSQL', value: rounded(all), unit: 'MB' },
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
