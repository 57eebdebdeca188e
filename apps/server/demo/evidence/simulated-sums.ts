import { AGE_GROUPS, LANGUAGES } from '@cadran/contract';
import { readingSize } from '@cadran/evidence';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { fitVerdict } from '@cadran/scoring';
import { addPeople, type Counts, groupNumbers, SCORE_BINS } from '@cadran/scoring/evidence';
import { simulateInstallation, type SimulatedPerson } from '@cadran/scoring/simulation';

const SEED = 25;

/** Two thousand people whose item bias is known, the same in every installation. */
export const simulatePeople = (): SimulatedPerson[] => simulateInstallation(seededRandom(SEED));

/** Sums of whole steps, as completing would have added them. */
export const simulatedSums = (people: readonly SimulatedPerson[]) =>
  groupNumbers(people).flatMap(({ language, kind, people: numbers }) => {
    const shown = readingSize(numbers.length);
    const counts: Counts = addPeople(kind, null, numbers.slice(0, shown));
    return shown === 0 ? [] : [{ language, kind, people: shown, counts }];
  });

const selectionOf = (
  name: readonly { readonly dimension: string; readonly group: string }[],
  people: readonly SimulatedPerson[],
) => ({
  name,
  people: people.length,
  fits: people.filter(({ overall }) => fitVerdict(Math.round(overall)) === 'fits').length,
  shortlisted: people.filter(({ hired }) => hired).length,
  hired: people.filter(({ hired }) => hired).length,
  scores: Array.from(
    { length: SCORE_BINS },
    (_, score) => people.filter(({ overall }) => Math.round(overall) === score).length,
  ),
});

/** Ages in turn, so that each is as often in either language. */
const ageOf = (place: number): string =>
  AGE_GROUPS[Math.floor(place / 2) % AGE_GROUPS.length] ?? '';

/** Readings of selection by language and age and of decisions, of the same people. */
export const simulatedReadings = (people: readonly SimulatedPerson[]) => {
  const groups = LANGUAGES.flatMap((group) =>
    AGE_GROUPS.map((age) => {
      const name = [
        { dimension: 'age', group: age },
        { dimension: 'language', group },
      ];
      const selection = selectionOf(
        name,
        people.filter(({ language }, place) => language === group && ageOf(place) === age),
      );
      return {
        name: `impact age:${age} language:${group}`,
        people: selection.people,
        figures: selection,
      };
    }),
  );
  const oversight = {
    decided: people.length,
    againstVerdict: people.filter(
      ({ overall, hired }) => fitVerdict(Math.round(overall)) === 'fits' && !hired,
    ).length,
    underOneMinute: Math.round(people.length / 25),
    told: people.filter(({ hired }) => hired).length,
    changedAfterTold: 0,
    campaigns: 12,
    targetsChanged: 1,
  };
  return [...groups, { name: 'oversight', people: people.length, figures: oversight }];
};
