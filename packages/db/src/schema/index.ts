export * from './platform.ts';
export * from './profiling.ts';
export * from './screening.ts';
