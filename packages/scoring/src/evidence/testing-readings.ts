import type { SimulatedPerson } from '../simulation/installation/simulated-installation.ts';
import { buildPanels, type EvidenceSources, type Panels } from './build-evidence.ts';
import { readingOfPeople } from './reading-of-people.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

/** What the panels say of simulated people, all of them in one reading. */
export const panelsOf = (
  people: readonly SimulatedPerson[],
  more: Partial<EvidenceSources> = {},
): Panels =>
  buildPanels({
    reading: readingOfPeople(people, NOW),
    groupTables: [],
    ...more,
  });

/** The items that are not of class A, in order. */
export const unfairItems = ({ itemFairness }: Panels): string[] =>
  itemFairness.flatMap(({ panel }) =>
    panel.state === 'known'
      ? panel.figures.comparisons.flatMap(({ items }) =>
          items.filter((item) => item.class !== 'A').map(({ item }) => item),
        )
      : [],
  );
