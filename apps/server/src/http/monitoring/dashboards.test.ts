import { readFileSync } from 'node:fs';
import { drawPicture } from '@cadran/pdf/drawing/source';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChildProcesses } from '../../boot/child-processes/child-processes.ts';
import { createJobRunner } from '../../jobs/runner.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const FOLDER = new URL('../../../../../deploy/monitoring/', import.meta.url);
/** Prometheus' own: whether it reached an instance. */
const OF_PROMETHEUS = ['up'];

const registry = new Registry();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, { registry });
  collectDefaultMetrics({ register: registry });
  createChildProcesses(drawPicture, registry, () => undefined);
  createJobRunner({
    database: test.database.database,
    clock: () => new Date(),
    mayErase: async () => true,
    onError: () => undefined,
    registry,
  });
});
afterAll(() => test.close());

const exportedMetrics = (): Set<string> =>
  new Set(
    registry.getMetricsAsArray().flatMap(({ name, type }) =>
      // prom-client tells the type of a metric as a word.
      String(type) === 'histogram'
        ? ['_bucket', '_sum', '_count'].map((end) => name + end)
        : [name],
    ),
  );

/** Metrics stand before a brace in every expression of ours. */
const metricsOf = (text: string): string[] =>
  [...text.matchAll(/([a-z\d_]+)\{(?:job|exported_job)=/g)].flatMap(([, name]) => name ?? []);

it.each(['alerts.yaml', 'grafana-dashboard.json'])(
  'every metric that %s names is exported',
  (file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8').replaceAll('\\"', '"');
    const named = new Set(metricsOf(text));
    expect(named.size).toBeGreaterThan(5);
    const known = exportedMetrics();
    expect([...named].filter((name) => !known.has(name) && !OF_PROMETHEUS.includes(name))).toEqual(
      [],
    );
    // None is named without the braces that select our instances.
    const all =
      text.match(/\b(?:http|nodejs|process|child_process|job)_[a-z\d_]+(?=[\s{[)])/g) ?? [];
    expect([...new Set(all)].filter((name) => !named.has(name))).toEqual([]);
  },
);

it('the dashboard is a document that Grafana imports', () => {
  const dashboard = JSON.parse(readFileSync(new URL('grafana-dashboard.json', FOLDER), 'utf8'));
  expect(dashboard).toMatchObject({ title: 'Cadran', uid: 'cadran' });
  const ids = dashboard.panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { targets } of dashboard.panels) expect(targets.length).toBeGreaterThan(0);
});
