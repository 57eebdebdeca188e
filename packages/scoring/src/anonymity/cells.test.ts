import { cellKey } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { atomsOf, type Cohort, membershipOf } from './derivable/atoms.ts';
import { canonicalCells, cellHolds, segmentValues, valueOf } from './cells.ts';

const VALUES = segmentValues(['north', 'south']);

test('the values of each attribute end with "not given"', () => {
  expect(VALUES).toEqual({
    unit: ['north', 'south', 'not_given'],
    gender: ['male', 'female', 'not_given'],
    age: ['under_30', '30_39', '40_49', '50_plus', 'not_given'],
    tenure: ['under_2', '2_4', '5_9', '10_plus', 'not_given'],
  });
});

test('canonical order: all; each single value; each pair of values of two attributes', () => {
  const keys = canonicalCells(VALUES).map(cellKey);
  expect(keys).toHaveLength(1 + (3 + 3 + 5 + 5) + (9 + 15 + 15 + 15 + 15 + 25));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.slice(0, 5)).toEqual([
    '',
    'unit=north',
    'unit=south',
    'unit=not_given',
    'gender=male',
  ]);
  expect(keys[17]).toBe('unit=north&gender=male');
  expect(keys.at(-1)).toBe('age=not_given&tenure=not_given');
  expect(keys.indexOf('unit=south&age=50_plus')).toBeLessThan(
    keys.indexOf('unit=north&tenure=2_4'),
  );
  expect(keys.indexOf('unit=south&tenure=2_4')).toBeLessThan(keys.indexOf('gender=male&age=30_39'));
});

test('a cell has one key, whatever the order of its attributes', () => {
  expect(cellKey({ tenure: '2_4', unit: 'north' })).toBe('unit=north&tenure=2_4');
});

test('not given is a value like any other', () => {
  expect(valueOf({}, 'age')).toBe('not_given');
  expect(valueOf({ age: null }, 'age')).toBe('not_given');
  expect(cellHolds({ age: 'not_given' }, { unit: 'north' })).toBe(true);
  expect(cellHolds({ age: 'not_given' }, { age: '30_39' })).toBe(false);
  expect(cellHolds({ unit: 'north', age: '30_39' }, { unit: 'north', age: '40_49' })).toBe(false);
  expect(cellHolds({}, { unit: 'north' })).toBe(true);
});

const cohort = (segments: Cohort['segments'], people: number, snapshot = 0): Cohort => ({
  segments,
  people,
  snapshot,
});

test('cohorts that cannot be told apart are one atom; nobody is none', () => {
  const atoms = atomsOf([
    cohort({ unit: 'south' }, 2),
    cohort({ unit: 'north', age: null }, 1),
    cohort({ unit: 'north' }, 3),
    cohort({ unit: 'north', age: '30_39' }, 0),
    cohort({ unit: 'north' }, 4, 1),
  ]);
  expect(atoms.map(({ people, snapshot }) => [people, snapshot])).toEqual([
    [4, 0],
    [4, 1],
    [2, 0],
  ]);
});

test('the order of the atoms does not depend on that of the cohorts', () => {
  const cohorts = ['b', 'd', 'a', 'c'].map((unit, i) => cohort({ unit }, i + 1));
  expect(atomsOf(cohorts)).toEqual(atomsOf(cohorts.toReversed()));
  expect(atomsOf(cohorts).map(({ segments }) => segments.unit)).toEqual(['a', 'b', 'c', 'd']);
});

test('a cell holds who was there at its snapshot', () => {
  const atoms = atomsOf([
    cohort({ unit: 'a' }, 2),
    cohort({ unit: 'a' }, 3, 1),
    cohort({ unit: 'b' }, 4, 1),
    cohort({ unit: 'a' }, 5, 2),
  ]);
  const people = (snapshot: number) => membershipOf(atoms, { unit: 'a' }, snapshot).people;
  expect([0, 1, 2].map(people)).toEqual([2, 5, 10]);
  expect([...membershipOf(atoms, {}, 1).atoms]).toHaveLength(3);
});
