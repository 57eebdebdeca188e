import { expect, it } from 'vitest';
import { today } from './today.ts';

it('today is written year, month, day, by the clock of the device', () => {
  expect(today(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(today(new Date(2026, 10, 15, 23, 59))).toBe('2026-11-15');
});
