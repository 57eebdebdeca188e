import { createChildPool } from '../child-pool.ts';
import type { TestRequest } from './test-process.ts';

/** Runs one job, closes its pool and has nothing else to wait for. */
const pool = createChildPool<TestRequest, unknown>({
  name: 'test',
  entry: new URL('test-process.ts', import.meta.url),
  heapMb: 64,
  memoryMb: 400,
  keptMb: 300,
  maxWaiting: 1,
});
await pool.run(() => ({ job: 'add', numbers: [1] }), { timeMs: 60_000 });
await pool.close();
