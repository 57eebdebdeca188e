import { serveJobs } from '../serve-jobs.ts';

/** What the tests ask of a child process. */
export type TestRequest =
  | { readonly job: 'add'; readonly numbers: readonly number[] }
  | { readonly job: 'environment' }
  | { readonly job: 'fail' }
  | { readonly job: 'fill heap' }
  | { readonly job: 'fill memory' }
  | { readonly job: 'grow'; readonly megabytes: number }
  | { readonly job: 'hang' }
  | { readonly job: 'progress' };

const kept: unknown[] = [];
const MB = 1024 * 1024;

serveJobs(async (request: TestRequest, onProgress) => {
  switch (request.job) {
    case 'add':
      return request.numbers.reduce((sum, number) => sum + number, 0);
    case 'environment':
      return Object.keys(process.env);
    case 'fail':
      throw new Error('no such thing');
    case 'fill heap':
      for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));
    case 'fill memory':
      // Outside the heap; with pauses, as work that waits for something.
      for (;;) {
        kept.push(Buffer.alloc(8 * MB, 1));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    case 'grow':
      kept.push(Buffer.alloc(request.megabytes * MB, 1));
      return process.pid;
    case 'hang':
      return new Promise<never>(() => undefined);
    case 'progress':
      for (const share of [0.25, 0.5, 1]) onProgress(share);
      return 'done';
  }
});
