/** One figure of a benchmark. */
export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly unit:
    | 'ms'
    | 's'
    | '/s'
    | 'MB'
    | 'KB'
    | '%'
    | '‰'
    | 'requests'
    | 'rows'
    | 'statements'
    | 'people'
    | 'times';
  /** The target, if any. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Result {
  readonly title: string;
  /** How it was measured. */
  readonly how: string;
  readonly measures: readonly Measure[];
}

/** Each file in `benches/` exports one as `bench`. */
export interface Bench {
  run(): Promise<Result>;
}

/** A saved result, with its date and duration. */
export interface SavedResult extends Result {
  readonly at: string;
  readonly seconds: number;
}

export const isPromised = ({ atMost, atLeast }: Measure): boolean =>
  atMost !== undefined || atLeast !== undefined;

export const meetsTarget = ({ value, atMost, atLeast }: Measure): boolean =>
  (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
