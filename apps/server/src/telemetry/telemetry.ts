import type { Trace } from '@cadran/db';
import type { Config } from '../env.ts';

/** Low-cardinality words only: no ids, no addresses, no texts of people. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface OpenSpan {
  /** Runs what follows as part of this span. */
  within<T>(work: () => T): T;
  end(name: string, facts: SpanFacts, isError: boolean): void;
}

export interface Telemetry {
  /** A part of the span that is open, and nothing without one: so nothing is recorded of unlogged requests. */
  readonly trace: Trace;
  /** A span of its own, which `within` makes the open one. */
  begin(name: string, kind?: 'request'): OpenSpan;
  /** Of the open span, for the lines of the log. */
  ids(): Readonly<Record<string, string>>;
  /** Receives every line of the log, which still goes to standard output. */
  readonly log?: { write(line: string): void };
  close(): Promise<void>;
}

/** Runs work in a span of its own. */
export const inOwnSpan = async <T>(
  telemetry: Telemetry | undefined,
  name: string,
  facts: SpanFacts,
  work: () => Promise<T>,
): Promise<T> => {
  if (!telemetry) return work();
  const span = telemetry.begin(name);
  try {
    const result = await span.within(work);
    span.end(name, facts, false);
    return result;
  } catch (error) {
    span.end(name, facts, true);
    throw error;
  }
};

/** OpenTelemetry when it is configured; the packages are loaded then only. */
export const startTelemetry = async (config: Config): Promise<Telemetry | undefined> => {
  if (!config.telemetry) return undefined;
  const { createOtlpTelemetry } = await import('./otlp-telemetry.ts');
  return createOtlpTelemetry(config.telemetry);
};
