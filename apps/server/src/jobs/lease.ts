/** Another process holds the lease now: this work does not count. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

export interface KeptLease {
  /** Fires when the process stops or the lease is lost. */
  readonly signal: AbortSignal;
  readonly renewNow: () => void;
  readonly release: () => void;
}

/** Renews a lease while a long job runs. `renew` says whether the lease is still held. */
export const keepLease = (
  renew: () => Promise<boolean>,
  everyMs: number,
  stopping: AbortSignal,
): KeptLease => {
  const lost = new AbortController();
  const renewNow = (): void => {
    renew().then(
      (held) => held || lost.abort(new LeaseLostError()),
      // The database is briefly unavailable: the next renewal, or the lease's end, decides.
      () => undefined,
    );
  };
  const timer = setInterval(renewNow, everyMs);
  return {
    signal: AbortSignal.any([stopping, lost.signal]),
    renewNow,
    release: () => clearInterval(timer),
  };
};
