import { QUESTIONNAIRE_LIMITS } from '../codes/questionnaire-limits.ts';

const { birthYearMin } = QUESTIONNAIRE_LIMITS;

/** The rule that a day of birth (`1995-02-03`) breaks; false for one that somebody can have. */
export const birthDateRule = (day: string, now = new Date()): string | false => {
  if (Number(day.slice(0, 4)) < birthYearMin) return `min:${birthYearMin}`;
  return day > now.toISOString().slice(0, 10) && 'past';
};
