/** What an answer is and when a part is complete; free of zod, for the respondent's bundle and the server. */
export * from './answer-items.ts';
export * from './required-answers.ts';
export * from './required-facts.ts';
export * from './required-items.ts';
