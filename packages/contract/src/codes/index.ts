/** Everything here is free of zod, so that the respondent's bundle can use it. */
export * from './answer-stamp.ts';
export * from './assessment.ts';
export * from './audit.ts';
export * from './campaign-limits.ts';
export * from './custom-url.ts';
export * from './decisions.ts';
export * from './default-theme.ts';
export * from './facts.ts';
export * from './limits.ts';
export * from './platform.ts';
export * from './profiling-limits.ts';
export * from './profiling-results.ts';
export * from './profiling.ts';
export * from './questionnaire-limits.ts';
export * from './questionnaire-sections.ts';
export * from './resume-code.ts';
export * from './segment-bands.ts';
