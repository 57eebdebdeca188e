import type { AgeBand, TenureBand } from './segments.ts';
import { PROFILING_LIMITS } from './limits.ts';

/**
 * The browser calls these and sends the band alone: neither a year of birth nor a start date ever leaves it.
 * Null: nobody who answers can have been born then, or have started then.
 */
export const ageBand = (birthYear: number, year: number): AgeBand | null => {
  const age = year - birthYear;
  const { ageMin, ageMax } = PROFILING_LIMITS;
  if (!Number.isInteger(age) || age < ageMin || age > ageMax) return null;
  if (age < 30) return 'under_30';
  if (age < 40) return '30_39';
  return age < 50 ? '40_49' : '50_plus';
};

/** `2024-02-29`: year, month and day in an order that sorts. */
const DAY = /^(\d{4})-(\d\d-\d\d)$/;

/** By whole years between two days written `2024-03-01`. */
export const tenureBand = (startDate: string, today: string): TenureBand | null => {
  const start = DAY.exec(startDate);
  const now = DAY.exec(today);
  if (!start || !now || startDate > today) return null;
  const anniversaryAhead = (now[2] ?? '') < (start[2] ?? '');
  const years = Number(now[1]) - Number(start[1]) - (anniversaryAhead ? 1 : 0);
  if (years > PROFILING_LIMITS.ageMax) return null;
  if (years < 2) return 'under_2';
  if (years < 5) return '2_4';
  return years < 10 ? '5_9' : '10_plus';
};
