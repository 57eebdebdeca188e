import type { SimulatedPerson } from '../simulation/installation/simulated-installation.ts';
import { outcomePairs, outcomeTriples } from '../simulation/installation/simulated-installation.ts';
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
    retests: [],
    selections: [],
    oversight: [],
    outcomes: [
      {
        organizationId: '',
        readAt: NOW,
        months: 6,
        outcome: 'performance',
        pairs: outcomePairs(people),
        withSkills: outcomeTriples(people),
      },
    ],
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

export const performanceFigures = ({ outcomes }: Panels) => {
  const found = outcomes.find(({ months, outcome }) => months === 6 && outcome === 'performance');
  return found?.panel.state === 'known' ? found.panel.figures : null;
};
