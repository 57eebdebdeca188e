export * from './platform.ts';
export * from './screening.ts';
