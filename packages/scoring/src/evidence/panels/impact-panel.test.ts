import type { ImpactPanel } from '@cadran/contract';
import { fisherTest, type GroupSelection, wilsonInterval } from '@cadran/evidence';
import { expect, test } from 'vitest';
import { createReading } from '../reading.ts';
import { cellOf } from '../testing-cells.ts';
import { impactPanel } from './impact-panel.ts';

const NOBODY = createReading();
/** Two people with 40 and two with 60, in campaigns of two kinds: the median is 50. */
const AROUND_50 = createReading([
  cellOf('scores/', 2, [[40]]),
  cellOf('scores/values', 2, [[60, 0]], 'en'),
  cellOf('times/values/1', 9, [[0]]),
]);
const day = (of: number): Date => new Date(Date.UTC(2026, 2, of));

const selection = (
  name: Readonly<Record<string, string>>,
  people: number,
  fits: number,
  more: Partial<GroupSelection> = {},
): GroupSelection => ({
  organizationId: '',
  readAt: day(1),
  name: Object.entries(name).map(([dimension, group]) => ({ dimension, group })),
  people,
  fits,
  shortlisted: null,
  hired: null,
  scores: [],
  ...more,
});
const scoresWith = (counts: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 101 }, (_, score) => counts[score] ?? 0);

/** The groups of each comparison, as `fits: fr, en`. */
const groupsIn = ({ comparisons }: ImpactPanel): string[] =>
  comparisons.map(
    ({ dimensions, stage, groups }) =>
      `${dimensions.join(' × ')}, ${stage}: ${groups
        .map(({ name }) => name.map(({ group }) => group).join(' '))
        .join(', ')}`,
  );
const knownIn = ({ comparisons }: ImpactPanel) =>
  comparisons
    .flatMap(({ groups }) => groups)
    .flatMap((group) => (group.state === 'known' ? [group] : []));

test('without selections there is nothing to compare', () => {
  expect(impactPanel([], AROUND_50)).toEqual({ needed: 30, date: null, comparisons: [] });
});

test('groups are compared with the one that is selected most often', () => {
  const panel = impactPanel(
    [
      selection({ language: 'en' }, 100, 10),
      selection({ language: 'fr' }, 100, 50, { readAt: day(2) }),
    ],
    NOBODY,
  );
  expect(panel).toEqual({
    needed: 30,
    date: day(2).toISOString(),
    comparisons: [
      {
        dimensions: ['language'],
        stage: 'fits',
        groups: [
          {
            state: 'known',
            name: [{ dimension: 'language', group: 'fr' }],
            people: 100,
            selected: 50,
            rate: 0.5,
            interval: wilsonInterval(50, 100),
            ratio: 1,
            flagged: false,
            p: null,
          },
          {
            state: 'known',
            name: [{ dimension: 'language', group: 'en' }],
            people: 100,
            selected: 10,
            rate: 0.1,
            interval: wilsonInterval(10, 100),
            ratio: 0.2,
            flagged: true,
            p: fisherTest([10, 90], [50, 50]),
          },
        ],
      },
    ],
  });
});

test('the highest rate is the reference, wherever its group stands', () => {
  const [first, second, third] = knownIn(
    impactPanel(
      [
        selection({ sex: 'female' }, 100, 20),
        selection({ sex: 'male' }, 100, 40),
        selection({ sex: 'other' }, 100, 10),
      ],
      NOBODY,
    ),
  );
  expect(first).toMatchObject({ ratio: 0.5, p: fisherTest([20, 80], [40, 60]) });
  expect(second).toMatchObject({ ratio: 1, p: null });
  expect(third).toMatchObject({ ratio: 0.25, p: fisherTest([10, 90], [40, 60]) });
});

test('a stage that is not known of a part of a group is not known of the group', () => {
  const panel = impactPanel(
    [
      selection({ language: 'fr' }, 40, 20, { shortlisted: null, hired: 3 }),
      selection({ language: 'fr' }, 40, 20, { shortlisted: 2, hired: null }),
    ],
    NOBODY,
  );
  expect(groupsIn(panel)).toEqual(['language, fits: fr']);
});

test('countries are in the order of their codes', () => {
  const given = ['FR', 'DE', 'IT', 'BE'].map((nationality) => selection({ nationality }, 30, 1));
  expect(groupsIn(impactPanel(given, NOBODY))).toEqual(['nationality, fits: BE, DE, FR, IT']);
});

test('combinations are added up by each of their groups, and by two that are crossed', () => {
  const fits = impactPanel(
    [
      selection({ age: '25_34', language: 'fr' }, 40, 20),
      selection({ age: 'under_25', language: 'fr' }, 35, 10),
      selection({ age: '25_34', language: 'en' }, 30, 6, { readAt: day(3) }),
      selection({ age: '25_34', language: 'fr' }, 10, 5, { readAt: day(2) }),
    ],
    NOBODY,
  );
  expect(groupsIn(fits)).toEqual([
    'language, fits: fr, en',
    'age, fits: under_25, 25_34',
    'language × age, fits: fr under_25, fr 25_34, en 25_34',
  ]);
  expect(knownIn(fits).map(({ people, selected }) => [people, selected])).toEqual([
    [85, 35],
    [30, 6],
    [35, 10],
    [80, 31],
    [35, 10],
    [50, 25],
    [30, 6],
  ]);
  expect(fits.date).toBe(day(3).toISOString());
});

test('sex and age band are crossed, other dimensions are not', () => {
  const panel = impactPanel(
    [
      selection({ sex: 'male', age_band: '55_plus' }, 30, 1),
      selection({ sex: 'female', age_band: '35_44' }, 30, 1),
      selection({ language: 'fr', nationality: 'FR', sex: 'other' }, 30, 1),
      selection({ nationality: 'DE', 'shoe size': '43' }, 30, 1),
    ],
    NOBODY,
  );
  expect(groupsIn(panel)).toEqual([
    'language, fits: fr',
    'nationality, fits: DE, FR',
    'sex, fits: female, male, other',
    'age_band, fits: 35_44, 55_plus',
    'sex × age_band, fits: female 35_44, male 55_plus',
  ]);
});

test('each stage compares the groups that it is known of', () => {
  const panel = impactPanel(
    [
      selection({ language: 'fr', age: '25_34' }, 40, 20, {
        shortlisted: 10,
        hired: 4,
        scores: scoresWith({ 50: 30, 51: 9, 100: 1 }),
      }),
      selection({ language: 'fr', age: '35_44' }, 60, 30, {
        shortlisted: 20,
        hired: null,
        scores: scoresWith({ 0: 50, 51: 10 }),
      }),
      selection({ language: 'en', age: '25_34' }, 50, 20, {
        shortlisted: null,
        hired: 5,
        scores: scoresWith({ 49: 25, 60: 25 }),
      }),
    ],
    AROUND_50,
  );
  expect(groupsIn(panel)).toEqual([
    'language, above_median: fr, en',
    'language, fits: fr, en',
    'language, shortlisted: fr',
    'language, hired: en',
    'age, above_median: 25_34, 35_44',
    'age, fits: 25_34, 35_44',
    'age, shortlisted: 35_44',
    'age, hired: 25_34',
    'language × age, above_median: fr 25_34, fr 35_44, en 25_34',
    'language × age, fits: fr 25_34, fr 35_44, en 25_34',
    'language × age, shortlisted: fr 25_34, fr 35_44',
    'language × age, hired: fr 25_34, en 25_34',
  ]);
  const selected = knownIn(panel).map((group) => group.selected);
  expect(selected).toEqual([
    20, 25, 50, 20, 30, 5, 35, 10, 40, 30, 20, 9, 10, 10, 25, 20, 30, 20, 10, 20, 4, 5,
  ]);
});

test('a group counts from thirty people', () => {
  const [few, enough] = impactPanel(
    [selection({ language: 'fr' }, 29, 29), selection({ language: 'en' }, 30, 3)],
    NOBODY,
  ).comparisons.flatMap(({ groups }) => groups);
  expect(few).toEqual({
    state: 'too_few',
    name: [{ dimension: 'language', group: 'fr' }],
    people: 29,
    needed: 30,
  });
  expect(enough).toMatchObject({ state: 'known', ratio: 1, p: null });
});

test('where nobody was selected there is no ratio', () => {
  const [first, second] = knownIn(
    impactPanel(
      [selection({ language: 'fr' }, 30, 0), selection({ language: 'en' }, 40, 0)],
      NOBODY,
    ),
  );
  expect(first).toMatchObject({ rate: 0, ratio: null, p: null, flagged: false });
  expect(second).toMatchObject({ rate: 0, ratio: null, flagged: false });
  expect(second?.p).toBeCloseTo(1, 10);
});

test('only ratios below four fifths are flagged', () => {
  const flagged = (fits: number) =>
    knownIn(
      impactPanel(
        [selection({ language: 'fr' }, 1000, 1000), selection({ language: 'en' }, 1000, fits)],
        NOBODY,
      ),
    ).map((group) => group.flagged);
  expect(flagged(800)).toEqual([false, false]);
  expect(flagged(799)).toEqual([false, true]);
});

test('the more groups are compared, the less chance must explain', () => {
  // 9 of 50 and 20 of 50: p = .027, more than a half of .05.
  const low = [selection({ language: 'fr' }, 50, 20), selection({ language: 'en' }, 50, 9)];
  const alike = [selection({ sex: 'female' }, 50, 20), selection({ sex: 'male' }, 50, 19)];
  const flagged = (given: readonly GroupSelection[]) =>
    knownIn(impactPanel(given, NOBODY)).map((group) => group.flagged);
  expect(flagged(low)).toEqual([false, true]);
  expect(flagged([...low, ...alike])).toEqual([false, false, false, false]);
  // A group that is too small is not compared.
  expect(flagged([...low, selection({ sex: 'other' }, 29, 0)])).toEqual([false, true]);
});
