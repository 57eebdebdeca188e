import { writeFile } from 'node:fs/promises';
import type { Bench } from './measure.ts';

/** One bench in a process of its own, so that none measures what another left in memory. */
const [name = '', file = ''] = process.argv.slice(2);
const { bench } = (await import(`../benches/${name}.ts`)) as { bench: Bench };
await writeFile(file, JSON.stringify(await bench.run()));
// A worker that a bench left behind must not keep the others waiting.
process.exit(0);
