import { createCaller } from '../measuring/caller.ts';
import { logInAs } from '../measuring/log-in.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';
import { treeMemoryOf } from '../measuring/memory.ts';
import { startSeededServer, type SeededServer } from '../measuring/seeded-server.ts';
import { median, rounded } from '../measuring/statistics.ts';
import { bytesPerPerson } from '../measuring/table-sizes.ts';

const CANDIDATES = 4000;
const EMPLOYEES = 40_000;
const REPORTS = 60;
/** Wait before an instance counts as idle. */
const SETTLED = 15_000;
const KB = 1024;

/** Of an instance with so many processes that nobody asks for anything. */
const restingMemory = async (on: SeededServer, processes: number): Promise<number> => {
  const app = await on.startApp({ PROCESSES: String(processes) });
  try {
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    return treeMemoryOf(app.pid);
  } finally {
    await app.stop();
  }
};

const sized = async (
  on: SeededServer,
  who: 'candidate' | 'employee',
  name: string,
  people: number,
): Promise<Measure[]> => {
  const { tables, indexes } = await bytesPerPerson(on.connection('owner'), who, people);
  return [
    { what: `${name}: in tables`, value: rounded(tables / KB, 2), unit: 'KB' },
    { what: `${name}: in indexes`, value: rounded(indexes / KB, 2), unit: 'KB' },
  ];
};

/** The source of the sizes in docs/operations.md. */
export const bench: Bench = {
  run: async () => {
    const on = await startSeededServer({ durable: false });
    try {
      const { tenants } = await on.seed(
        `--organizations 1 --campaigns 4 --candidates ${CANDIDATES} --finished 1 --employees ${EMPLOYEES}`,
      );
      const sizes = [
        ...(await sized(on, 'candidate', 'A candidate who finished', CANDIDATES)),
        ...(await sized(on, 'employee', 'An employee who finished', EMPLOYEES)),
      ];
      const [one, two] = [await restingMemory(on, 1), await restingMemory(on, 2)];
      const app = await on.startApp();
      const caller = createCaller(app.address);
      try {
        const token = await logInAs(caller, tenants[0]);
        const get = async (path: string): Promise<string> => {
          const answer = await caller.call('GET', path, undefined, token);
          if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
          return answer.body;
        };
        const campaign = tenants[0]?.screening[0]?.id ?? '';
        const { items } = JSON.parse(
          await get(
            `/screening/campaigns/${campaign}/screening/questionnaires?pageSize=${REPORTS}`,
          ),
        ) as { items: { id: string }[] };
        const printing: number[] = [];
        for (const { id } of items) {
          await get(`/screening/questionnaires/${id}/report.pdf?kind=recruiter&language=fr`);
          printing.push(treeMemoryOf(app.pid));
        }
        return {
          title: 'Sizes',
          how: `After a seed of ${CANDIDATES.toLocaleString('en')} candidates, half of them invited by mail, and ${EMPLOYEES.toLocaleString('en')} employees, everybody finished: what their rows take on the disk, for one of them. Memory of an instance with its child processes, on a PostgreSQL of its own that does not count, as if nothing else ran on the machine: after ${SETTLED / 1000} seconds of rest, and while it prints ${REPORTS} recruiter reports one after the other.`,
          measures: [
            ...sizes,
            { what: 'An instance at rest', value: rounded(one), unit: 'MB', atMost: 250 },
            {
              what: 'An instance of two processes at rest',
              value: rounded(two),
              unit: 'MB',
              atMost: 250,
            },
            { what: 'An instance printing, median', value: rounded(median(printing)), unit: 'MB' },
            {
              what: 'An instance printing, at its most',
              value: rounded(Math.max(...printing)),
              unit: 'MB',
            },
          ],
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
