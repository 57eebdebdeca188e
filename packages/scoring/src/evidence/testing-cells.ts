import type { Language } from '@cadran/contract/codes';
import { addPeople } from './add-people.ts';
import type { Cell } from './reading.ts';

export const READ_AT = new Date('2026-03-01T12:00:00Z');
export const DATE = '2026-03-01T12:00:00.000Z';

/** The sums of so many people for each of these. */
export const cellOf = (
  kind: string,
  timesEach: number,
  people: readonly (readonly number[])[],
  language: Language = 'fr',
): Cell => ({
  kind,
  language,
  people: timesEach * people.length,
  readAt: READ_AT,
  counts: addPeople(kind, null, people).map((count) => timesEach * count),
});
