/**
 * A promise that React reads without a pause once it is settled: it looks at these two fields first. Otherwise the
 * first reader of something long since fetched would still show "Loading…" for a moment.
 */
export const settledPromise = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
};

export const withTimeout = <T>(loading: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), ms);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
};
