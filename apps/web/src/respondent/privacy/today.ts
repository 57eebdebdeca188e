/** This device's day, as `2026-11-15`: a date is a day of where one is, not of Greenwich. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
