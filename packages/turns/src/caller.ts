import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something is done. */
export interface Caller {
  /** An organisation; null for what is nobody's in particular, which counts as one more organisation. */
  readonly tenant: string | null;
  /** Fires when nobody waits for the result any longer. */
  readonly signal?: AbortSignal | undefined;
}

const NOBODY: Caller = { tenant: null };
const storage = new AsyncLocalStorage<Caller>();

export const currentCaller = (): Caller => storage.getStore() ?? NOBODY;

export const onBehalfOf = <T>(caller: Caller, work: () => T): T => storage.run(caller, work);

/** For what serves several callers together: no one of them pays for it, or ends it by going away. */
export const onNobodysBehalf = <T>(work: () => T): T => storage.run(NOBODY, work);
