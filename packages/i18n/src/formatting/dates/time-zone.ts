/** An instant, or its ISO 8601 text. */
export type DateLike = string | Date;

/** Of this device, by its IANA name; a few browsers hide it. */
export const deviceTimeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs more than a hundred uses of it. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, known);
  return known;
};

/** What the clocks of the zone show, as if it were universal time. */
const localTime = (instant: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
};

const offsetAt = (instant: number, timeZone: string): number =>
  localTime(instant, timeZone) - instant;

/**
 * When the clocks of the zone show this. A time that occurs twice is the first of both; one that is skipped when the
 * clocks go forward is as much later as they skip.
 */
const instantOf = (local: number, timeZone: string): Date => {
  const before = offsetAt(local - DAY_MS, timeZone);
  const after = offsetAt(local + DAY_MS, timeZone);
  const found = [before, after]
    .map((offset) => ({ instant: local - offset, offset }))
    .filter(({ instant, offset }) => offsetAt(instant, timeZone) === offset)
    .map(({ instant }) => instant);
  return new Date(found.length > 0 ? Math.min(...found) : local - before);
};

const toDay = (local: number): string => new Date(local).toISOString().slice(0, 10);

/** The day of an instant: `2026-11-15`. */
export const dayIn = (instant: DateLike, timeZone: string): string =>
  toDay(localTime(new Date(instant).getTime(), timeZone));

/** The day so many days after another, whatever the time zone. */
export const laterDay = (day: string, days: number): string =>
  toDay(Date.parse(day) + days * DAY_MS);

/** The first instant of a day; of one that the zone skipped, that of the next. */
export const startOfDay = (day: string, timeZone: string): Date =>
  instantOf(Date.parse(day), timeZone);

/** The same time of day so many days later, though days of 23 and 25 hours lie between. */
export const addDays = (instant: Date, days: number, timeZone: string): Date =>
  instantOf(localTime(instant.getTime(), timeZone) + days * DAY_MS, timeZone);

/** The same day and time so many months later; the last day of a month that is too short. */
export const addMonths = (instant: Date, months: number, timeZone: string): Date => {
  const local = new Date(localTime(instant.getTime(), timeZone));
  const date = local.getUTCDate();
  local.setUTCMonth(local.getUTCMonth() + months);
  if (local.getUTCDate() !== date) local.setUTCDate(0);
  return instantOf(local.getTime(), timeZone);
};
