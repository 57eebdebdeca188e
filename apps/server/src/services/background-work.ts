import { setTimeout as sleep } from 'node:timers/promises';

/** Work that goes on for as long as the process lives. */
export interface BackgroundWork {
  readonly open: () => boolean;
  /** Waits, or returns at once when it is time to stop. */
  readonly rest: (milliseconds: number) => Promise<void>;
  /** Does it again and again; the work may ask for another pause than the usual one. */
  readonly repeat: (every: number, work: () => Promise<number | void>) => Promise<void>;
  /** Adds what must have ended before the process may. */
  readonly add: (work: Promise<void>) => void;
  /** Lets what is under way end, begins nothing more. */
  readonly close: () => Promise<void>;
}

export const backgroundWork = (onError: (error: unknown) => void): BackgroundWork => {
  const closing = new AbortController();
  const { signal } = closing;
  const all: Promise<void>[] = [];
  const open = (): boolean => !signal.aborted;
  const rest = async (milliseconds: number): Promise<void> => {
    await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  };
  return {
    open,
    rest,
    repeat: async (every, work) => {
      while (open()) {
        const pause = await work().catch(onError);
        await rest(pause ?? every);
      }
    },
    add: (work) => void all.push(work),
    close: async () => {
      closing.abort();
      await Promise.all(all);
    },
  };
};
