import { parseArgs } from 'node:util';

export interface SeedSize {
  readonly organizations: number;
  /** Screening campaigns of all organisations. */
  readonly campaigns: number;
  readonly candidates: number;
  /** Share of candidates who completed; completed questionnaires are a hundred times larger. */
  readonly finished: number;
  readonly employees: number;
  /** The same seed and day give the same rows. */
  readonly seed: number;
  /** No row is younger. */
  readonly until: Date;
}

const CANDIDATES_PER_CAMPAIGN = 60;
const FINISHED = 0.85;

const whole = (name: string, text: string | undefined, fallback: number): number => {
  const value = text === undefined ? fallback : Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new Error(`--${name} is a whole number.`);
};

const share = (name: string, text: string | undefined, fallback: number): number => {
  const value = text === undefined ? fallback : Number(text);
  if (value >= 0 && value <= 1) return value;
  throw new Error(`--${name} is a number from 0 to 1.`);
};

export const readSeedSize = (args: readonly string[], now: Date): SeedSize => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      organizations: text,
      campaigns: text,
      candidates: text,
      finished: text,
      employees: text,
      seed: text,
      until: text,
    },
  });
  const organizations = Math.max(1, whole('organizations', values.organizations, 20));
  const candidates = whole('candidates', values.candidates, 10_000);
  const until = values.until === undefined ? now : new Date(values.until);
  if (Number.isNaN(until.getTime())) throw new Error('--until is a day, such as 2026-11-01.');
  return {
    organizations,
    candidates,
    campaigns: whole(
      'campaigns',
      values.campaigns,
      Math.max(organizations, Math.ceil(candidates / CANDIDATES_PER_CAMPAIGN)),
    ),
    finished: share('finished', values.finished, FINISHED),
    employees: whole('employees', values.employees, 100_000),
    seed: whole('seed', values.seed, 1),
    until: new Date(until.toISOString().slice(0, 10)),
  };
};
