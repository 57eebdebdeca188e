/** What an answer is on its way between browser and server; free of zod, for the respondent's bundle too. */
export * from './answer-items.ts';
export * from './is-email.ts';
export * from './is-phone.ts';
export * from './birth-date-rule.ts';
