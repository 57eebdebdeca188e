import type { Module, Route } from '@cadran/contract';
import type { DatabaseOptions } from '@cadran/db';
import {
  createTestDatabase,
  factories,
  type Factories,
  type MadeUser,
  type TestDatabase,
} from '@cadran/testing';
import { createReportPrinter } from '@cadran/pdf';
import { drawPicture } from '@cadran/pdf/drawing/source';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../env.ts';
import {
  issueAnonymousToken,
  issueRespondentToken,
  openSession,
} from '../services/open-session.ts';
import {
  computeInWorker,
  type ComputeSnapshot,
} from '../services/profiling/results/compute-snapshot.ts';
import { createSnapshotRunner } from '../services/profiling/results/snapshot-runner.ts';
import { type Secrets, secretsFrom } from '../services/secrets.ts';

interface Call {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

export interface Caller {
  call(route: Route, call?: Call): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly make: Factories;
  readonly logLines: string[];
  readonly secrets: Secrets;
  /** Nobody: no token. */
  readonly nobody: Caller;
  as(user: MadeUser): Promise<Caller>;
  anonymous(): Promise<Caller>;
  /** Who holds the token of this questionnaire. */
  respondent(
    questionnaire: { organizationId: string; id: string },
    module?: Module,
  ): Promise<Caller>;
  withToken(token: string): Caller;
  /** What the server's clock says. */
  now(): Date;
  /** Moves the server's clock. */
  advance(milliseconds: number): void;
  /** Takes the snapshots that wait; the server looks for them by itself, tests say when. */
  takeSnapshots(): Promise<void>;
  close(): Promise<void>;
}

const addressOf = (route: Route, params: Record<string, string>): string =>
  `/api${route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;

interface TestOptions extends Partial<AppOptions> {
  /** How snapshots are computed, where a test wants to see what the audit prevents. */
  readonly compute?: ComputeSnapshot;
  /** Told of every statement. */
  readonly onStatement?: DatabaseOptions['onStatement'];
}

/** The real app on a real database of its own; only the clock is ours. */
export const createTestApp = async (
  env: Record<string, string> = {},
  { compute = computeInWorker, onStatement, ...options }: TestOptions = {},
): Promise<TestApp> => {
  const database = await createTestDatabase({ onStatement });
  const config: Config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info', ...env }, []);
  const logLines: string[] = [];
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const secrets = secretsFrom('a key of the tests: long enough');
  // Starts its worker with the first print.
  const pdf = createReportPrinter(drawPicture);
  const failures: unknown[] = [];
  const snapshots = createSnapshotRunner(database.database, compute, clock, (error) => {
    failures.push(error);
  });
  const app = await buildApp(
    { config, database: database.database, secrets, clock, pdf },
    {
      refuseUnderPressure: false,
      ...options,
      logStream: { write: (line) => void logLines.push(line) },
    },
  );

  const caller = (token: string | undefined): Caller => ({
    call: (route, { params = {}, query = {}, body, headers = {}, address = '192.0.2.1' } = {}) => {
      const request: InjectOptions = {
        method: route.method,
        url: addressOf(route, params),
        query,
        remoteAddress: address,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      };
      return app.inject(body === undefined ? request : { ...request, payload: body as object });
    },
  });

  return {
    app,
    database,
    make: factories(database.database),
    logLines,
    secrets,
    nobody: caller(undefined),
    withToken: caller,
    as: async (user) => {
      const { bearer } = await openSession(database.database.global, user, clock());
      return caller(bearer.token);
    },
    anonymous: async () => {
      const { token } = await issueAnonymousToken(database.database.global, clock());
      return caller(token);
    },
    respondent: async ({ organizationId, id }, module = 'screening') => {
      const bound = { organizationId, module, questionnaireId: id };
      const { token } = await issueRespondentToken(database.database.global, bound, clock());
      return caller(token);
    },
    now: clock,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    takeSnapshots: async () => {
      await snapshots.settle();
      if (failures.length > 0) throw failures.pop();
    },
    close: async () => {
      await snapshots.stop();
      await app.close();
      await pdf.close();
      await database.drop();
    },
  };
};
