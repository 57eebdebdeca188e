import { expect, test } from 'vitest';
import { groupNumbers, readingOfPeople } from './reading-of-people.ts';

const PEOPLE = [
  {
    language: 'fr' as const,
    numbers: [
      { kind: 'scores/', numbers: [50] },
      { kind: 'times/values/1', numbers: [3] },
    ],
  },
  { language: 'en' as const, numbers: [{ kind: 'scores/', numbers: [60] }] },
  { language: 'fr' as const, numbers: [{ kind: 'scores/', numbers: [70] }] },
];

test('numbers are grouped by language and kind', () => {
  expect(groupNumbers(PEOPLE)).toEqual([
    { language: 'fr', kind: 'scores/', people: [[50], [70]] },
    { language: 'fr', kind: 'times/values/1', people: [[3]] },
    { language: 'en', kind: 'scores/', people: [[60]] },
  ]);
});

test('a reading of people has their sums', () => {
  const readAt = new Date('2026-03-01T12:00:00Z');
  const reading = readingOfPeople(PEOPLE, readAt);
  const counts = new Int32Array(101);
  [counts[50], counts[70]] = [1, 1];
  expect(reading.of('scores/', 'fr')).toEqual({ people: 2, readAt, counts });
  expect(reading.of('scores/', 'en')?.people).toBe(1);
  expect(reading.kinds('')).toEqual(['scores/', 'times/values/1']);
});
