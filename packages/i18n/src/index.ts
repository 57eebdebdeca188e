export * from './area.ts';
export * from './format.ts';
export * from './language.ts';
export * from './plural.ts';
export * from './read-number.ts';
