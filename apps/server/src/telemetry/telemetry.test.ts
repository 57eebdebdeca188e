import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { contract } from '@cadran/contract';
import { createReportPrinter, type ReportPrinter } from '@cadran/pdf';
import { drawPicture } from '@cadran/pdf/drawing/source';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../env.ts';
import { createJobRunner } from '../jobs/runner.ts';
import { insertRespondents, times } from '../testing/culture-audits/insert-respondents.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { startTelemetry, type Telemetry } from './telemetry.ts';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}
interface SentLog {
  readonly traceId?: string;
  readonly severityNumber: number;
  readonly body: { readonly stringValue?: string };
}
interface Sent {
  readonly resourceSpans?: readonly { readonly scopeSpans: { readonly spans: SentSpan[] }[] }[];
  readonly resourceLogs?: readonly { readonly scopeLogs: { readonly logRecords: SentLog[] }[] }[];
}

/** A collector that keeps what it receives. */
const startReceiver = async () => {
  const received: { readonly path: string; readonly body: Sent }[] = [];
  const server: Server = createServer((request, response) => {
    const receive = async (): Promise<void> => {
      received.push({ path: request.url ?? '', body: (await json(request)) as Sent });
      response.setHeader('content-type', 'application/json').end('{}');
    };
    void receive();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    spans: () =>
      received.flatMap(({ body }) =>
        (body.resourceSpans ?? []).flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)),
      ),
    logs: () =>
      received.flatMap(({ body }) =>
        (body.resourceLogs ?? []).flatMap(({ scopeLogs }) =>
          scopeLogs.flatMap((s) => s.logRecords),
        ),
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

it('is off without a variable that switches it on', async () => {
  expect(await startTelemetry(readConfig({}, []))).toBeUndefined();
  const disabled = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_SDK_DISABLED: 'true' };
  expect(await startTelemetry(readConfig(disabled, []))).toBeUndefined();
  const neither = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x',
    OTEL_TRACES_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
  };
  expect(await startTelemetry(readConfig(neither, []))).toBeUndefined();
});

describe('OpenTelemetry', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let telemetry: Telemetry;
  let pdf: ReportPrinter;
  let test: TestApp;
  let owner: MadeUser;
  let campaignId: string;

  /** Requests of each kind, then everything is sent. */
  beforeAll(async () => {
    receiver = await startReceiver();
    const started = await startTelemetry(
      readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address, OTEL_SERVICE_NAME: 'ours' }, []),
    );
    if (!started) throw new Error('off');
    telemetry = started;
    const { trace } = telemetry;
    pdf = createReportPrinter(drawPicture, { trace });
    test = await createTestApp({}, { telemetry, trace, pdf });
    owner = await test.make.user();
    const me = await test.as(owner);
    await me.call(contract.screening.listCampaigns, { query: { q: 'Dupont' } });
    await me.call(contract.sandbox.sample, { params: { id: 'personal' } });
    const campaign = await test.make.profilingCampaign(owner, { access: 'link' });
    campaignId = campaign.id;
    await insertRespondents(test, campaign, times(3, {}));
    const visitor = await test.anonymous();
    await visitor.call(contract.profilingQuestionnaires.start, {
      body: { campaignId, language: 'fr', consent: true, startKey: crypto.randomUUID() },
    });
    const runner = createJobRunner({
      database: test.database.database,
      clock: () => new Date(),
      mayErase: async () => true,
      onError: () => undefined,
      telemetry,
    });
    const ran = Promise.withResolvers<void>();
    runner.schedule({ name: 'cleaning', everyMs: 60_000, run: async () => ran.resolve() });
    await ran.promise;
    await runner.stop();
    await telemetry.close();
  });
  afterAll(async () => {
    await test.close();
    await receiver.close();
  });

  const attributesOf = ({ attributes }: SentSpan) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  const spanNamed = (name: string): SentSpan => {
    const found = receiver.spans().find((span) => span.name === name);
    if (!found)
      throw new Error(
        `${name} is not among ${receiver
          .spans()
          .map((s) => s.name)
          .join()}`,
      );
    return found;
  };
  const inTraceOf = (root: SentSpan) =>
    receiver.spans().filter(({ traceId }) => traceId === root.traceId);

  it('sends a span for each request by its route, with its transactions and queries', () => {
    const request = spanNamed('GET /api/screening/campaigns');
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/screening/campaigns',
      'http.response.status_code': 200,
    });
    expect(request.parentSpanId ?? '').toBe('');
    const parts = inTraceOf(request);
    const transaction = parts.find(({ name }) => name === 'transaction');
    expect(transaction?.parentSpanId).toBe(request.spanId);
    const queries = parts.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId);
    expect(queries.map(attributesOf)).toContainEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'select',
      'db.collection.name': 'screening_campaigns',
    });
  });

  it('sends spans for child processes and jobs', () => {
    const request = spanNamed('GET /api/test/download/:id');
    const child = inTraceOf(request).find(({ name }) => name === 'child process');
    expect(child && attributesOf(child)).toEqual({ 'cadran.work': 'pdf' });
    expect(attributesOf(spanNamed('job cleaning'))).toEqual({ 'cadran.job': 'cleaning' });
  });

  it('gives the lines of the log the ids of their trace, here and there', () => {
    const { traceId } = spanNamed('GET /api/screening/campaigns');
    const line = test.logLines
      .map((one) => JSON.parse(one))
      .find((one) => one.trace_id === traceId);
    expect(line).toMatchObject({ msg: 'answered', route: '/api/screening/campaigns' });
    const log = receiver.logs().find((one) => one.traceId === traceId);
    expect(log).toMatchObject({ body: { stringValue: 'answered' }, severityNumber: 9 });
  });

  it('records nothing of requests that would tell when somebody answered', () => {
    expect(test.logLines.join('')).not.toContain('/profiling/questionnaires');
    expect(JSON.stringify(receiver.received)).not.toContain('profiling/questionnaires');
    expect(JSON.stringify(receiver.received)).not.toContain('profiling_questionnaires');
  });

  it('sends no personal data, no ids of people and no tokens, under the name of the service', () => {
    const everything = JSON.stringify(receiver.received);
    expect(everything).toContain('"ours"');
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(
      new Set(['/v1/traces', '/v1/logs']),
    );
    const { id, organizationId, username, email } = owner;
    for (const secret of [id, organizationId, username, email, campaignId, 'Dupont', 'Bearer'])
      expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(/192\.0\.2\.1|\$1/);
  });
});
