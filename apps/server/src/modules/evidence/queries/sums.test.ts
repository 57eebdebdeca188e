import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bufferOf } from '../adding/counts-buffer.ts';
import { loadReading } from '../reading/read-evidence.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('adds up the sums of the given organisations, each number at its place', async () => {
  const ids: string[] = [];
  const store = async (kind: string, people: number, counts: number[], version: number) =>
    test.database.asSuperuser(
      `insert into evidence_sums (organization_id, instrument_version, language, kind, people, read_at, counts)
       values ($1, $2, 'fr', $3, $4, '2026-03-01', $5)`,
      [ids.at(-1), version, kind, people, bufferOf(new Int32Array(counts))],
    );
  for (const counts of [
    [1, 255, 65_536, 0, 1_000_000_000],
    [2, 1, 16_777_216, 0, 1_000_000_001],
    [5, 5, 5, 5, 5],
  ]) {
    ids.push((await test.make.user({ role: 'admin' })).organizationId);
    await store('times/values/1', 30, counts, INSTRUMENTS_VERSION);
    await store('times/values/2', 30, counts.slice(1), INSTRUMENTS_VERSION);
    await store('times/values/3', 30, counts, INSTRUMENTS_VERSION + 1);
  }
  const reading = await test.database.database.withPlatform((tx) =>
    loadReading(tx, ids.slice(0, 2), INSTRUMENTS_VERSION),
  );
  const readAt = new Date('2026-03-01T00:00:00Z');
  const cell = { language: 'fr', people: 60, readAt };
  expect(reading.cells()).toEqual([
    {
      ...cell,
      kind: 'times/values/1',
      counts: new Int32Array([3, 256, 16_842_752, 0, 2_000_000_001]),
    },
    {
      ...cell,
      kind: 'times/values/2',
      counts: new Int32Array([256, 16_842_752, 0, 2_000_000_001]),
    },
  ]);
});
