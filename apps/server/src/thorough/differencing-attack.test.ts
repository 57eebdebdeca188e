import { randomUUID } from 'node:crypto';
import {
  AGE_BANDS,
  contract,
  GENDERS,
  type ProfilingSelection,
  TENURE_BANDS,
} from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import {
  auditAnonymity,
  canonicalCells,
  cellHolds,
  ENGINE_VERSION,
  segmentValues,
} from '@cadran/scoring';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnonymityAuditor } from '../modules/culture-audits/snapshots/publication-rules.ts';
import { computeInProcess } from '../modules/culture-audits/snapshots/compute-snapshot.ts';
import { createAttacker, everySelection } from '../testing/culture-audits/attacker.ts';
import {
  insertRespondents,
  type RespondentFields,
  times,
} from '../testing/culture-audits/insert-respondents.ts';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { profiling, profilingResults } = contract;
const K = 5;
const [A, B, C] = [randomUUID(), randomUUID(), randomUUID()];
const UNITS = [A, B, C].map((id, place) => ({
  id,
  name: { fr: `Unité ${place}`, en: `Unit ${place}` },
  expectedHeadcount: null,
}));
const VALUES = segmentValues([A, B, C]);

/** Unevenly spread, some keep things to themselves; few attributes make many large cells, many make small ones. */
const population = (seed: number, people: number, attributes: number): RespondentFields[] => {
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[]): T | null =>
    random() < 0.05 ? null : (values[Math.floor(random() ** 1.5 * values.length)] ?? null);
  return Array.from({ length: people }, () => ({
    unitId: pick([A, B, C]),
    gender: attributes > 1 ? pick(GENDERS) : null,
    ageBand: attributes > 2 ? pick(AGE_BANDS) : null,
    tenureBand: attributes > 3 ? pick(TENURE_BANDS) : null,
  }));
};

/** Each wave is followed by a snapshot; the last one by the closing. */
const WAVES: readonly (readonly RespondentFields[])[][] = [
  [
    [
      ...times(17, { unitId: A, gender: 'female' }),
      ...times(3, { unitId: A, gender: 'male' }),
      ...times(10, { unitId: B, gender: 'female' }),
      ...times(10, { unitId: B, gender: 'male' }),
    ],
  ],
  [population(1, 24, 2), population(2, 9, 2), population(3, 6, 2)],
  [population(4, 60, 3), population(5, 12, 3)],
  [population(6, 90, 4), population(7, 30, 4)],
  [population(8, 12, 1), population(9, 5, 1), population(10, 7, 1)],
];

/** "n and its complement at least k", which is not enough (docs/method/audits.md#protection). */
const unaudited: AnonymityAuditor = ({ values, cohorts, minimumGroup, snapshot }) => {
  const count = (holds: (segments: (typeof cohorts)[number]['segments']) => boolean): number =>
    cohorts.reduce((sum, { segments, people }) => sum + (holds(segments) ? people : 0), 0);
  const served = canonicalCells(values).filter((cell) => {
    const inside = count((segments) => cellHolds(cell, segments));
    const outside = count(() => true) - inside;
    return inside >= minimumGroup && (outside === 0 || outside >= minimumGroup);
  });
  return { engineVersion: ENGINE_VERSION, minimumGroup, snapshot, served };
};

describe.each([
  { audit: auditAnonymity, name: 'the audit', leaks: false },
  { audit: unaudited, name: 'no more than a minimum size', leaks: true },
])('whoever asks everything there is to ask, with $name', ({ audit, leaks }) => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  beforeAll(async () => {
    test = await createTestApp({}, { compute: computeInProcess({ audit }) });
    owner = await test.make.user();
    me = await test.as(owner);
  });
  afterAll(() => test.close());

  const attack = async (
    waves: readonly (readonly RespondentFields[])[],
    earlierId: string | null,
  ) => {
    const campaign = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
    const params = { id: campaign.id };
    const attacker = createAttacker(me, campaign.id, K);
    const random = seededRandom(waves.length);
    for (const [place, wave] of waves.entries()) {
      await insertRespondents(test, campaign, wave);
      const isLast = place === waves.length - 1;
      await me.call(isLast ? profiling.closeCampaign : profilingResults.takeSnapshot, { params });
      await test.takeSnapshots();
      attacker.addRespondents(wave);
      const served: ProfilingSelection[] = [];
      const closed: ProfilingSelection[] = [];
      for (const selection of everySelection(VALUES))
        ((await attacker.requestReport(selection)) ? served : closed).push(selection);
      const isServed = new Set(served.map((selection) => JSON.stringify(selection)));
      for (const selection of await attacker.requestOverviews())
        expect([selection, isServed.has(JSON.stringify(selection))]).toEqual([selection, true]);
      const some = (of: readonly ProfilingSelection[]): ProfilingSelection =>
        of[Math.floor(random() * of.length)] ?? {};
      for (let turn = 0; turn < 10; turn += 1) {
        await attacker.requestComparison(some(served), some(served));
        await attacker.requestComparison(some(served), some(closed));
        await attacker.requestReport({ ...some(served), ...some(closed) });
        await attacker.requestReport({ unit: [A, B], ...some(served) });
        if (earlierId !== null)
          await attacker.requestTrend(some([...served, ...closed]), earlierId);
      }
      await attacker.requestPdf(some(closed));
      if (isLast) await attacker.requestPdf(some(served));
    }
    return { campaign, found: attacker.findDerivableGroups() };
  };

  it('finds groups of fewer than k respondents only without the anonymity audit', async () => {
    const found: number[] = [];
    let earlierId: string | null = null;
    for (const waves of WAVES) {
      const attacked = await attack(waves, earlierId);
      found.push(attacked.found.length);
      earlierId = attacked.campaign.id;
    }
    const leaking = found.filter((number) => number > 0).length;
    const [least, most] = leaks ? [2, WAVES.length] : [0, 0];
    expect(leaking).toBeGreaterThanOrEqual(least);
    expect(leaking).toBeLessThanOrEqual(most);
  }, 600_000);
});
