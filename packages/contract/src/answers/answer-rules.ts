import { QUESTIONNAIRE_LIMITS } from '../codes/questionnaire/limits.ts';

/** Digits and the separators people use, the slash of Belgian numbers included. */
const PHONE = /^[\d\s+().\-/]+$/u;
const PHONE_DIGITS_MIN = 6;

/** Whether this has the format of a phone number. */
export const isPhone = (value: string): boolean =>
  PHONE.test(value) && value.replaceAll(/\D/gu, '').length >= PHONE_DIGITS_MIN;

const { birthYearMin } = QUESTIONNAIRE_LIMITS;

/** The rule that a birth date (`1995-02-03`) breaks, or false. */
export const birthDateRule = (day: string, now = new Date()): string | false => {
  if (Number(day.slice(0, 4)) < birthYearMin) return `min:${birthYearMin}`;
  return day > now.toISOString().slice(0, 10) && 'past';
};
