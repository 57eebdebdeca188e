import { expect, it } from 'vitest';
import { sentGroups, simulatedPeople } from '../../../../testing/culture-audits/sent-groups.ts';
import { computeInProcess, createSnapshotProcess } from '../compute-snapshot.ts';
import type { SnapshotPlan } from '../snapshot-plan.ts';

/** So many that a second thread helps. */
const UNITS = Array.from({ length: 30 }, (_, place) => `unit ${place}`);
const PLAN: SnapshotPlan = {
  campaignId: 'campaign',
  number: 1,
  access: 'codes',
  drawKey: new Uint8Array(32),
  minimumGroup: 5,
  units: UNITS,
  headcounts: [],
  unitOf: [],
  place: 0,
  cohorts: [],
  servedBefore: [],
};

it('two threads compute what one does, and the cells stay in order', async () => {
  const groups = sentGroups(simulatedPeople(90, 4, ['unit 0', 'unit 1', 'unit 2']));
  const snapshots = createSnapshotProcess();
  try {
    const [alone, helped] = await Promise.all(
      [computeInProcess(), snapshots.compute].map(async (compute) => {
        const making = compute(PLAN, new AbortController().signal);
        await making.add(groups);
        const taken = await making.finish(() => undefined);
        await making.close();
        return taken;
      }),
    );
    expect(helped?.served.length).toBeGreaterThan(10);
    expect(helped?.cells.map(({ cell }) => cell)).toEqual(alone?.cells.map(({ cell }) => cell));
    expect(JSON.stringify(helped?.cells.map(({ figures }) => figures))).toBe(
      JSON.stringify(alone?.cells.map(({ figures }) => figures)),
    );
  } finally {
    await snapshots.close();
  }
}, 60_000);
