import { currentCaller, onBehalfOf } from './caller.ts';

/** Who asks for what another asks for already gets the same result. Nobody ends it for the others by going away. */
export const createSingleFlight = <T>() => {
  const running = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known) return known;
    const { tenant } = currentCaller();
    const run = onBehalfOf({ tenant }, work).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
};
