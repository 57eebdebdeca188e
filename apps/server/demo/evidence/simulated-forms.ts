import { AGE_GROUPS, EVIDENCE_NEEDED, type GroupAnswers } from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { fitVerdict } from '@cadran/scoring';
import type { Random, SimulatedPerson } from '@cadran/scoring/simulation';
import { itemChanges, selectionChanges } from '../../src/modules/group-statistics/count-groups.ts';
import type { SumsChange } from '../../src/modules/stepped-sums/index.ts';
import { packNumbers } from '../../src/modules/stepped-sums/pack-numbers.ts';

const SEED = 26;

const formOf = ({ sex }: SimulatedPerson, random: Random): GroupAnswers => ({
  sex,
  age_band: AGE_GROUPS[Math.floor(random() * AGE_GROUPS.length)] ?? null,
});

const groupChanges = (person: SimulatedPerson, organizationId: string, random: Random) => {
  const answers = formOf(person, random);
  const score = Math.round(person.overall);
  const fits = fitVerdict(score) === 'fits';
  return [
    ...itemChanges({ organizationId }, answers, INSTRUMENTS_VERSION, person.sheet),
    ...selectionChanges({ organizationId }, answers, { score, fits }),
  ];
};

/** What the voluntary forms of the simulated people add up to. */
export const simulatedForms = (people: readonly SimulatedPerson[], organizationId: string) => {
  const random = seededRandom(SEED);
  const kinds = new Map<string, { people: number; numbers: Float64Array }>();
  const add = ({ kind, length, add: addTo }: SumsChange): void => {
    const sums = kinds.get(kind) ?? { people: 0, numbers: new Float64Array(length) };
    addTo(sums.numbers);
    kinds.set(kind, { ...sums, people: sums.people + 1 });
  };
  for (const person of people) groupChanges(person, organizationId, random).forEach(add);
  return [...kinds]
    .filter(([, sums]) => sums.people >= EVIDENCE_NEEDED.impact)
    .map(([kind, { people: counted, numbers }]) => ({
      organizationId,
      kind,
      people: counted,
      numbers: packNumbers(numbers),
    }));
};
