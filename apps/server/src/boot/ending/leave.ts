import { sayError } from '../output.ts';

/** Ends this process once; later calls change nothing. */
export type Leave = (code: number) => void;

/** An unresponsive database must not block the stop, or the process would be killed. */
export const createLeave = (stop: () => Promise<void>, withinMs: number): Leave => {
  let stopping: Promise<void> | undefined;
  return (code) => {
    if (stopping) return;
    setTimeout(() => {
      sayError('Stopping takes too long: leaving without waiting.');
      process.exit(1);
    }, withinMs).unref();
    stopping = stop().then(
      () => process.exit(code),
      (error: unknown) => {
        sayError(String(error));
        process.exit(1);
      },
    );
  };
};

export const leaveOnSignals = (leave: Leave): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(0));
};
