import http from 'node:http';
import { createCaller } from '../measuring/caller.ts';
import { logInAs } from '../measuring/log-in.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';
import { memoryOf } from '../measuring/memory.ts';
import { MEGABYTE, startSeededServer } from '../measuring/seeded-server.ts';
import { median, rounded } from '../measuring/statistics.ts';

const ROWS = 100_000;
const SAMPLE_MS = 250;
/** Maximum growth of memory during an export, in megabytes. */
const PROMISED = 100;
/**
 * Memory in the last third of an export must equal that of the first, apart from uncollected garbage; an export that
 * gathered the whole file would hold a hundred megabytes more.
 */
const FLAT = 110;

/** Reads a response without keeping it, as a browser saves a file. */
const download = (address: string, path: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    http
      .get(`${address}/api${path}`, { headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(bytes)
            : reject(new Error(`${path} answered ${answer.statusCode}.`)),
        );
        answer.on('error', reject);
      })
      .on('error', reject);
  });

export const bench: Bench = {
  run: async () => {
    const on = await startSeededServer({ durable: false });
    try {
      const { tenants } = await on.seed(
        `--organizations 1 --campaigns 1 --candidates ${ROWS} --finished 0.3 --employees 0`,
      );
      const app = await on.startApp();
      const caller = createCaller(app.address);
      try {
        const token = await logInAs(caller, tenants[0]);
        const campaign = tenants[0]?.screening[0]?.id ?? '';
        const exported = async (format: 'csv' | 'xlsx'): Promise<Measure[]> => {
          const points: number[] = [];
          const before = memoryOf(app.pid);
          const watch = setInterval(() => points.push(rounded(memoryOf(app.pid))), SAMPLE_MS);
          const begun = performance.now();
          const path = `/screening/campaigns/${campaign}/export.${format}`;
          const bytes = await download(app.address, path, token);
          const seconds = (performance.now() - begun) / 1000;
          clearInterval(watch);
          const third = Math.ceil(points.length / 3);
          const [early, late] = [median(points.slice(0, third)), median(points.slice(-third))];
          const name = format.toUpperCase();
          return [
            {
              what: `${name}: ${ROWS.toLocaleString('en')} candidates`,
              value: rounded(seconds, 1),
              unit: 's',
            },
            { what: `${name}: rows`, value: rounded(ROWS / seconds), unit: '/s' },
            {
              what: `${name}: size of the file`,
              value: rounded(bytes / MEGABYTE, 1),
              unit: 'MB',
            },
            {
              what: `${name}: memory of the server more than before, at its most`,
              value: rounded(Math.max(0, ...points.map((point) => point - before))),
              unit: 'MB',
              atMost: PROMISED,
            },
            {
              what: `${name}: memory, last third against the first`,
              value: rounded((100 * late) / early),
              unit: '%',
              atMost: FLAT,
            },
          ];
        };
        // The first exports of a process load code and grow the heap once: that is not counted.
        for (const format of ['csv', 'xlsx'])
          await download(app.address, `/screening/campaigns/${campaign}/export.${format}`, token);
        const csv = await exported('csv');
        const xlsx = await exported('xlsx');
        return {
          title: 'Export',
          how: `All candidates of a campaign of ${ROWS.toLocaleString('en')}, streamed while they are read.`,
          measures: [...csv, ...xlsx],
        };
      } finally {
        caller.close();
        await app.stop();
      }
    } finally {
      await on.stop();
    }
  },
};
