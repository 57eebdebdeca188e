import type { Module, Route } from '@cadran/contract';
import type { DatabaseOptions } from '@cadran/db';
import {
  createTestDatabase,
  factories,
  type Factories,
  type MadeUser,
  type TestDatabase,
} from '@cadran/testing';
import { createReportPrinter, type ReportPrinter } from '@cadran/pdf';
import { drawPicture } from '@cadran/pdf/drawing/source';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../env.ts';
import {
  issueAnonymousToken,
  issueRespondentToken,
  createSession,
} from '../modules/auth/sessions/session-tokens.ts';
import {
  computeInProcess,
  type ComputeSnapshot,
} from '../modules/culture-audits/snapshots/compute-snapshot.ts';
import { publishWith } from '../modules/culture-audits/snapshots/publication-rules.ts';
import { shuffleQueue } from '../modules/audit-codes/index.ts';
import { processDueOnce } from '../jobs/queue.ts';
import { snapshotQueue } from '../modules/culture-audits/snapshots/queue/snapshot-queue.ts';
import { type ComputePanels, computePanelsInProcess } from '../scoring/compute-panels.ts';
import { computeScoresInProcess, type ComputeScores } from '../scoring/compute-scores.ts';
import { type Secrets, createSecrets } from '../secrets.ts';

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
  /** A caller without a token. */
  readonly nobody: Caller;
  as(user: MadeUser): Promise<Caller>;
  anonymous(): Promise<Caller>;
  respondent(
    questionnaire: { organizationId: string; id: string },
    module?: Module,
  ): Promise<Caller>;
  withToken(token: string): Caller;
  now(): Date;
  /** Moves the server's clock. */
  advance(milliseconds: number): void;
  /** Takes the requested snapshots and rewrites closed campaigns, which a running server does in the background. */
  takeSnapshots(): Promise<void>;
  close(): Promise<void>;
}

const addressOf = (route: Route, params: Record<string, string>): string =>
  `/api${route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;

/** By the product's rules, with 50 instead of 1000 replicates for each interval of an audit by codes. */
export const computeQuickly = computeInProcess({ publish: publishWith(50) });

interface TestOptions extends Partial<AppOptions> {
  /** By default its process starts with the first report. */
  readonly pdf?: ReportPrinter;
  /** In this process by default, for the same reason as snapshots. */
  readonly scores?: ComputeScores;
  readonly panels?: ComputePanels;
  /**
   * By default snapshots are computed in this process, because starting another takes longer than the figures of a
   * test; `snapshots.test.ts` uses theirs. Some tests use weaker rules.
   */
  readonly compute?: ComputeSnapshot;
  /** Called with every statement. */
  readonly onStatement?: DatabaseOptions['onStatement'];
  readonly trace?: DatabaseOptions['trace'];
}

/** The real app on its own database, with a controllable clock. */
export const createTestApp = async (
  env: Record<string, string> = {},
  {
    compute = computeQuickly,
    scores = computeScoresInProcess,
    panels = computePanelsInProcess,
    pdf = createReportPrinter(drawPicture),
    onStatement,
    trace,
    ...options
  }: TestOptions = {},
): Promise<TestApp> => {
  const database = await createTestDatabase({ onStatement, trace });
  // Everybody comes from one address here.
  const defaults = { NODE_ENV: 'test', LOG_LEVEL: 'info', START_BUDGET_ADDRESS: '1000000' };
  const config: Config = readConfig({ ...defaults, ...env }, []);
  const logLines: string[] = [];
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const secrets = createSecrets('a key of the tests: long enough');
  const snapshots = snapshotQueue({ database: database.database, clock, secrets }, compute);
  const app = await buildApp(
    {
      config,
      database: database.database,
      secrets,
      clock,
      pdf,
      scores,
      panels,
    },
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
      const { bearer } = await createSession(database.database.global, user, clock());
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
      await processDueOnce(snapshots, { database: database.database, clock });
      await processDueOnce(shuffleQueue(database.database), { database: database.database, clock });
    },
    close: async () => {
      await app.close();
      await pdf.close();
      await database.drop();
    },
  };
};
