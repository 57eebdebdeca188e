/** Answers in transit between browser and server; free of zod, for the respondent's bundle. */
export * from './answer-items.ts';
export * from './answer-rules.ts';
export * from './fold-answers.ts';
export * from './is-email.ts';
