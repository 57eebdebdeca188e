export * from './integration.ts';
export * from './jobs.ts';
export * from './mail.ts';
export * from './platform.ts';
export * from './profiling-results.ts';
export * from './profiling.ts';
export * from './screening.ts';
export * from './sign-in.ts';
