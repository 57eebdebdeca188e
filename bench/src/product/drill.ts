/** A figure with its target. */
export interface Figure {
  readonly what: string;
  readonly target: string;
  readonly figure: string;
  readonly met: boolean;
}

export interface Drill {
  readonly name: string;
  /** Rejects with `NotRun` where this machine cannot run it, with `Skipped` where something must be installed first. */
  run(): Promise<readonly Figure[]>;
}

/** A drill that could not run counts as missed. */
export class NotRun extends Error {}

/** A drill of programs that are not installed counts neither as met nor as missed. */
export class Skipped extends Error {}

export const atMost = (what: string, figure: number, limit: number, unit = ''): Figure => ({
  what,
  target: limit === 0 ? '0' : `≤ ${limit}${unit}`,
  figure: `${Number.isInteger(figure) ? figure : figure.toFixed(1)}${unit}`,
  met: figure <= limit,
});

export const atLeast = (what: string, figure: number, limit: number, unit = ''): Figure => ({
  what,
  target: `≥ ${limit}${unit}`,
  figure: `${Number.isInteger(figure) ? figure : figure.toFixed(1)}${unit}`,
  met: figure >= limit,
});

export const holds = (what: string, met: boolean): Figure => ({
  what,
  target: 'yes',
  figure: met ? 'yes' : 'no',
  met,
});

/** For the reader only. */
export const noted = (what: string, figure: number | string): Figure => ({
  what,
  target: '–',
  figure: typeof figure === 'number' ? String(Math.round(figure)) : figure,
  met: true,
});
