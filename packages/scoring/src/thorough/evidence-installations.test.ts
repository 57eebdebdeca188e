import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import {
  DIF_ITEMS,
  simulateInstallation,
} from '../simulation/installation/simulated-installation.ts';
import { buildPanels } from '../evidence/build-evidence.ts';
import { createReading } from '../evidence/reading.ts';
import { panelsOf, unfairItems } from '../evidence/testing-readings.ts';

/** Two hundred thousand people are simulated: ten minutes on a busy machine. */
const HALF_AN_HOUR = 1_800_000;

test(
  'the three biased items and no others are classed B or C in at least 18 of 20 installations',
  { timeout: HALF_AN_HOUR },
  async () => {
    let right = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const unfair = unfairItems(panelsOf(simulateInstallation(seededRandom(seed))));
      if (unfair.toSorted().join() === DIF_ITEMS.toSorted().join()) right += 1;
    }
    expect(right).toBeGreaterThanOrEqual(18);
  },
);

test('without people there is nothing to say', () => {
  const panels = buildPanels({ groupTables: [], reading: createReading() });
  expect(unfairItems(panels)).toEqual([]);
});
