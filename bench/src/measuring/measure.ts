/** One figure of a benchmark, in the shape that all of them share. */
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
    | 'requests'
    | 'rows'
    | 'statements'
    | 'people';
  /** What was promised; absent: nothing was. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** A figure that moves while something goes on. */
export interface Course {
  readonly what: string;
  readonly unit: Measure['unit'];
  /** What the points are counted by. */
  readonly along: string;
  readonly points: readonly number[];
}

export interface Result {
  readonly title: string;
  /** How it was measured, in a sentence or two. */
  readonly how: string;
  readonly measures: readonly Measure[];
  readonly courses?: readonly Course[];
}

/** A file under `benches/` exports one of these as `bench`. */
export interface Bench {
  run(): Promise<Result>;
}

/** A result as it is kept: when and for how long it was measured. */
export interface KeptResult extends Result {
  readonly at: string;
  readonly seconds: number;
}

export const isKept = ({ value, atMost, atLeast }: Measure): boolean =>
  (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
