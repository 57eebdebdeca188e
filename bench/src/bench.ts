import { argv } from 'node:process';

/**
 * `npm run bench` measures (run.ts). With one of these words it does something else on the product, with what follows:
 * `npm run bench -- faults disk SIGTERM`.
 */
const OTHERS: Readonly<Record<string, () => Promise<unknown>>> = {
  cluster: () => import('./cluster.ts'),
  endurance: () => import('./faults/processes/endurance.ts'),
  faults: () => import('./faults/main.ts'),
  load: () => import('./load/main.ts'),
};

const other = OTHERS[argv[2] ?? ''];
if (other) argv.splice(2, 1);
await (other ? other() : import('./run.ts'));
