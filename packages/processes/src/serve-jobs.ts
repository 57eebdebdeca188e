import { writeFileSync } from 'node:fs';
import type { ChildMessage } from './messages.ts';

/** When the machine runs out of memory, Linux ends a job before it ends the server or the database. */
const offerToOutOfMemoryKiller = (): void => {
  try {
    writeFileSync('/proc/self/oom_score_adj', '500');
  } catch {
    // Another system, or not allowed.
  }
};

/** In a child process of a pool: answers its requests one by one, and ends when the parent has gone. */
// The parent and the child agree on what is sent; nothing here can infer it.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const serveJobs = <Request>(
  handle: (request: Request, onProgress: (share: number) => void) => unknown,
): void => {
  const tell = (message: ChildMessage): void => void process.send?.(message);
  const onProgress = (share: number): void => tell({ kind: 'progress', share });
  offerToOutOfMemoryKiller();
  process.once('disconnect', () => process.exit());
  const answer = async (request: Request): Promise<ChildMessage> => {
    try {
      const result = await handle(request, onProgress);
      return { kind: 'answer', answer: result, residentBytes: process.memoryUsage.rss() };
    } catch (error) {
      return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on('message', (request: Request) => void answer(request).then(tell));
  tell({ kind: 'ready' });
};
