export interface RetrySchedule {
  /** Milliseconds before the second, third, … attempt. */
  readonly delays: readonly number[];
  /** Repeats the last delay for ever; otherwise there is no attempt after it. */
  readonly repeatLast?: true;
}

/** How long to wait after this many failed attempts; `undefined` when there is no further attempt. */
export const retryDelay = (
  { delays, repeatLast }: RetrySchedule,
  attempts: number,
): number | undefined => delays[Math.max(0, attempts - 1)] ?? (repeatLast && delays.at(-1));
