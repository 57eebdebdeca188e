export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

/** Runs at most `running` tasks at once and refuses when `waiting` are already queued. */
export const limitConcurrency = (limits: { running: number; waiting: number }) => {
  let running = 0;
  const queue: (() => void)[] = [];
  const turn = (): Promise<void> => {
    if (running < limits.running) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= limits.waiting) return Promise.reject(new TooBusyError('Too busy.'));
    return new Promise((resolve) => queue.push(resolve));
  };
  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
  /** To refuse before other work is done in vain. */
  const refuseWhenFull = (): void => {
    if (running >= limits.running && queue.length >= limits.waiting)
      throw new TooBusyError('Too busy.');
  };
  return { run, refuseWhenFull };
};
