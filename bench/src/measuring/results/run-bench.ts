import { writeFile } from 'node:fs/promises';
import type { Bench } from './measure.ts';

/** Runs one bench in a separate process, so that they do not share memory. */
const [name = '', file = ''] = process.argv.slice(2);
const { bench } = (await import(`../../benches/${name}.ts`)) as { bench: Bench };
await writeFile(file, JSON.stringify(await bench.run()));
// A worker left by the bench must not keep the process alive.
process.exit(0);
