export * from './area.ts';
export * from './format.ts';
export * from './french-spaces.ts';
export * from './language.ts';
export * from './plural.ts';
export * from './parse-number.ts';
