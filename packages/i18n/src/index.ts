export * from './area.ts';
export * from './formatting/format.ts';
export * from './formatting/french-spaces.ts';
export * from './language.ts';
export * from './formatting/plural.ts';
export * from './formatting/usual-duration.ts';
export * from './formatting/parse-number.ts';
