import { createChildPool } from '../child-pool.ts';
import type { TestRequest } from './test-process.ts';

/** Prints the process id of its child, whose job never ends. */
const pool = createChildPool<TestRequest, unknown>({
  name: 'test',
  entry: new URL('test-process.ts', import.meta.url),
  heapMb: 64,
  memoryMb: 400,
  keptMb: 300,
  maxWaiting: 1,
  onEvent: (event) => {
    if (event.kind === 'started') process.stdout.write(`${event.pid}\n`);
  },
});
await pool.run(() => ({ job: 'hang' }), { timeMs: 600_000 });
